import { bestOf, isMatched, predicateOf, type Surroundings } from './alignment.ts'
import { hasName, type Name } from './names.ts'
import type { ReadText } from './sentence.ts'
import { segmentsOf } from './segments.ts'
import { termsOf } from './terms.ts'

/** Whether a sentence names whom a statement names, somebody else in their place, or nobody. */
export type NameLikeness = 'same' | 'differs' | 'missing'

/** So much better must another name fit what is said, for it to be said of that one. */
const clearlyBetter = 0.8

export function compareNames(statement: ReadText, sentence: ReadText, around: Surroundings): NameLikeness {
  let likeness: NameLikeness = 'same'
  for (const name of [...statement.names, ...openingName(statement, sentence, around)]) {
    const others = sentence.names.filter(
      (other) => isCounterpart(name, other) && !hasName(statement.text, other),
    )
    if (hasName(sentence.text, name)) {
      if (others.length > 0 && isSaidOfOther(statement, sentence, { name, others })) return 'differs'
      continue
    }
    if (others.length > 0 && !hasName(around.text, name)) return 'differs'
    if (others.length > 0 || !hasName(around.text, name)) likeness = 'missing'
  }
  return likeness
}

/** 'Meyn delivers' names whom another sentence calls 'supplier Meyn'. */
function openingName({ opening, names }: ReadText, sentence: ReadText, { text }: Surroundings): Name[] {
  if (opening === undefined) return []
  const word = opening.toLowerCase()
  const isName = new RegExp(`\\p{L},?\\s${opening}(?![\\p{L}])`, 'u').test(`${sentence.text} ${text}`)
  return isName && !names.some(({ words }) => words.includes(word))
    ? [{ words: [word], kind: 'other', lead: '', at: 0 }]
    : []
}

/** A person for a person; of other names those that stand after the same preposition, or after none. */
function isCounterpart(one: Name, other: Name): boolean {
  if (one.kind === 'person' && other.kind === 'person') return true
  if (one.lead !== '' && other.lead !== '' && one.lead !== other.lead) return false
  return one.kind === other.kind || one.words.length === 1 || other.words.length === 1
}

/** 'A answers for the devices, B for the training': what is said stands with another name. */
function isSaidOfOther(
  statement: ReadText,
  sentence: ReadText,
  { name, others }: { name: Name; others: readonly Name[] },
): boolean {
  const segments = segmentsOf(sentence.text)
  const own = Math.max(
    0,
    ...segments.filter(({ text }) => hasName(text, name)).map(({ text }) => fit(statement, text)),
  )
  return others.some((other) =>
    segments.some(
      ({ text }) =>
        hasName(text, other) && !hasName(text, name) && fit(statement, text) >= own + clearlyBetter,
    ),
  )
}

/** How much of what a statement says of its subject a stretch has, figures and days included. */
function fit(statement: ReadText, text: string): number {
  const found = termsOf(text, statement.language)
  const names = new Set(statement.names.flatMap(({ words }) => words))
  const words = predicateOf(statement)
    .filter(({ word }) => !names.has(word))
    .reduce((sum, term) => sum + (bestOf(term, found).strength >= isMatched ? term.weight : 0), 0)
  return words
}

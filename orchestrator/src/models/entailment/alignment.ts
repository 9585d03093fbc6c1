import { isDeed, meaningsOf } from './concepts.ts'
import type { Quantity } from './quantity.ts'
import type { Clause, ReadText } from './sentence.ts'
import { matchOf, type Term } from './terms.ts'

/** What surrounds the words that are read. */
export interface Surroundings {
  /** What 'it' stands for: terms of the sentence before. */
  before: readonly Term[]
  /** Headings, the document's name, the header of a table. */
  about: readonly Term[]
  /** All of it, and the rest of the passage, for names. */
  text: string
}

/** How a term of a statement was found. */
export interface Found {
  strength: number
  sign: 1 | -1
  /** In the sentence itself, or in what its pronouns stand for. */
  isOwn: boolean
  /** In the sentence itself. */
  isSaid: boolean
}

/** From here on a word is there. */
export const isMatched = 0.5
const fromAbout = 0.9
const fromBefore = 0.9
/** Words that a kind of quantity or a name stands for: an amount is a budget, a person's name names somebody. */
const moneyConcepts = ['budget', 'cost', 'fee'].flatMap((word) =>
  [...meaningsOf(word, 'en').keys()].filter((key) => key.startsWith('c')),
)

export function findTerm(term: Term, sentence: ReadText, around: Surroundings): Found {
  const own = bestOf(term, sentence.terms)
  if (own.strength >= isMatched) return { ...own, isOwn: true, isSaid: true }
  if (standsFor(term, sentence)) return { strength: 0.9, sign: 1, isOwn: true, isSaid: true }
  const before = bestOf(term, around.before)
  if (before.strength * fromBefore > own.strength)
    return { ...before, strength: before.strength * fromBefore, isOwn: true, isSaid: false }
  const about = bestOf(term, around.about)
  return about.strength * fromAbout > own.strength
    ? { strength: about.strength * fromAbout, sign: 1, isOwn: false, isSaid: false }
    : { ...own, isOwn: true, isSaid: own.strength >= isMatched }
}

/** The best match of a term; of a compound each part may be another word. */
export function bestOf(term: Term, found: readonly Term[]): { strength: number; sign: 1 | -1 } {
  let best: { strength: number; sign: 1 | -1 } = { strength: 0, sign: 1 }
  for (const other of found) {
    const match = matchOf(term, other)
    if (match.strength > best.strength || (match.strength === best.strength && match.sign === 1)) best = match
  }
  if (best.strength >= 0.9 || term.parts.length === 0) return best
  const parts = term.parts.map((meanings) =>
    Math.max(0, ...found.map((other) => matchOf({ ...term, meanings, parts: [] }, other).strength)),
  )
  const mean =
    (parts.reduce((sum, strength) => sum + (strength >= isMatched ? strength : 0), 0) / parts.length) * 0.95
  return mean > best.strength ? { strength: mean, sign: 1 } : best
}

function standsFor(term: Term, sentence: ReadText): boolean {
  if (moneyConcepts.some((concept) => term.meanings.get(concept) === 1))
    return sentence.quantities.some(({ kind }) => kind.startsWith('money'))
  if (/^(?:named|benannt\w*|namentlich\w*|dedicated|appointed)$/.test(term.word))
    return sentence.names.some(({ kind }) => kind === 'person')
  if (/^(?:limited|capped|begrenzt|gedeckelt)$/.test(term.word))
    return sentence.quantities.some(({ bound }) => bound === 'at-most' || bound === 'less-than')
  return false
}

const auxiliaries =
  /^(?:is|are|was|were|be|been|being|has|have|had|will|must|may|can|shall|should|cannot|could|might|do|does|did|not|never|to|also|already|fully|formally|finally|officially|all|both|now|currently|completely|successfully)$/i
const afterNoVerb =
  /^(?:a|an|the|one|no|in|of|on|at|part|under|within|with|at|by|up|out|for|its|their|our|his|her|two|three|\d.*)$/i

/** The word by which a statement says something of its subject: a participle, or a verb that rules can tell. */
export function verbOf({ text, language, terms }: ReadText): Term | undefined {
  if (language === 'de')
    return terms.findLast(({ written, weight }) => /^\p{Ll}/u.test(written) && weight > 0.3)
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const start = words.findIndex((word) =>
    /^(?:is|are|was|were|has|have|had|will|must|may|can|shall|should|cannot|could|might|do|does|did|been|be)$/i.test(
      word,
    ),
  )
  if (start === -1) return plainVerbOf(terms)
  let index = start
  while (index < words.length && auxiliaries.test(words[index] ?? '')) index += 1
  const word = words[index]
  if (word === undefined || afterNoVerb.test(word)) return undefined
  // Expressions are one word in the terms: the first of them that stands there is the verb.
  const rest = words.slice(index).join(' ').toLowerCase()
  return terms.find(
    ({ written, weight }) => weight > 0.3 && rest.startsWith(written.toLowerCase().slice(0, 4)),
  )
}

const finite =
  /(?<![\p{L}])(?:is|are|was|were|has|have|had|will|must|may|can|shall|should|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|muss|müssen|soll|sollen|darf|dürfen|kann|können|liegt|liegen|gibt|steht|bleibt)(?![\p{L}])/iu

/** The words after the first verb that rules can tell; all where there is none. */
export function predicateOf({ text, terms }: ReadText): readonly Term[] {
  const verb = finite.exec(text)
  if (verb === null) return terms
  const after = text.slice(verb.index)
  const said = terms.filter(({ written, weight }) => weight > 0.3 && after.includes(written))
  return said.length === 0 ? terms : said
}

/** The verb of 'the supplier bears the costs': a word for a deed, after a thing. */
const plainVerbOf = (terms: readonly Term[]): Term | undefined =>
  terms.find(
    ({ written, weight, meanings }, index) =>
      index > 0 &&
      weight > 0.3 &&
      /^\p{Ll}+(?:s|ed)$/u.test(written) &&
      isDeed(meanings) &&
      index < terms.length - 1,
  )

/** The clause that has most of a statement, the word that says something counting twice. */
export function focusOf(statement: ReadText, sentence: ReadText, verb: Term | undefined): Clause | undefined {
  let best: { clause: Clause; score: number } | undefined
  const predicate = new Set(predicateOf(statement))
  for (const clause of sentence.clauses) {
    const score = statement.terms.reduce((sum, term) => {
      const { strength } = bestOf(term, clause.terms)
      return (
        sum +
        (strength >= isMatched
          ? strength * (term === verb ? 2.5 : predicate.has(term) ? 2.1 * term.weight : term.weight)
          : 0)
      )
    }, 0)
    const figures = statement.quantities.filter((wanted) =>
      clause.quantities.some((one) => isSameFigure(wanted, one)),
    ).length
    const whole = score + figures * 1.2 + (isNow(statement, clause, verb) ? 2 : 0)
    if (best === undefined || whole > best.score) best = { clause, score: whole }
  }
  return best?.clause
}

const isSameFigure = (one: Quantity, other: Quantity): boolean =>
  one.kind === other.kind && one.low <= other.high && other.low <= one.high

/** 'And is open again': what a clause says of now counts for a statement of now. */
const isNow = ({ text }: ReadText, clause: Clause, verb: Term | undefined): boolean =>
  verb !== undefined &&
  /(?<![\p{L}])(?:is|are|ist|sind)(?![\p{L}])/iu.test(text) &&
  /(?<![\p{L}])(?:again|now|meanwhile|wieder|jetzt|nun|inzwischen|mittlerweile)(?![\p{L}])/iu.test(
    clause.text,
  ) &&
  bestOf(verb, clause.terms).strength >= isMatched

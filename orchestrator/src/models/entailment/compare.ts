import { compareQuantities, type QuantityComparison } from './compare-quantities.ts'
import { meaningsOf } from './concepts.ts'
import { hasName, type Name } from './names.ts'
import type { Reason } from './reading.ts'
import type { Clause, ReadText } from './sentence.ts'
import { conditionOf, hasException, type Status, withoutPhrases } from './status.ts'
import { matchOf, type Term, termsOf } from './terms.ts'

/** What surrounds the words that are read. */
export interface Surroundings {
  /** What 'it' stands for: terms of the sentence before. */
  before: readonly Term[]
  /** Headings, the document's name, the header of a table. */
  about: readonly Term[]
  /** All of it, and the rest of the passage, for names. */
  text: string
}

export interface Comparison {
  /** Weighted share of the statement's words that the sentence or its surroundings have, 0 to 1. */
  coverage: number
  /** The same, of the sentence alone. */
  own: number
  /** The same of what is said of the subject: the words after the verb. */
  predicate: number
  /** 'There are no …': nothing is said of a subject but whether it is there. */
  isOfExistence: boolean
  /** Words with weight that nothing has. */
  missing: readonly Term[]
  /** Whether the word that says something is there, and in which sense; undefined where the statement has none. */
  verb: { found: boolean; sign: 1 | -1 } | undefined
  /** A word of the statement stands in its contrary. */
  contrary: boolean
  /** The clause that speaks of the statement. */
  focus: Clause | undefined
  quantities: readonly QuantityComparison[]
  /** Of what a statement says of all, the sentence names a share. */
  namesShare: boolean
  names: { likeness: 'same' | 'differs' | 'missing' }
  status: { wanted: Status; found: Status }
}

const isMatched = 0.5
const fromAbout = 0.9
const fromBefore = 0.9
/** Words that a kind of quantity or a name stands for: an amount is a budget, a person's name names somebody. */
const moneyConcepts = ['budget', 'cost', 'fee'].flatMap((word) =>
  [...meaningsOf(word, 'en').keys()].filter((key) => key.startsWith('c')),
)

const isContrary = (matches: readonly Found[]): boolean =>
  matches.filter(({ strength, sign, isOwn }) => isOwn && strength >= isMatched && sign === -1).length % 2 ===
  1

/** Whether one is without what the other has: 'without conditions' and 'on condition'. */
function lacksOther(statement: ReadText, sentence: ReadText): boolean {
  const [wanted, found] = [lacking(statement), lacking(sentence)]
  const isIn = (term: Term, terms: readonly Term[]): boolean => bestOf(term, terms).strength >= isMatched
  return (
    wanted.some((term) => !isIn(term, found) && isIn(term, sentence.terms)) ||
    found.some((term) => !isIn(term, wanted) && isIn(term, statement.terms))
  )
}

const lacking = ({ text, language }: ReadText): Term[] =>
  withoutPhrases(text).flatMap((phrase) => termsOf(phrase, language).slice(0, 1))

const finite =
  /(?<![\p{L}])(?:is|are|was|were|has|have|had|will|must|may|can|shall|should|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|muss|müssen|soll|sollen|darf|dürfen|kann|können|liegt|liegen|gibt|steht|bleibt)(?![\p{L}])/iu

/** The words after the first verb that rules can tell; all where there is none. */
function predicateOf({ text, terms }: ReadText): readonly Term[] {
  const verb = finite.exec(text)
  if (verb === null) return terms
  const after = text.slice(verb.index)
  const said = terms.filter(({ written, weight }) => weight > 0.3 && after.includes(written))
  return said.length === 0 ? terms : said
}

function predicateShare(statement: ReadText, matches: readonly (Found & { term: Term })[]): number {
  const predicate = new Set(predicateOf(statement))
  const own = matches.filter(({ term }) => predicate.has(term))
  const total = own.reduce((sum, { term }) => sum + term.weight, 0)
  return total === 0
    ? 0
    : own.reduce((sum, { term, strength, isOwn }) => sum + (isOwn ? term.weight * strength : 0), 0) / total
}

interface Found {
  strength: number
  sign: 1 | -1
  isOwn: boolean
}

/** @param exact of a claim bounds have to be the same, of a statement to be kept */
export function compare(
  statement: ReadText,
  sentence: ReadText,
  { around, exact }: { around: Surroundings; exact: boolean },
): Comparison {
  const matches = statement.terms.map((term) => ({ term, ...findTerm(term, sentence, around) }))
  const total = matches.reduce((sum, { term }) => sum + term.weight, 0) || 1
  const share = (own: boolean): number =>
    matches.reduce(
      (sum, { term, strength, isOwn }) => sum + (own && !isOwn ? 0 : term.weight * strength),
      0,
    ) / total
  const verb = verbOf(statement)
  const focus = focusOf(statement, sentence, verb)
  const verbMatch = matches.find(({ term }) => term === verb)
  return {
    coverage: share(false),
    own: share(true),
    predicate: predicateShare(statement, matches),
    isOfExistence: /^\s*(?:there (?:is|are|was|were)|es gibt|es gab|es besteh\w+)\b/i.test(statement.text),
    missing: matches
      .filter(({ term, strength }) => strength < isMatched && term.weight > 0.3)
      .map(({ term }) => term),
    verb:
      verb === undefined
        ? undefined
        : {
            found: (verbMatch?.isOwn ?? false) && (verbMatch?.strength ?? 0) >= isMatched,
            sign: verbMatch?.sign ?? 1,
          },
    contrary: isContrary(matches) !== lacksOther(statement, sentence),
    focus,
    quantities: compareQuantities(statement.quantities, sentence.quantities, { isExact: exact }),
    namesShare:
      !statement.quantities.some(({ kind }) => kind === 'percent') &&
      sentence.quantities.some(({ kind, low }) => kind === 'percent' && low < 100),
    names: compareNames(statement, sentence, around),
    status: {
      wanted: (focusOf(statement, statement, verb) ?? noClause).status,
      found: wholeStatus((focus ?? noClause).status, sentence.text),
    },
  }
}

/** What a sentence adds to the status of one of its clauses: exceptions and conditions stand in clauses of their own. */
const wholeStatus = (status: Status, sentence: string): Status => ({
  ...status,
  scope: hasException(sentence) ? 'part' : status.scope,
  condition: conditionOf(sentence),
})

const noClause: Clause = {
  text: '',
  terms: [],
  status: { isDenied: false, manner: 'fact', scope: 'plain', condition: 'none', isUnfinished: false },
}

function findTerm(term: Term, sentence: ReadText, around: Surroundings): Found {
  const own = bestOf(term, sentence.terms)
  if (own.strength >= isMatched) return { ...own, isOwn: true }
  if (standsFor(term, sentence)) return { strength: 0.9, sign: 1, isOwn: true }
  const before = bestOf(term, around.before)
  if (before.strength * fromBefore > own.strength)
    return { ...before, strength: before.strength * fromBefore, isOwn: true }
  const about = bestOf(term, around.about)
  return about.strength * fromAbout > own.strength
    ? { strength: about.strength * fromAbout, sign: 1, isOwn: false }
    : { ...own, isOwn: true }
}

/** The best match of a term; of a compound each part may be another word. */
function bestOf(term: Term, found: readonly Term[]): { strength: number; sign: 1 | -1 } {
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
function verbOf({ text, language, terms }: ReadText): Term | undefined {
  if (language === 'de')
    return terms.findLast(({ written, weight }) => /^\p{Ll}/u.test(written) && weight > 0.3)
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const start = words.findIndex((word) =>
    /^(?:is|are|was|were|has|have|had|will|must|may|can|shall|should|cannot|could|might|do|does|did|been|be)$/i.test(
      word,
    ),
  )
  if (start === -1) return undefined
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

/** The clause that has most of a statement, the word that says something counting twice. */
function focusOf(statement: ReadText, sentence: ReadText, verb: Term | undefined): Clause | undefined {
  let best: { clause: Clause; score: number } | undefined
  const predicate = new Set(predicateOf(statement))
  for (const clause of sentence.clauses) {
    const score = statement.terms.reduce((sum, term) => {
      const { strength } = bestOf(term, clause.terms)
      return (
        sum +
        (strength >= isMatched
          ? strength * term.weight * (term === verb ? 2.5 : predicate.has(term) ? 2.1 : 1)
          : 0)
      )
    }, 0)
    const figures = statement.quantities.filter((wanted) =>
      clause.text.includes(String(wanted.figure)),
    ).length
    if (best === undefined || score + figures * 0.5 > best.score)
      best = { clause, score: score + figures * 0.5 }
  }
  return best?.clause
}

function compareNames(statement: ReadText, sentence: ReadText, around: Surroundings): Comparison['names'] {
  let likeness: Comparison['names']['likeness'] = 'same'
  for (const name of statement.names) {
    if (hasName(sentence.text, name)) continue
    const others = sentence.names.filter(
      (other) => isCounterpart(name, other) && !hasName(statement.text, other),
    )
    if (others.length > 0 && !hasName(around.text, name)) return { likeness: 'differs' }
    if (others.length > 0 || !hasName(around.text, name)) likeness = 'missing'
  }
  return { likeness }
}

const isCounterpart = (one: Name, other: Name): boolean =>
  one.kind === other.kind || one.words.length === 1 || other.words.length === 1

/** Denied, or said of what is no more. */
export const isNegative = ({ isDenied, manner }: Status): boolean => isDenied !== (manner === 'past')

/** The first difference in quantities, if any. */
export const differenceOf = (quantities: readonly QuantityComparison[]): Reason | undefined =>
  quantities.find(({ likeness }) => likeness === 'differs')?.because

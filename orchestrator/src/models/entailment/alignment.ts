import { isDeed, meaningsOf } from './vocabulary/index.ts'
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
  /** What the document speaks of elsewhere: 'the weights' are those of the criteria in its table. */
  document?: readonly Term[]
}

/** How a term of a statement was found. */
export interface Found {
  strength: number
  sign: 1 | -1
  /** In the sentence itself, or in what its pronouns stand for. */
  isOwn: boolean
  /** In the sentence itself. */
  isSaid: boolean
  /** By the word itself, in the sentence or in what its pronouns stand for, and not by one of its like. */
  isExact: boolean
}

/** From here on a word is there. */
export const isMatched = 0.5
const fromAbout = 0.9
const fromBefore = 0.9
/** Words that a kind of quantity or a name stands for: an amount is a budget, a person's name names somebody. */
const moneyConcepts = ['budget', 'cost', 'fee'].flatMap((word) =>
  [...meaningsOf(word, 'en').keys()].filter((key) => key.startsWith('c')),
)

/** 'The weights of the award criteria': what the head of a subject is of, in the words after it. */
export function complementOf({ text, language, terms }: ReadText): readonly Term[] {
  const found =
    language === 'en'
      ? /^\W*the\s+\p{L}+\s+of\s(?:the\s)?((?:[\p{L}-]+\s){1,3}?)(?=(?:is|are|was|were|has|have)\s)/iu.exec(
          text,
        )
      : null
  if (found === null) return []
  const [whole, words = ''] = found
  const from = whole.length - words.length
  return terms.filter(({ at }) => at >= from && at < whole.length)
}

export function findTerm(term: Term, sentence: ReadText, around: Surroundings): Found {
  const own = bestOf(term, sentence.terms)
  if (own.strength >= isMatched) return { ...own, isOwn: true, isSaid: true, isExact: isSame(own) }
  if (standsFor(term, sentence)) return { strength: 0.9, sign: 1, isOwn: true, isSaid: true, isExact: false }
  const before = bestOf(term, around.before)
  if (before.strength * fromBefore > own.strength)
    return {
      ...before,
      strength: before.strength * fromBefore,
      isOwn: true,
      isSaid: false,
      isExact: isSame(before),
    }
  const about = bestOf(term, around.about)
  return about.strength * fromAbout > own.strength
    ? { strength: about.strength * fromAbout, sign: 1, isOwn: false, isSaid: false, isExact: false }
    : { ...own, isOwn: true, isSaid: own.strength >= isMatched, isExact: false }
}

/** Stems are the same; what only a group of like words or the lexicon joins is less. */
const isSame = ({ strength, sign }: { strength: number; sign: 1 | -1 }): boolean =>
  strength >= 0.95 && sign === 1

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

/** Who has an office is a person. */
const hasRole =
  /(?<![\p{L}])(?:the|an?|der|die|das|eine?)\s(?:[\p{L}-]+\s){0,3}?(?:officer|manager|director|coordinator|controller|supervisor|\p{L}*leiter(?:in)?|beauftragte[rn]?|\p{L}*verantwortliche[rn]?)(?![\p{L}])/iu

const hasIt = /(?<![\p{L}])(?:has|have|had|hat|haben|with an?|verfüg\w+ über)(?![\p{L}])/iu
const wholeWeek = 168

function standsFor(term: Term, sentence: ReadText): boolean {
  if (moneyConcepts.some((concept) => term.meanings.get(concept) === 1))
    return sentence.quantities.some(({ kind }) => kind.startsWith('money'))
  if (/^(?:named|benannt\w*|namentlich\w*|dedicated|appointed)$/.test(term.word))
    return sentence.names.some(({ kind }) => kind === 'person')
  // Who holds a licence has one; who can be reached day and night can be reached at night.
  if (/^(?:holds?|held|owns?|possess\w*|besitz\w*|verfügt?|verfügen)$/.test(term.word))
    return hasIt.test(sentence.text)
  if (
    /^(?:nights?|weekends?|sundays?|nachts?|wochenende?n?|sonntags?|feiertage?n?|feiertags)$/.test(term.word)
  )
    return sentence.quantities.some(({ kind, low }) => kind === 'opening' && low >= wholeWeek)
  if (/^(?:person|somebody|someone|jemand)$/.test(term.word)) return hasRole.test(sentence.text)
  if (/^(?:limited|capped|begrenzt|gedeckelt)$/.test(term.word))
    return sentence.quantities.some(({ bound }) => bound === 'at-most' || bound === 'less-than')
  return false
}

const auxiliaries =
  /^(?:is|are|was|were|be|been|being|has|have|had|will|must|may|can|shall|should|cannot|could|might|do|does|did|not|never|to|also|already|fully|formally|finally|officially|all|both|now|currently|completely|successfully)$/i
const afterNoVerb =
  /^(?:a|an|the|one|no|in|of|on|at|part|under|within|with|at|by|up|out|for|its|their|our|his|her|two|three|\d.*)$/i

const germanAuxiliary =
  /(?<![\p{L}])(?:ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|muss|müssen|musste|soll|sollen|sollte|kann|können|konnte|darf|dürfen|will|wollen|bleibt|bleiben)(?![\p{L}])/iu

/** With an auxiliary the last word written small, otherwise the first; not one that stands before its noun. */
function germanVerbOf(text: string, terms: readonly Term[]): Term | undefined {
  const small = terms.filter(
    ({ written, at, weight }) =>
      /^\p{Ll}/u.test(written) &&
      weight > 0.3 &&
      !(/(?:e|en|er|es|em)$/u.test(written) && /^\s\p{Lu}/u.test(text.slice(at + written.length))),
  )
  return germanAuxiliary.test(text) ? small.at(-1) : small[0]
}

/** The word by which a statement says something of its subject: a participle, or a verb that rules can tell. */
export function verbOf({ text, language, terms }: ReadText): Term | undefined {
  if (language === 'de') return germanVerbOf(text, terms)
  const words = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(({ 0: word, index }) => ({ word, index }))
  const isSaying = ({ word }: { word: string }): boolean => finiteEnglish.test(word)
  // 'The data to be migrated were assessed' says that they were assessed.
  const first = words.findIndex((one) => isSaying(one) || /^(?:been|be)$/i.test(one.word))
  const later =
    words[first]?.word === 'be' && words[first - 1]?.word === 'to' ? words.findIndex(isSaying) : -1
  // 'The vendors that were invited have answered' says that they answered.
  const isRelative = /^(?:that|which|who)$/i.test(words[first - 1]?.word ?? '') && first > 1
  const main = isRelative ? words.findIndex((one, index) => index > first + 1 && isSaying(one)) : -1
  const start = main !== -1 ? main : later === -1 ? first : later
  if (start === -1) return plainVerbOf(text, terms)
  let index = start
  while (index < words.length && auxiliaries.test(words[index]?.word ?? '')) index += 1
  const verb = words[index]
  if (verb === undefined || afterNoVerb.test(verb.word)) return undefined
  return terms.find(
    ({ at, written, weight }) => weight > 0.3 && at <= verb.index && verb.index < at + written.length,
  )
}

const finiteEnglish =
  /^(?:is|are|was|were|has|have|had|will|must|may|can|shall|should|cannot|could|might|do|does|did)$/i

const finite =
  /(?<![\p{L}])(?:is|are|was|were|has|have|had|will|must|may|can|shall|should|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|muss|müssen|soll|sollen|darf|dürfen|kann|können|liegt|liegen|gibt|steht|bleibt)(?![\p{L}])/iu

/** The words after the first verb that rules can tell; all where there is none. */
export function predicateOf({ text, terms }: ReadText): readonly Term[] {
  const verb = finite.exec(text)
  if (verb === null) return terms
  const said = terms.filter(({ at, weight }) => weight > 0.3 && at >= verb.index)
  return said.length === 0 ? terms : said
}

const isOfSeveral = (text: string, at: number): boolean => /\p{L}{3,}s\s$/u.test(text.slice(0, at))

/** The verb of 'the supplier bears the costs' and 'employees prefer it': a word for a deed, after a thing. */
const plainVerbOf = (text: string, terms: readonly Term[]): Term | undefined =>
  terms.find(
    ({ written, at, weight, meanings }, index) =>
      index > 0 &&
      weight > 0.3 &&
      (/^\p{Ll}+(?:s|ed)(?:\s|$)/u.test(written) || isOfSeveral(text, at)) &&
      !/^\s(?:takes?|lasts?|amounts?|runs?|costs?|stays?|needs?|must|may|can|will|is|are|was|were)\s/iu.test(
        text.slice(at + written.length),
      ) &&
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

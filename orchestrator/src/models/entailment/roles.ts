import { bestOf, verbOf } from './alignment.ts'
import type { Language } from '../language/words.ts'
import { readText, type ReadText } from './sentence.ts'
import type { Term } from './terms.ts'
import { isDeed } from './vocabulary/index.ts'

/** In which part something stands beside what is done: who does it, what it is done to, to whom and from whom. */
type Slot = 'agent' | 'object' | 'to' | 'from'

/** Who does what to whom, as one clause says it. */
interface Frame {
  verb: Term
  /** Each thing of the clause with its part. */
  things: readonly { term: Term; slot: Slot }[]
}

const article: Readonly<Record<Language, string>> = {
  en: 'the|an?|its|their|his|her|our|each|every|all|both|this|that',
  de: 'der|die|das|de[nms]|eine?[nmrs]?|(?:ihr|sein|unser|all|jed|kein)(?:e[nmrs]?)?',
}
const prepositions: Readonly<Record<Language, string>> = {
  en: 'by|from|to|of|for|in|on|at|with|about|after|before|over|against|into|than|between|under|within|without|as|through|per|since|until',
  de: 'von|vom|ans?|am|zu|zu[mr]|durch|für|beim?|mit|ins?|im|auf|über|wegen|nach|aus|gegen|um|vor|seit|als|zwischen|unter|ohne|ab|bis',
}
/** The preposition that a thing stands after, with what may stand between them. */
const leads = (language: Language): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}])(${prepositions[language]})\s+(?:(?:${article[language]})\s+)?(?:\p{Ll}[\p{Ll}-]*\s+){0,2}$`,
    'iu',
  )
const leadOf: Readonly<Record<Language, RegExp>> = { en: leads('en'), de: leads('de') }
/** What stands in a case that no subject has. */
const oblique = /(?<![\p{L}])(?:de[nm]|(?:ein|kein|ihr|sein|unser)e[nm])\s+(?:\p{Ll}+\s+){0,2}$/iu
const dative = /(?<![\p{L}])(?:dem|(?:ein|kein|ihr|sein|unser)em)\s+(?:\p{Ll}+\s+){0,2}$/iu
/** 'Der Verband der Winzer', 'das Dach des Turms': which one it is. */
const genitive = /(?:^|\s)\p{Lu}[\p{L}-]+\s+(?:de[rs]|(?:ein|ihr|sein|unser)e[rs])\s+(?:\p{Ll}+\s+){0,2}$/u

const passive: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}])(?:is|are|was|were|been|being|be)\s+(?:\p{L}+ly\s+|not\s+|now\s+|also\s+)?$/iu,
  de: /(?<![\p{L}])(?:wird|werden|wurden?|worden)(?![\p{L}])/iu,
}
const germanFinite =
  /(?<![\p{L}])(?:ist|sind|war|waren|hat|haben|hatten?|wird|werden|wurden?|muss|müssen|soll|sollen|kann|können|darf|dürfen|will|wollen)(?![\p{L}])/iu

/** The verb between things; where rules for verbs tell none, a word for a deed after the first thing. */
export const turnOf = (read: ReadText): Term | undefined =>
  verbOf(read) ?? (auxiliary.test(read.text) ? undefined : plainTurnOf(read))

const auxiliary =
  /(?<![\p{L}])(?:is|are|was|were|be|been|has|have|had|will|must|may|can|should|could|ist|sind|war|waren|hat|haben|wird|werden|wurden?)(?![\p{L}])/iu

const plainTurnOf = ({ terms }: ReadText): Term | undefined =>
  terms.find(
    ({ meanings, written, weight }, index) =>
      index > 0 &&
      weight > 0.3 &&
      /^\p{Ll}/u.test(written) &&
      (isDeed(meanings) || /(?:s|ed|t)$/u.test(written)),
  )

function slotOfLead(lead: string, isPassive: boolean): Slot | undefined {
  if (/^(?:by|durch)$/u.test(lead)) return isPassive ? 'agent' : undefined
  if (/^(?:from|aus)$/u.test(lead)) return 'from'
  if (/^(?:von|vom)$/u.test(lead)) return isPassive ? 'agent' : 'from'
  return /^(?:to|ans?|zu[mr]?)$/u.test(lead) ? 'to' : undefined
}

/** Who does what to whom in a clause; undefined where no verb stands between things. */
function frameOf(text: string, language: Language): Frame | undefined {
  const read = readText(text, language)
  const verb = turnOf(read)
  if (verb === undefined) return undefined
  const isPassive = passive[language].test(language === 'en' ? text.slice(0, verb.at) : text)
  const finite = language === 'en' ? verb.at : Math.min(germanFinite.exec(text)?.index ?? verb.at, verb.at)
  const all = read.terms.filter((term) => term !== verb && term.weight > 0.3)
  const isOblique = ({ at }: Term): boolean => language === 'de' && oblique.test(text.slice(0, at))
  const isPlain = ({ at }: Term): boolean => !leadOf[language].test(text.slice(0, at))
  // 'Den Saal vermietet die Stadt': what stands first need not be who does it.
  const isFronted =
    language === 'de' && !all.some((term) => term.at < finite && isPlain(term) && !isOblique(term))
  const slotOf = (term: Term): Slot | undefined => {
    const ahead = text.slice(0, term.at)
    const lead = leadOf[language].exec(ahead)?.[1]?.toLowerCase()
    if (lead !== undefined) return slotOfLead(lead, isPassive)
    if (language === 'de' && genitive.test(ahead)) return undefined
    if (language === 'de' && dative.test(ahead)) return 'to'
    const isFirst = term.at < finite
    const isSubject = isFronted ? !isFirst && !isOblique(term) : isFirst && !isOblique(term)
    return isSubject === isPassive ? 'object' : 'agent'
  }
  const things = all.flatMap((term) => {
    const slot = slotOf(term)
    return slot === undefined ? [] : [{ term, slot }]
  })
  return { verb, things }
}

/** Deeds with two sides, by who gives and who takes: what one sells, the other buys. */
const sides: readonly (readonly [gives: RegExp, takes: RegExp])[] = [
  [
    /^(?:sell|sells|sold|verkauf\w*)$/iu,
    /^(?:buy|buys|bought|purchas\w+|kauft?e?n?|gekauft|erw(?:irbt|arb|orben))$/iu,
  ],
  [
    /^(?:lets|let|rents? out|vermiete\w*|verpachte\w*)$/iu,
    /^(?:rents?|rented|hires?|hired|leases?|leased|miete\w*|gemietet|pachte\w*|gepachtet)$/iu,
  ],
  [/^(?:lends?|lent|verleih\w*|verlieh\w*)$/iu, /^(?:borrow\w*|leiht|leihen|lieh|geliehen|ausgeliehen)$/iu],
  [
    /^(?:gives?|gave|sends?|sent|suppl(?:y|ies|ied)|delivers?|delivered|pays?|paid|liefert\w*|geliefert|schick\w+|zahlt\w*|gezahlt)$/iu,
    /^(?:receives?|received|gets?|got|obtain\w*|erhält|erhalten|erhielt\w*|bezieht|beziehen|bezog\w*|bekomm\w+|bekam\w*)$/iu,
  ],
  [
    /^(?:teach(?:es)?|taught|trains?|trained|lehr\w+|schult\w*|geschult)$/iu,
    /^(?:learns?|learn(?:ed|t)|lernt\w*|gelernt)$/iu,
  ],
]

/** Which side of a deed with two sides a verb tells it from; undefined of other verbs. */
function sideOf({ written }: Term): { deed: number; isTaking: boolean } | undefined {
  for (const [deed, [gives, takes]] of sides.entries()) {
    if (gives.test(written)) return { deed, isTaking: false }
    if (takes.test(written)) return { deed, isTaking: true }
  }
  return undefined
}

/** What is told by who takes, told by who gives: 'A buys it from B' is 'B sells it to A'. */
function fromGiver({ verb, things }: Frame): Frame {
  if (sideOf(verb)?.isTaking !== true) return { verb, things }
  const turned: Readonly<Record<Slot, Slot>> = { agent: 'to', from: 'agent', to: 'to', object: 'object' }
  return { verb, things: things.map(({ term, slot }) => ({ term, slot: turned[slot] })) }
}

const isSameDeed = (one: Term, other: Term): boolean => {
  const [left, right] = [sideOf(one), sideOf(other)]
  if (left !== undefined && right !== undefined) return left.deed === right.deed
  const { strength, sign } = bestOf(one, [other])
  return strength >= 0.9 && sign === 1
}

/** Where a text and a sentence of the same language say the same deed, of each thing that both have its part in each. */
function partsOf(statement: ReadText, sentence: ReadText): { own: Slot; other: Slot }[] {
  if (statement.language !== sentence.language) return []
  const own = frameOf(statement.text, statement.language)
  if (own === undefined) return []
  for (const { text } of sentence.clauses) {
    const other = frameOf(text, sentence.language)
    if (other === undefined || !isSameDeed(own.verb, other.verb)) continue
    const [left, right] = [fromGiver(own), fromGiver(other)]
    return left.things.flatMap(({ term, slot }) => {
      const found = right.things.find((thing) => bestOf(term, [thing.term]).strength >= 0.9)
      return found === undefined ? [] : [{ own: slot, other: found.slot }]
    })
  }
  return []
}

/** 'A lets it to B' against 'B lets it to A', 'A buys from B' against 'A sells to B': two things in each other's part. */
export function haveSwappedParts(statement: ReadText, sentence: ReadText): boolean {
  const parts = partsOf(statement, sentence)
  return parts.some((one) =>
    parts.some(
      (two) => one.own !== one.other && one.own === two.other && one.other === two.own && one.own !== two.own,
    ),
  )
}

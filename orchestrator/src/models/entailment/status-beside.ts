import { bestOf, isMatched, verbOf } from './alignment.ts'
import { type Clause, isBareDenial, type ReadText } from './sentence.ts'
import { conditionOf, hasException, type Status, statusOf } from './status.ts'
import { pastWords } from './manner.ts'
import { languageIn, type Term, termsOf } from './terms.ts'
import { isDeed } from './vocabulary/index.ts'

const denyingVerb =
  /(?<![\p{L}])(?:refus(?:es|ed|ing)|den(?:ies|ied)|withheld|oppos(?:e|es|ed)|prohibited|forbidden|banned|excluded|omitted|ruled out|verweiger(?:t|te|ten)|versag(?:t|te|ten)|verboten|untersagt|ausgeschlossen)(?![\p{L}])/giu
const denyingVerbs = (text: string): string[] => text.match(denyingVerb) ?? []

/**
 * The status of a clause beside a text: a word that says that something is over ('stopped', 'replaced') or denied
 * ('refused') is a word like any other where the other text says the same.
 */
export function statusBeside(clause: Clause, { language }: ReadText, other: ReadText): Status {
  const isPast = clause.status.manner === 'past'
  const denials = denyingVerbs(clause.text)
  if (!isPast && denials.length === 0) return clause.status
  const isSaidToo = (words: string, of: readonly Term[]): boolean =>
    termsOf(words, language).some((term) => {
      const match = bestOf(term, of)
      return match.strength >= isMatched && match.sign === 1
    })
  const deeds = other.terms.filter(
    ({ meanings, written }) => isDeed(meanings) && /(?:s|ed|t|te|en)$/u.test(written),
  )
  const shared = [
    ...(isPast ? pastWords(clause.text) : []).filter((words) => isSaidToo(words, other.terms)),
    ...denials.filter((words) => isSaidToo(words, deeds)),
  ]
  return shared.length === 0
    ? clause.status
    : statusOf(shared.reduce((text, words) => text.replace(words, ' '), clause.text))
}

/** 'One of four codes: S (standard) or N (not met)': what a bracket says of something else is not said of the statement. */
function withoutLegend(clause: Clause, statement: ReadText): Clause {
  const text = clause.text.replace(/\(([^)]*)\)?/gu, (bracket, words: string) =>
    termsOf(words, languageIn(clause.text, statement.language)).some(
      (term) => term.weight > 0.3 && bestOf(term, statement.terms).strength >= isMatched,
    )
      ? bracket
      : ' ',
  )
  return text === clause.text ? clause : { ...clause, status: statusOf(text) }
}

const deniedThing =
  /(?<![\p{L}])(?:no|kein\w*)\s+((?:(?!(?:is|are|was|were|has|have|had|will|can|must|ist|sind|war|waren|hat|haben|wird|werden|wurde|wurden|kann)(?![\p{L}]))[\p{L}-]+\s+){0,2}[\p{L}-]+)/giu

/** 'Was consulted and raised no objections' denies objections, and not that somebody was consulted. */
export function withoutOtherDenial(given: Clause, statement: ReadText): Clause {
  const clause = withoutLegend(given, statement)
  if (!clause.status.isDenied) return clause
  const own = [...clause.text.matchAll(deniedThing)].filter(({ 1: thing = '', index }) => {
    const language = languageIn(clause.text, statement.language)
    const terms = termsOf(thing, language)
    const before = termsOf(clause.text.slice(0, index), language)
    const isElsewhere = statement.terms.some(
      (term) => term.weight > 0.3 && bestOf(term, before).strength >= isMatched,
    )
    return isElsewhere && !statement.terms.some((term) => bestOf(term, terms).strength >= isMatched)
  })
  if (own.length === 0) return clause
  const text = own.reduce((known, [words]) => known.replace(words, words.replace(/^\S+\s/u, '')), clause.text)
  return { ...clause, status: statusOf(text) }
}

const open = /(?<![\p{L}])(?:open|offen)(?![\p{L}])/iu

/** 'Is open again' of what a statement calls open or closed is no open point. */
export function withoutOpen(clause: Clause, statement: ReadText): Clause {
  if (!clause.status.isUnfinished || !open.test(clause.text)) return clause
  const word = clause.terms.filter(({ written }) => /^(?:open|offen)$/iu.test(written))
  return statement.terms.some((term) => bestOf(term, word).strength >= isMatched)
    ? { ...clause, status: statusOf(clause.text.replace(open, ' ')) }
    : clause
}

/** 'Takes place in May' is to come where it is asked whether it has been; 'starts in May', whether it is. */
export function yetToCome(statement: ReadText, status: Status, focus: Clause | undefined): Status {
  const { text } = statement
  if (status.manner !== 'fact' || focus === undefined) return status
  if (isDone.test(focus.text) && !isReadyLater.test(focus.text) && !/ing(?![\p{L}])/u.test(focus.text))
    return status
  const isComing =
    (hasDone.test(text) && isUnderWayInEnglish(statement, focus)) ||
    (isDone.test(text) && comes.test(focus.text)) ||
    (isResult(text) && isUnderWay(focus.text)) ||
    (is.test(text) && isReadyLater.test(focus.text) && !isReadyLater.test(text)) ||
    (is.test(text) && starts.test(focus.text) && !starts.test(text))
  return isComing ? { ...status, manner: 'planned' } : status
}

const hasDone = /(?<![\p{L}])(?:has|have|had|was|were)(?![\p{L}])/iu
const progressive =
  /(?<![\p{L}])(?:is|are) (?:now |currently |still |just )?(?:being (\p{L}+)|(\p{L}{2,}ing))(?![\p{L}])/giu

/** 'Is moving', 'is being moved' of what is said to have been moved. */
const isUnderWayInEnglish = (statement: ReadText, { text }: Clause): boolean =>
  [...text.matchAll(progressive)].some((match) => {
    const verb = verbOf(statement)
    const said = termsOf(match[1] ?? match[2] ?? '', 'en')
    return verb !== undefined && bestOf(verb, said).strength >= isMatched
  })

/** 'Ist angeschlossen', 'wurde angeschlossen': that it has been done. */
const isResult = (text: string): boolean =>
  /(?<![\p{L}])(?:ist|sind|wurden?|worden|hat|haben|has|have|was|were|is|are)(?![\p{L}])/iu.test(text) &&
  !/(?<![\p{L}])(?:wird|werden)(?![\p{L}])(?!.*worden)/iu.test(text)

/** 'Wird im März angeschlossen': with a time, what German says in the present is to come. */
const isUnderWay = (text: string): boolean =>
  /(?<![\p{L}])(?:wird|werden)(?![\p{L}])/iu.test(text) &&
  !/worden|(?<![\p{L}])(?:seit|jede\w*|täglich|wöchentlich|monatlich|jährlich|regelmäßig|immer|alle)(?![\p{L}])/iu.test(
    text,
  ) &&
  new RegExp(`(?<![\\p{L}])(?:${laterTime})(?![\\p{L}])`, 'iu').test(text)

const laterTime =
  '(?:im|ab|am|bis|zum|ende|anfang|mitte|vor|in)(?: (?:ende|anfang|mitte|zum|dem|den|der|spätestens|nächsten?|kommenden?))* (?:\\d{1,2}\\.? ?)?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter|quartal|jahresende|monatsende|woche|monat|jahr|montag|dienstag|mittwoch|donnerstag|freitag)'

/** 'Is ready at the end of November', 'sind Ende November fertig': not yet. */
const isReadyLater = new RegExp(
  String.raw`(?<![\p{L}])(?:is|are) (?:ready|complete|finished|available|done) (?:(?:in|by|at|from|on|not before|only in|mid|early|late|the|end|of) )+(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|next|quarter|monday|tuesday|wednesday|thursday|friday)|(?<![\p{L}])(?:ist|sind)(?: erst| voraussichtlich)? (?:${laterTime})(?:\s\d{4})? (?:fertig|bereit|abgeschlossen|verfügbar|einsatzbereit|erledigt|betriebsbereit)`,
  'iu',
)

const is = /(?<![\p{L}])(?:is|are|has|have|ist|sind|hat|haben|läuft|laufen)(?![\p{L}])/iu
const isDone =
  /(?<![\p{L}])(?:has|have|had|was|were|wurden?|worden)(?![\p{L}])|(?<![\p{L}])(?:is|are|ist|sind|hat|haben)\s(?:[\p{L}\d.,-]+\s)*?(?:\p{L}+ed|signed|ge\p{L}+(?:t|en)|\p{L}+iert|\p{L}+ge\p{L}+(?:t|en))(?![\p{L}])|(?<![\p{L}])(?:ist|sind|hat|haben)\s(?:.*\s)?\p{Ll}{4,}(?:t|en)\W*$/iu
const starts =
  /(?<![\p{L}])(?:(?:starts?|begins?|goes live|opens?)\b[^,;]*?\b(?:on|in|at|from|next)\b|(?:beginn(?:t|en)|starte[tn]|tritt|treten)\s(?:am|im|ab|erst|in|zum|nächste)(?![\p{L}]))/iu
const comes =
  /(?<![\p{L}])(?:(?:takes? place|starts?|begins?|goes live|opens?|decides?|votes?|meets?)\b[^,;]*?\b(?:on|in|at|from|next)\b|(?:findet|finden)(?![\p{L}])[^,;]*statt|(?:erfolg(?:t|en)|beginn(?:t|en)|starte[tn]|entscheidet|entscheiden|tritt|treten)\s(?:am|im|ab|erst|in|zum|nächste))(?![\p{L}])/iu

/** What a sentence adds to the status of one of its clauses: exceptions and conditions stand in clauses of their own. */
export const wholeStatus = (
  status: Status,
  { text, clauses }: ReadText,
  focus: Clause | undefined,
): Status => ({
  ...status,
  scope:
    hasException(text) || (!status.isDenied && clauses.some((clause) => isBareDenial(clause.text)))
      ? 'part'
      : status.scope,
  condition: conditionOf(stretchOf(text, focus)),
  isUnfinished: status.isUnfinished || clauses.some(isOpenRelative),
})

/** What stands beyond a semicolon is a sentence of its own: its conditions are not those of the clause that is read. */
const stretchOf = (text: string, focus: Clause | undefined): string => {
  const begin = focus?.text.slice(0, 20) ?? ''
  return text.split(';').find((stretch) => begin !== '' && stretch.includes(begin)) ?? text
}

/** 'The hearing, which is still to take place': said by the way, but of the very thing. */
const isOpenRelative = ({ text, status }: Clause): boolean =>
  status.isUnfinished &&
  /^\s*(?:which|that|whose|der|die|das|deren|dessen|welche\w*)\s(?!.*(?:[,;]|\bund\b))/iu.test(text) &&
  /(?:[a-z]\b|aussteht|ausstehen|fehlt|fehlen|offen ist|ist|sind|wird|werden|muss|müssen)\W*$/iu.test(text)

export const noClause: Clause = {
  text: '',
  quantities: [],
  terms: [],
  status: { isDenied: false, manner: 'fact', scope: 'plain', condition: 'none', isUnfinished: false },
}

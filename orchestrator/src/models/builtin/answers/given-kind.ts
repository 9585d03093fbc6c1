import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import { canAnswer } from '../../language/question.ts'
import type { Asked } from './asked.ts'
import { isSpoken } from './matching.ts'
import { countedPeople, namesSomebody } from './people-named.ts'
import { isRow } from './tables.ts'

/** Whether a sentence has what is asked for: a number with what it counts, a day, a name, a reason. */
export const givesKind = (asked: Asked, text: string): boolean => {
  const { read, question } = asked
  if (read.expects === undefined) return givesReason.test(text)
  if (asksOccasion.test(question) && saysOccasion.test(text)) return true
  if (lacksPeriod(question, text)) return false
  if (asksSpeed.test(question) && !spanTold.test(text)) return false
  if (frequencyAsked.test(question)) return frequencyTold.test(text)
  if (ofFigures.has(read.expects) && !ifAsked.test(question) && ifPattern.test(text))
    return givesKind(asked, text.replace(ifPattern, ' '))
  const told = isTimeAsked(asked)
    ? text.replace(rate, ' ').replace(mayDo, ' ')
    : read.expects === 'name'
      ? text.replace(dayOfMonth, '·')
      : text
  if (!canAnswer(read, question, told) && !(read.expects === 'person' && countedPeople.test(text)))
    return false
  if (read.expects === 'person' && !namesSomebody(text)) return false
  if (read.expects === 'day') return namesDay(told)
  if (
    read.expects === 'time' &&
    !tellsWhen.test(untilAsked.test(question) ? told : told.replace(untilThen, ' '))
  )
    return false
  if (isTimeAsked(asked) && isPast.test(question)) return namesDay(text)
  // How high something is, is told in digits: 'three offers' tells no amount.
  if (read.expects === 'number' && asksHeight.test(question) && !/\d/.test(told)) return false
  if (
    read.expects === 'number' &&
    asksSize.test(question) &&
    !/\d/.test(told) &&
    !told.split(/\s+/).some(isNumber)
  )
    return false
  if (read.expects === 'number' && asksHowMany(question) && !tellsCount(text)) return false
  if (read.expects === 'number') {
    const counting = asksHowMany(question) && !isRow(text) ? text.replace(otherMeasures, ' ') : text
    return standsWith(asked, counting, { noun: countedIn(question), other: isNumber })
  }
  return (
    read.expects !== 'name' ||
    standsWith(asked, text, { noun: namedPattern.exec(question)?.[1] ?? '', other: isProperName })
  )
}

const ofFigures = new Set<string>(['number', 'money', 'share', 'duration'])
/** 'If occupancy falls below 62 percent, …' does not say how high it is. */
export const ifPattern = /(?<!\p{L})(?:if|unless|wenn|falls|sofern)(?!\p{L})[^,;.]*(?:[,;]|(?=\.?\W*$))/iu
const ifAsked =
  /(?<!\p{L})(?:if|unless|wenn|falls|sofern|happens|passiert|below|above|from what|ab|unter|über|limit|threshold|grenze|at (?:least|most)|must|may)(?!\p{L})/iu

/** 'In which months …' is told by months, and no length of time. */
export const lacksPeriod = (question: string, text: string): boolean => {
  const asked = periodAsked.exec(question)?.groups
  if (asked === undefined) return false
  if (asked['month'] !== undefined) return !monthTold.test(text.replace(mayDo, ' '))
  return (
    asked['year'] !== undefined &&
    !/(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:years?|jahre?n?)\s+\d/iu.test(text)
  )
}
const periodAsked =
  /^\W*(?:\p{L}+ )?(?:which|what|welche[rnms]?)\s+(?:(?<month>months?|monate?n?)|(?<year>years?|jahre?n?))(?!\p{L})/iu
const monthTold =
  /(?<!\p{L})(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*|(?<!\p{L})(?:spring|summer|autumn|winter|frühjahr|sommer|herbst|months?|monate?n?)(?!\p{L})|\d\.\s?\d{1,2}\.|\d{4}-\d\d/iu
/** How soon or quickly something is done is told by a length of time, or by a time. */
const asksSpeed = /(?<!\p{L})(?:how (?:soon|quickly|fast)|wie (?:schnell|rasch|bald))(?!\p{L})/iu
const spanTold =
  /(?<!\p{L})(?:seconds?|minutes?|min|hours?|h|days?|weeks?|months?|quarters?|years?|at once|immediately|by|sekunden?|minuten?|stunden?|tage?n?|\p{L}*tage|wochen?|monate?n?|jahre?n?|sofort|bis|unverzüglich|umgehend)(?!\p{L})|(?<!\d)(?:19|20)\d\d(?!\d)/iu
/** How often something is, is told by a frequency, and by no single day. */
const frequencyAsked = /(?<!\p{L})(?:how (?:often|frequently)|wie (?:oft|häufig))(?!\p{L})/iu
const frequencyTold =
  /(?<!\p{L})(?:every|each|once|twice|never|always|\p{L}*times|daily|\p{L}*weekly|fortnightly|monthly|quarterly|yearly|annual\p{L}*|per|a (?:day|week|month|quarter|year)|alle[nr]?|jede[rnms]?|\p{L}*mal|\p{L}*täglich|\p{L}*wöchentlich|\p{L}*monatlich|\p{L}*jährlich|pro|je|nie|immer|(?:am|in der|im) (?:tag|woche|monat|quartal|jahr))(?!\p{L})/iu

/** People and things are counted; what is told in money, percent or time counts something else. */
const asksHowMany = (question: string): boolean =>
  /\b(?:how many|wie ?viele[nr]?|number of|anzahl|headcount|head count|belegschaft|personalstärke)\b/iu.test(
    question,
  ) &&
  !/\b(?:how many|wie ?viele[nr]?|number of|anzahl)\s+(?:\p{L}+ )?(?:percent|per cent|prozent|pounds?|euros?|dollars?|francs?|franken|\p{L}*(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden|minuten|stunden|tagen?|wochen|monaten?|jahren?))\b/iu.test(
    question,
  )
const otherMeasures =
  /(?:[£€$]|(?<!\p{L})(?:EUR|GBP|USD|CHF)(?!\p{L}))\s?\d[\d.,]*|(?:\d[\d.,]*|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eine?[nrm]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{L}))(?:\s(?:and|to|or|und|bis|oder)\s\d[\d.,]*)?\s?(?:%|per ?cent|prozent|(?:million |mio\.? )?(?:EUR|GBP|USD|CHF|euros?|pounds?|dollars?|franken)\b|[-\s]?(?:(?!(?:each|every|per|an?|pro|je|jede[nrs]?|of|in|for)(?!\p{L}))\p{L}+[\s-])?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|personentage?n?)\b)/giu
const tellsCount = (text: string): boolean => {
  const rest = text.replace(otherMeasures, ' ')
  return isRow(text) || rest.split(/\s+/).some(isNumber)
}

const asksHeight = /\b(?:how (?:high|expensive)|wie (?:hoch|teuer))\b|^\W*(?:what|which|welche[rns]?)\b/iu

/** 'No customer was called' does not say how large one is. */
const asksSize =
  /(?<!\p{L})(?:how (?:large|big|small|old|far|heavy)|wie (?:groß|klein|alt|weit|schwer))(?!\p{L})/iu

/** What is counted: the last word of 'how many must-have requirements does …' before its verb. */
const countedPattern =
  /\b(?:how many|wie ?viele[rnms]?)\s+(?:of\s+)?((?:(?!(?:are|is|was|were|do|does|did|has|have|had|can|could|will|would|must|should|may|sind|ist|war|waren|hat|haben|hatte|gibt|gab|wurden?|werden|muss|müssen|sollen?|of|in|on|at|for|to|from|with|under|per|bei|im|am|auf|von|für|der|des|das)(?![\p{L}-]))[\p{L}-]+\s*){1,4})/iu
/** Stems of what is counted; none where nothing is. */
export const countedNoun = (question: string): ReadonlySet<string> => stemsOfBoth(countedIn(question))

/** What is counted, as it is written. German writes it large, and the verb after it small. */
export function countedIn(question: string): string {
  const phrase = countedPattern.exec(question)?.[1]?.trim() ?? ''
  if (/^\W*(?:\p{L}+ )?wie/iu.test(question))
    return /\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)*/u.exec(phrase)?.[0].split(/\s+/).at(-1) ?? phrase
  const words = phrase.split(/\s+/)
  const last = words.findIndex((word, at) => isMany(word) && !isMany(words[at + 1] ?? ''))
  return words.slice(0, last === -1 ? undefined : last + 1).join(' ')
}
/** After it comes what they do: 'banks' in 'How many banks use …'. */
const isMany = (word: string): boolean => /(?:[^siu]s|people|children|men)$/iu.test(word)

/** So many words may stand between a number and what it counts, and between that and its number ('Employees: 380'). */
const [before, after] = [3, 2]

/** Where it is asked how many of something there are, or what its name is, a number or a name has to stand with it. */
function standsWith(
  { question, words }: Asked,
  text: string,
  { noun, other }: { noun: string; other: (token: string, question: string) => boolean },
): boolean {
  const stems = stemsOfBoth(noun)
  const named = words.findLast(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  if (named === undefined || isRow(text)) return true
  const tokens = text.split(/\s+/)
  // 'The number of calls is to fall from 20 to 9.'
  const [, told = ''] = numberOf.exec(text) ?? []
  if (isSpoken(spokenOf(named, stemsOfBoth(told))) && tokens.some((token) => other(token, question)))
    return true
  // The only number of a sentence is of what the sentence is about.
  if (
    tokens.filter((token) => other(token, question) && /\d/.test(token)).length === 1 &&
    !/\b(?:19|20)\d\d\b/.test(text)
  )
    return true
  return tokens.some(
    (token, at) =>
      isSpoken(spokenOf(named, stemsOfBoth(token))) &&
      tokens.slice(Math.max(0, at - before), at + after + 1).some((near) => other(near, question)),
  )
}

const numberOf = /(?<!\p{L})(?:(?:number|count) of|(?:an)?zahl (?:der|von))\s+((?:[\p{L}-]+\s?){1,2})/iu
const namedPattern = /\b(?:name of the|names? (?:der|des|die))\s+(?:\p{Ll}+\s+)?([\p{L}-]+)/iu
const isProperName = (token: string, question: string): boolean => {
  const bare = token.replace(/^\W+|\W+$/gu, '')
  return /^\p{Lu}\p{L}/u.test(bare) && !question.includes(bare)
}
/** 'S-03' is a code. */
const isNumber = (token: string): boolean =>
  (/\d/.test(token) && !/^\W*\p{L}+-?\d/u.test(token)) || numberWord.test(token)
const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|half|none|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|ein(?:e|en|er)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\w+zig|hundert|tausend)\W*$/iu

/** The kind of things that 'which …' asks for. */
export function thingAsked({ question, words }: Asked): Asked['words'][number] | undefined {
  const [, noun = ''] = whichPattern.exec(question) ?? []
  const stems = stemsOfBoth(noun)
  return words.find(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
}
const whichPattern =
  /^\W*(?:(?:for|at|in|on|with|from|by|to|für|bei|in|an|mit|von|aus) )?(?:which|what|welche[rnms]?)\s+([\p{L}-]+)/iu

const givesReason =
  /\b(?:because|since|as|so that|in order|due to|reasons?|lest|weil|da|damit|denn|um|wegen|aufgrund|grund)\b/i

export const isTimeAsked = ({ read }: Pick<Asked, 'read'>): boolean =>
  read.expects === 'time' || read.expects === 'day'
/** What has happened has a date; 'after the signature' is none. */
const isPast = /^\W*(?:when|wann)\s+(?:was|were|did|had|wurden?|war|waren|hat|haben|hatte)\b/iu
const day =
  /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)\b|\b\d{1,2}\.\s?\d{1,2}\.|\bQ[1-4]\b/iu
/** A month is no name of anybody. */
const dayOfMonth =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)(?!\p{L})(?=\s\d)|(?<=\d\.?\s)(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)(?!\p{L})/giu
/** A length of time alone tells when only after, before or until something. */
const tellsWhen = new RegExp(
  [
    day.source,
    String.raw`\b(?:after|before|until|once|as soon as|during|since|nach|vor|bis|sobald|während|seit)\b`,
    String.raw`\b(?:within|in|by|from|next|last|innerhalb|binnen|ab|nächste[rnms]?|letzte[rnms]?)\b[^.;,]{0,30}\b(?:weeks?|months?|days?|hours?|minutes?|years?|wochen?|monate?n?|tage?n?|stunden?|jahre?n?)\b`,
    String.raw`\d{1,2}[:.]\d\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|weekend|spring|summer|autumn|winter|frühjahr|sommer|herbst|today|heute|immediately|sofort|any time|anytime|jederzeit)s?\b`,
  ].join('|'),
  'iu',
)
/** 'Not until the region is live' says when something else is, and not when it goes live. */
const untilThen = /\b(?:before|until|during|bevor|während)\b/giu
const untilAsked = /\b(?:until|till|by when|before|how long|during|bis|vor|bevor|wie lange|während)\b/iu
/** What somebody may do is in no month. */
const mayDo = /(?<!\p{L})may(?!\p{L})/gu
/** 'A day', 'per month' say how often, and not when. */
const rate =
  /\b(?:an?|per|each|every|pro|je) (?:day|week|month|quarter|year|hour|tag|woche|monat|quartal|jahr|stunde)\b/giu
export const namesDay = (text: string): boolean => day.test(text.replace(mayDo, ' '))

/** 'When do we give discounts?' asks on what occasions, and no day. */
const asksOccasion =
  /^\W*(?:when\s+(?:do|can|may|must|should)\s+(?:we|you|they|i)|when\s+(?:is|are)\s[^?]*\s(?:needed|required|necessary|allowed|permitted|appropriate|called for|charged|given|granted)|wann\s+(?:\p{L}+n\s+(?:wir|sie)|\p{L}+\s+(?:ich|man))|wann\s+(?:ist|sind)\s[^?]*\s(?:nötig|erforderlich|notwendig|erlaubt|zulässig|fällig))(?!\p{L})/iu
const saysOccasion =
  /(?<!\p{L})(?:only|never|always|unless|in case|provided that|whenever|where|if|nur|nie(?:mals)?|immer|falls|wenn|sofern)(?!\p{L})/iu

const fullName = /^(?:(?:Dr|Prof)\.? )*\p{Lu}[\p{L}.-]+ (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+\b/u
/** Whether one of a row's cells is a person's name, or begins with one. */
export const namesPerson = (cells: readonly string[]): boolean => cells.some((cell) => fullName.test(cell))

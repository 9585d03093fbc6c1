import { stemsOfBoth } from '../../language/spoken-of.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { type AnswerLine, isCell } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { lacksDeed } from './deed-verbs.ts'
import { givesKind, lacksPeriod } from './given-kind.ts'
import { isSpoken, spokenIn } from './matching.ts'
import { lacksPlace } from './places.ts'

/**
 * Rule: where the question asks for a kind of thing by its form, a line without one is no answer. Where something is, is
 * told with a place; which people, with people; how many there are, by no money; how much it is, by no multiple of
 * something else; and what is between several, where both are told.
 */
export const isOfOtherKind = (asked: Asked, line: AnswerLine): boolean =>
  lacksPlace(asked, line) ||
  lacksPeople(asked, line) ||
  isMoneyOfCount(asked, line) ||
  isMultiple(asked, line) ||
  lacksBetween(asked, line) ||
  isOfSuccessor(asked, line) ||
  isOfOtherMonth(asked, line) ||
  (!isCell(line) && lacksPeriod(asked.question, line.text)) ||
  lacksHad(asked, line) ||
  isOfRequest(asked, line) ||
  isOfPresent(asked, line) ||
  lacksDeed(asked, line)

const peopleAsked =
  /^\W*(?:(?:and|so|und) )?(?:which (?:people|persons|employees)|welche (?:personen|leute|menschen|mitarbeiter\p{L}*|mitarbeitenden))(?!\p{L})/iu
const peopleTold =
  /(?<!\p{L})(?:people|persons?|specialists?|employees?|staff|experts?|users?|members?|colleagues?|planners?|engineers?|consultants?|managers?|buyers?|owners?|nurses?|nobody|everybody|personen|leute|menschen|mitarbeit\p{L}*|beschäftigte\p{L}*|fachleute|spezialist\p{L}*|kolleg\p{L}*|niemand)(?!\p{L})/iu
const fullName = /\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{Ll}'’-]+/u
const peopleInRow =
  /(?<!\p{L})(?:people|persons?|specialists?|employees?|staff|experts?|users?|members?|colleagues?|personen|leute|mitarbeit\p{L}*|beschäftigte\p{L}*|fachleute|spezialist\p{L}*)(?!\p{L})/iu
/** A sentence names them or what they are; a row does where it is called so, for it has an owner of its own. */
const lacksPeople = ({ question }: Asked, line: AnswerLine): boolean =>
  peopleAsked.test(question) &&
  !(isCell(line)
    ? peopleInRow.test(line.text.split(' – ')[0] ?? '')
    : peopleTold.test(line.text) || fullName.test(line.text))

const moneyCell =
  /(?:[£€$]|(?<!\p{L})(?:EUR|GBP|USD|CHF|PLN)(?!\p{L}))[^:*]*:\s\*\*|\*\*\s\((?:[^)]*[£€$]|[^)]*(?<!\p{L})(?:EUR|GBP|USD|CHF|PLN)(?!\p{L}))[^)]*\)/u
/** 'Servers, storage – £ thousand: 212' is no number of servers. */
const isMoneyOfCount = ({ isCount, question, read }: Asked, line: AnswerLine): boolean =>
  isCount &&
  read.expects !== 'money' &&
  isCell(line) &&
  moneyCell.test(line.text) &&
  !moneyAsked.test(question)
const moneyAsked =
  /[£€$]|(?<!\p{L})(?:euros?|pounds?|dollars?|francs?|franken|EUR|GBP|USD|CHF|PLN)(?!\p{L})/iu

const multiple =
  /\d(?:[.,]\d+)?(?:\s*(?:to|bis|–|-)\s*\d+(?:[.,]\d+)?)?\s+(?:times (?:the|as|more|what)|mal (?:so|die|den|das))|\d(?:[.,]\d+)?-?fache/iu
const multipleAsked =
  /(?<!\p{L})(?:times|ratio|relation|compared?|relative|proportion|factor|multiple|mal|verhältnis|faktor|vielfach\p{L}*)(?!\p{L})/iu
/** 'One to one and a half times the days of the partner' is no amount of effort. */
const isMultiple = ({ question, read }: Asked, { text }: AnswerLine): boolean =>
  (read.expects === 'number' || read.expects === 'money') &&
  multiple.test(text) &&
  !multipleAsked.test(question)

const betweenAsked =
  /(?<!\p{L})(?:depend\p{L}*|differences?|relations?|conflicts?|links?|abhängigkeit\p{L}*|unterschied\p{L}*|konflikt\p{L}*)\s+(?:between|zwischen)(?!\p{L})/iu
/** Two names, or a word for both of them. */
const betweenTold =
  /(?<!\p{L})(?:between|both|each other|one another|across|among|than|whereas|against|zwischen|beide[nrs]?|einander|gegenüber|als|untereinander)(?!\p{L})/iu
const twoNames = /(?<=\s)\p{Lu}\p{L}+[^.]*(?<=[\s(])\p{Lu}\p{L}+/u
const lacksBetween = ({ question }: Asked, line: AnswerLine): boolean =>
  betweenAsked.test(question) && !isCell(line) && !betweenTold.test(line.text) && !twoNames.test(line.text)

const beforeAsked =
  /(?<!\p{L})(?:before|prior to|preceding|predecessor of|vor|vorgänger\p{L}*(?: von)?)\s+(?<who>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/u
/** Who it was before somebody is told by another name than theirs. */
const isOfSuccessor = ({ question, read }: Asked, { text }: AnswerLine): boolean => {
  const who = read.expects === 'person' ? beforeAsked.exec(question)?.groups?.['who'] : undefined
  if (who === undefined) return false
  const told = who.split(/\s+/u).reduce((left, name) => left.replaceAll(name, ' '), text)
  return !/(?<!\p{L})(?:before|until|predecess\p{L}*|follow\p{L}*|succeed\p{L}*|former\p{L}*|vor|bis|vorgänger\p{L}*|nachfolge\p{L}*|früher\p{L}*|ehemalig\p{L}*)(?!\p{L})/iu.test(
    told,
  )
}

const months =
  /(?<!\p{L})(?:(jan)(?:uary|uar)?|(feb)(?:ruary|ruar)?|(mar|mär)(?:ch|z)?|(apr)(?:il)?|(mai|june?|juni|july|juli)|(aug)(?:ust)?|(sep)t?(?:ember)?|(okt|oct)(?:ober)?|(nov)(?:ember)?|(dez|dec)(?:ember)?)(?!\p{L})/giu
const monthsIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(months)].map(([month]) =>
      month.slice(0, 3).toLowerCase().replace('ä', 'a').replace('k', 'c').replace('z', 'c'),
    ),
  )
const inMonth = /(?<!\p{L})(?:in|im|during|for|für)\s+(?<month>\p{L}+)/giu
/** What a report on October says is not said of November. */
function isOfOtherMonth(
  { question }: Asked,
  { text, passage: { name, label = '', context = '' } }: AnswerLine,
): boolean {
  const asked = monthsIn([...question.matchAll(inMonth)].map(({ groups }) => groups?.['month']).join(' '))
  const [of, own] = [monthsIn([name, label, context].join('\n')), monthsIn(text)]
  return asked.size > 0 && of.size > 0 && [...asked].every((month) => !of.has(month) && !own.has(month))
}

const grantedAsked =
  /(?<!\p{L})(?:did|has|have|had|was|were|hat|haben|hatte|wurden?)(?!\p{L})[^?]*(?<!\p{L})(?:grant|approv|releas|award|decid|bewillig|genehmig|freigegeb|beschlossen|beschließ)/iu
const requestTold =
  /(?<!\p{L})(?:asks?|asked|requests?|requested|appl(?:y|ies)|proposes?|seeks?|bitte[tn]?|gebeten|beantrag\p{L}*|ersuch\p{L}*|schl(?:ägt|agen) [^.]{0,40}vor)(?!\p{L})/iu
const grantTold =
  /(?<!\p{L})(?:granted|approved|approves|released|awarded|decided|resolved|instead of|bewilligt|genehmigt|freigegeben|beschlossen|statt)(?!\p{L})/iu
/** What somebody asks for is not yet granted. */
const isOfRequest = ({ question }: Asked, { text }: AnswerLine): boolean =>
  grantedAsked.test(question) && requestTold.test(text) && !grantTold.test(text)

const futureAsked =
  /(?<!\p{L})(?:target\p{L}*|goal|in (?:the )?future|künftig\p{L}*|zukünftig\p{L}*|\p{L}*ziel\p{L}*)(?!\p{L})/iu
const futureTold =
  /(?<!\p{L})(?:target\p{L}*|goals?|aims?|must|should|shall|will|would|to be|falls?|fall|rises?|come down|down to|reduc\p{L}*|increas\p{L}*|plan\p{L}*|future|within|at (?:most|least)|no (?:more|less) than|or (?:less|more)|below|above|by 20\d\d|from 20\d\d|soll\p{L}*|muss|müssen|\p{L}*ziel\p{L}*|künftig\p{L}*|wird|werden|sinken|steigen|geplant|höchstens|mindestens|(?:bis|ab) 20\d\d)(?!\p{L})/iu
/** What a figure is to be in future is not told by what it is today. */
const isOfPresent = (asked: Asked, line: AnswerLine): boolean =>
  asked.read.expects !== undefined &&
  figures.has(asked.read.expects) &&
  futureAsked.test(asked.question) &&
  !isCell(line) &&
  !sentencesOf(line.text).some((sentence) => givesKind(asked, sentence) && futureTold.test(sentence))
const figures = new Set<string>(['number', 'share', 'duration', 'money'])

const hadAsked =
  /^\W*(?:which|what|welche[rnms]?)\s+\p{L}+\s+(?:has|have|hat|haben)\s+(?:(?:an?|any|einen?|eine)\s+)?(?<what>[\p{L}-]+)(?=\s+(?!(?:been|to|\p{L}+ed)(?!\p{L}))\p{L})/iu
/** Which of them has something is told where it is spoken of, and not where they have none. */
function lacksHad(asked: Asked, line: AnswerLine): boolean {
  const what = hadAsked.exec(asked.question)?.groups?.['what'] ?? ''
  if (isCell(line) || /^(?:no|not|keine?\p{L}*|nicht|the|more|less|most|least)$/iu.test(what)) return false
  const stems = stemsOfBoth(what)
  const at = asked.words.findIndex(
    ({ forms, isLight, isVerb }) => !isLight && !isVerb && [...stems].some((stem) => forms.get(stem) === 1),
  )
  if (at === -1) return false
  // In one sentence with what else is named: two that follow each other may speak of one each.
  return !sentencesOf(line.text).some((sentence) => {
    const spoken = spokenIn(asked, sentence.replace(hasNone, ' '))
    return asked.words.every(({ isName }, place) => (!isName && place !== at) || isSpoken(spoken[place]))
  })
}
const hasNone = /(?<!\p{L})(?:no|without|keine?[nrms]?|ohne)\s+(?:\p{Ll}+\s+){0,2}?[\p{L}-]+/giu

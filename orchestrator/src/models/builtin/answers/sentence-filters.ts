import { isConcept } from '../../language/concepts/index.ts'
import { spokenOf, stemsOfBoth } from '../../language/question-words.ts'
import { wordsOf } from '../../language/words.ts'
import type { Asked } from './asked.ts'
import { saysMark } from './conditions.ts'
import { isOtherPart } from './fact-answer.ts'
import { countedNoun, givesKind, isTimeAsked, namesPerson, thingAsked } from './given-kind.ts'
import {
  focusSpoken,
  hasMeasure,
  isSpoken,
  lacksModifier,
  mostOf,
  namesAreSpoken,
  shareSpoken,
  type Spoken,
  spokenIn,
} from './matching.ts'
import { isAgainstForm } from './form-filters.ts'
import { isNotIdentified, otherNames } from './identified.ts'
import { bareFigure, isOfQuestions } from './no-cell.ts'
import { lacksWhatIsAsked } from './met.ts'
import { nameOf } from './rows.ts'
import { namesFully } from './people-named.ts'
import { isRollBeside } from './roll-call.ts'
import type { Span } from './spans.ts'
import type { Table } from './tables.ts'
import { isTime } from './time-words.ts'
import { isReasonAsked } from './reason-asked.ts'

/** Whether a sentence or row cannot be the answer, however much of the question it speaks of. */
export function isNoAnswer(
  asked: Asked,
  span: Span,
  {
    own,
    near,
    around,
    context,
    party,
    isQuestion,
  }: Record<'own' | 'near' | 'around' | 'party', Spoken> & {
    context: string
    /** It asks itself. */
    isQuestion: boolean
  },
): boolean {
  const heads = span.row?.table.heads ?? []
  return (
    (span.row === undefined &&
      isAgainstForm(asked, { text: span.text, pieces: span.pieces, isQuestion, around })) ||
    isNotIdentified(asked, span.pieces) ||
    (span.row !== undefined && isOfQuestions(asked.question, headsOfQuestions(heads))) ||
    (span.row !== undefined &&
      isReasonAsked(asked.question) &&
      !givesKind(asked, `${heads.join(' ')} ${span.text}`)) ||
    isRecordBeside(asked, span) ||
    isTimeOfOthers(asked, mostOf([own, around], own.length)) ||
    isOfLate(asked, span) ||
    isOtherPart(asked, factKey.exec(span.text)?.[1] ?? '') ||
    lacksAmount(asked, span) ||
    lacksMembers(asked, span.text) ||
    span.pieces.every(({ text }) => lacksDecision(asked.question, `${text} ${heads.join(' ')}`)) ||
    decidesOther(asked, span.text, own) ||
    lacksMark(asked, `${span.text}\n${heads.join('\n')}\n${context}`) ||
    isOfPartOfWord(asked, span, own) ||
    isFigureInRow(asked, span) ||
    isRowOfFigures(asked, span) ||
    isOfOthers(asked, span, mostOf([own, around], own.length)) ||
    isFigureOfOthers(asked, span, { around, before: near, party }) ||
    lacksSubject(asked, mostOf([own, around, near], own.length)) ||
    !isOfFocus(asked, mostOf([own, around, near], own.length)) ||
    (span.row !== undefined && isOfOtherThings(asked, span.row.table)) ||
    (span.row !== undefined && !lacksWhatIsAsked(asked.conditions, span.row.table, span.row.row)) ||
    isDeniedOtherwise(asked.question, `${span.text}\n${heads.join('\n')}`) ||
    !hasMeasure(asked, `${heads.join(' ')} ${span.text}`) ||
    lacksOwner(asked.question, `${span.text} ${heads.join(' ')}`)
  )
}

/** 'Chair: Ada Brandt' */
const factKey = /^([^:|.!?]{2,48}):\s+\S/u

/** A table with a column of questions asks. */
const headsOfQuestions = (heads: readonly string[]): string[] =>
  heads.filter((head) => isOfQuestions('', [head]))

/** 'Owner: … Date: … Use: …' is what a document tells of itself, and who was there tells of a meeting alone. */
const isRecordBeside = (asked: Asked, { row, text }: Span): boolean =>
  row === undefined && ((asked.read.expects === undefined && labels(text) > 1) || isRollBeside(asked, text))
const labels = (text: string): number =>
  text.match(/(?:^|\s)\p{Lu}\p{L}+(?: (?:by|on|of|to|until|von|am|bis))?:\s/gu)?.length ?? 0

/** When something is, is told where a word for it stands, in the line or above it. */
function isTimeOfOthers(asked: Asked, spoken: Spoken): boolean {
  const telling = asked.words.filter((word) => !word.isLight && !isTime(word))
  const things = telling.filter(({ isVerb }) => !isVerb)
  const wanted = things.length > 0 ? things : telling
  return (
    isTimeAsked(asked) &&
    wanted.length > 0 &&
    !wanted.some((word) => isSpoken(spoken[asked.words.indexOf(word)]))
  )
}

/** Which of them are late is told by what says so. */
const isOfLate = (asked: Asked, { row, text }: Span): boolean =>
  row === undefined &&
  asked.isList &&
  asked.conditions.some((one) => one.kind === 'state' && one.state === 'late') &&
  !lateTold.test(text)
const lateTold =
  /(?<!\p{L})(?:overdue|late|delayed|behind|slipped|postponed|überfällig\p{L}*|verspätet\p{L}*|verzögert\p{L}*|verzug|verschoben\p{L}*|zurück)(?!\p{L})/iu

/** What something costs is told in money, or is free. */
const lacksAmount = ({ question, read }: Asked, { row, text }: Span): boolean =>
  row === undefined && read.expects === 'money' && costAsked.test(question) && !amountTold.test(text)
const costAsked = /(?<!\p{L})(?:cost|costs|kostet|kosten|gekostet)(?!\p{L})/iu
const amountTold =
  /[£€$]|(?<!\p{L})(?:EUR|GBP|USD|CHF|PLN|euros?|pounds?|pence|dollars?|franken|francs?|cents?|rappen|free|nothing|kostenlos|kostenfrei|million|mio|tsd|\d+k)(?!\p{L})/iu

/** The one word that tells what is asked about has to be spoken of where it is answered. */
function lacksSubject({ words }: Asked, spoken: Spoken): boolean {
  const telling = words.flatMap((word, at) =>
    word.isLight || word.isVerb || word.isName ? [] : [spoken[at] ?? 0],
  )
  return telling.length === 1 && telling.every((one) => one < leastOfSubject)
}
const leastOfSubject = 0.3

/** What is asked of option D is not said of the others. */
export function lacksMark({ conditions }: Pick<Asked, 'conditions'>, text: string): boolean {
  return conditions.some((one) => one.kind === 'mark' && !saysMark(one, text))
}

/** A figure of 'Pensionsrückstellungen' is not told where somebody retires. */
function isOfPartOfWord({ read, words }: Asked, { stems }: Span, own: Spoken): boolean {
  if (read.expects === undefined || !(ofFigures.has(read.expects) || read.expects === 'person')) return false
  const [heavy, ...others] = words.flatMap((word, at) => (word.isLight ? [] : [{ word, said: own[at] ?? 0 }]))
  if (heavy === undefined || others.length > 0 || heavy.said === 0) return false
  // What asks for the whole word in other words is as good as the word.
  if ([...heavy.word.forms.keys()].some((form) => isConcept(form) && stems.has(form))) return false
  return heavy.said < (isCompound(heavy.word) ? 1 : leastOfOnly)
}
/** It is found by parts of it, too. */
const isCompound = ({ stem, forms }: Asked['words'][number]): boolean =>
  [...forms].some(
    ([form, share]) =>
      share < leastOfOnly && form.length > 3 && stem.startsWith(form) && stem.length > form.length + 4,
  )
/** A form, a translation; a word of the same meaning, or a part of it, is less. */
const leastOfOnly = 0.8

/** 'Which systems …' is answered by rows of systems, and not by a row that has the word in a name. */
function isOfOtherThings(asked: Asked, { heads, title, passage }: Table): boolean {
  const thing = thingAsked(asked)
  if (!asked.isList || thing === undefined) return false
  return !isSpoken(
    spokenIn(asked, [...heads, title, passage.label ?? ''].join('\n'))[asked.words.indexOf(thing)],
  )
}

/** 'Out of scope' is answered by what says so. */
const excluding =
  /\b(?:out of|outside|not (?:in|part|included|covered)|excluded from|außerhalb|nicht (?:\p{Ll}+ )?(?:im|in|zum|teil|bestandteil|gegenstand|enthalten|inbegriffen)|nicht dazu)\b/iu
const isDeniedOtherwise = (question: string, text: string): boolean =>
  excluding.test(question) && !excluded.test(text)
const excluded =
  /\b(?:out of|outside|not|no|excluded|excluding|without|außerhalb|nicht|keine?|ausgeschlossen|ohne)\b/iu

const denial = /(?<![\p{L}])(?:not|never|no longer|nicht|kein(?:e[rnms]?)?|nie)(?![\p{L}])/iu
/** It denies, where nothing denied is asked for. */
export const isDenied = (question: string, text: string): boolean =>
  /^\W*(?:which|what|who|where|when|welche\p{L}*|was|wer|wo|wann)(?![\p{L}])/iu.test(question) &&
  denial.test(text) &&
  !denial.test(question)

const ownerAsked =
  /^\W*(?:who|wer|whom|wem)(?![\p{L}])[^?]*(?<![\p{L}])(?:owns?|owners?|responsible|accountable|verantwort\p{L}*|zuständig\p{L}*|\p{L}*eigner\p{L}*|gehör\p{L}*)(?![\p{L}])/iu
const ownerTold =
  /(?<![\p{L}])(?:own(?:s|ed|ers?|ership)|responsib\p{L}*|accountab\p{L}*|in charge|lead(?:s|er)?|head(?:s|ed)?|\p{L}*verantwort\p{L}*|zuständig\p{L}*|\p{L}*eigner\p{L}*|leitet|leiter\p{L}*)(?![\p{L}])/iu

/** Who owns something is said by a word that says so, and by no sentence that merely has a name in it. */
const lacksOwner = (question: string, text: string): boolean =>
  ownerAsked.test(question) && !ownerTold.test(text)

/** What is asked for by name has to be spoken of where it is answered, and not just somewhere in the passage. */
const isOfFocus = (asked: Asked, spoken: Spoken): boolean => focusSpoken(asked, spoken) >= 0.5

/** A figure, day or person in a row is found by row and column, or not at all. */
const isFigureInRow = (asked: Asked, { row }: Span): boolean =>
  row !== undefined &&
  asked.read.expects !== undefined &&
  !row.row.cells.some((cell) => isSaidIn(asked, cell)) &&
  (!asked.isList || (asked.read.expects === 'person' && !namesPerson(row.row.cells)))

/** 'Which requirements …' is told by no row of marks that has a remark on them. */
function isRowOfFigures({ isList, isCount, read }: Asked, { row }: Span): boolean {
  if (row === undefined || !isList || isCount || read.expects !== undefined) return false
  const others = row.row.cells.slice(1).filter((cell) => cell !== '')
  return others.filter((cell) => bareFigure.test(cell)).length > others.length / 2
}

/** A cell that says all of it in words, as rows of assumptions and measures do. */
const isSaidIn = (asked: Asked, cell: string): boolean =>
  asked.read.expects !== undefined &&
  ofFigures.has(asked.read.expects) &&
  wordsOf(cell).length >= leastWordsOfSentence &&
  shareSpoken(asked, spokenIn(asked, cell)) >= leastShareOfCell &&
  givesKind(asked, cell)
const leastWordsOfSentence = 5
const leastShareOfCell = 0.9

/** What is said of others is no answer in a row either: it has the names that are asked for, or stands under them. */
function isOfOthers(asked: Asked, { row, stems }: Span, spoken: Spoken): boolean {
  if (row === undefined) return false
  const label = asked.words.map((word) => spokenOf(word, stemsOfBoth(nameOf(row.table, row.row))))
  return stems.size > 0 && (!namesAreSpoken(asked, spoken) || lacksModifier(asked, spoken, label))
}

/** A figure is of whom its own sentence or its headings name, and of what they speak of; the one before counts where it goes on. */
function isFigureOfOthers(
  asked: Asked,
  { pieces }: Span,
  { around, before, party }: Record<'around' | 'before' | 'party', Spoken>,
): boolean {
  const { expects } = asked.read
  if (expects === undefined || !ofFigures.has(expects)) return false
  return !pieces.some(({ text, stems }, index) => {
    if (!givesKind(asked, text) || isDifference(asked, text)) return false
    const earlier = pieces.slice(0, index).map((piece) => spokenIn(asked, piece.text))
    const known = [asked.words.map((word) => spokenOf(word, stems)), around]
    const parties = asked.isCount || otherNames(asked, text).length > 0 ? [] : [party]
    const said = mostOf(
      goesOn.test(text) ? [...known, ...earlier, before, ...parties] : [...known, ...parties],
      around.length,
    )
    const own = mostOf(known, around.length)
    return namesAreSpoken(asked, said) && isOfFocus(asked, own) && isOfCounted(asked, own)
  })
}
/** How many there are is told where it is said of what. */
function isOfCounted({ isCount, question, words }: Asked, spoken: Spoken): boolean {
  if (!isCount) return true
  const noun = countedNoun(question)
  const at = words.findLastIndex(({ forms }) => [...noun].some((stem) => forms.get(stem) === 1))
  return at === -1 || isSpoken(spoken[at])
}
/** 'EUR 85,000 cheaper' tells no price: it is by how much two differ. */
const isDifference = ({ question }: Asked, text: string): boolean =>
  difference.test(text) && !asksDifference.test(question) && !/\d/.test(text.replace(difference, ' '))
const comparative = String.raw`(?:cheaper|dearer|lower|higher|more|less|fewer|longer|shorter|later|earlier|faster|slower|above|below|günstiger|billiger|teurer|niedriger|höher|mehr|weniger|länger|kürzer|später|früher|schneller|langsamer)`
const difference = new RegExp(
  String.raw`(?:\bum|\bby)\s[^.;,]{0,20}\d[\d.,]*\s?[^.;,\d]{0,24}${comparative}|\d[\d.,]*\s?[^.;,\d]{0,16}\b${comparative}\b(?:\s(?:than|als))?`,
  'iu',
)
const asksDifference = new RegExp(
  String.raw`\bum wie ?viel|\bby how much|\bdifferen|\bunterschied|\b${comparative}\b`,
  'iu',
)
const ofFigures = new Set(['number', 'money', 'share', 'duration'])
const goesOn =
  /^(?:it|its|this|that|these|those|they|their|there|he|she|his|her|both|er|sie|es|ihre?|dies\p{L}*|dort|dazu|davon)(?![\p{L}])/iu

const decisionAsked =
  /^\W*(?:who|wer)(?!\p{L})[^?]*(?<!\p{L})(?:decides?|decided|awards?|selects?|chooses?|picks|entscheidet|entscheiden|entschied\p{L}*|vergibt|beauftragt)(?!\p{L})/iu
const decisionTold =
  /(?<!\p{L})(?:decides?|decided by|(?:is|are) decided|decisions? (?:needs?|requires?|rests?|lies?|is|are|by|of)|recommendation to|final say|casting vote|entscheide[nt]|entschieden (?:von|durch)|entscheidung\p{L}* (?:\p{L}+ ){0,3}(?:braucht|brauchen|trifft|treffen|liegt|durch|von)|beschließ\p{L}*)(?!\p{L})/iu
const decider =
  /(?<!\p{L})(?:committees?|commissions?|\p{L}*kommission|panel|jury|court|gericht|board|authority|chair\p{L}*|councils?|management|partners?|directors?|officers?|managers?|owners?|sponsor|head|team|\p{L}*ausschuss|\p{L}*vorstand|gremium|\p{L}*leitung|\p{L}*leiter(?:in)?|\p{L}*führung|\p{L}*rat|behörde)(?!\p{L})/iu
/** 'The deciding point was …' says of nobody that they decide, nor does 'a decision that lasts'. */
export const lacksDecision = (question: string, text: string): boolean =>
  decisionAsked.test(question) && !(decisionTold.test(text) && (decider.test(text) || namesFully(text)))

/** Who decides is somebody: a cell with another thing in it does not tell. */
export const namesNoDecider = (question: string, told: string): boolean =>
  decisionAsked.test(question) && !decider.test(told) && !namesFully(told)

/** Who decides on exceptions does not decide on the vendor: a rule for every decision does, or one that names what is asked. */
export const decidesOther = ({ question, words }: Asked, text: string, own: Spoken): boolean =>
  decisionAsked.test(question) &&
  !everyDecision.test(text) &&
  words.every((word, at) => word.isVerb || word.isLight || decisionWord.test(word.stem) || !isSpoken(own[at]))
/** A rule for every decision is the whole answer where the document speaks of what is to be decided. */
export const isRuleForAll = (question: string, text: string): boolean =>
  decisionAsked.test(question) && everyDecision.test(text)
/** 'Awards' is said by a rule for every decision. */
export const decisionSpoken = ({ question, words }: Asked, text: string): Spoken =>
  words.map(({ stem }) => (isRuleForAll(question, text) && decisionWord.test(stem) ? asDecision : 0))
const asDecision = 0.9
const decisionWord = /^(?:decid|decis|award|select|choos|pick|entscheid|entschied|vergib|beauftrag)/u
const everyDecision =
  /(?<!(?:this|that|such) )(?<!\p{L})(?:(?:all |its |every )?decisions? (?:needs?|requires?|rests?|lies?|(?:is|are) (?:taken|made) by)|(?:alle )?entscheidungen (?:\p{L}+ ){0,3}(?:braucht|brauchen|trifft|treffen|liegen))(?!\p{L})/iu

const membersAsked =
  /^\W*who (?:is|are|was|were) (?:on|in) |^\W*(?:who|wer)(?!\p{L}).*(?<!\p{L})(?:members?|sits?|sat|belongs?|mitglied\p{L}*|gehört|sitzt)(?!\p{L})/iu
/** Who is on a body is told by several names. */
const lacksMembers = ({ question, read, isList }: Asked, text: string): boolean =>
  isList && read.expects === 'person' && membersAsked.test(question) && peopleIn(text) < leastMembers
const leastMembers = 2
const peopleIn = (text: string): number => text.match(/\p{Lu}\p{L}+ \p{Lu}\p{L}+/gu)?.length ?? 0

/** 'Present: …' under the name of the body that is asked for. */
export const namesPeople = (asked: Asked, text: string, around: Spoken): boolean =>
  asked.isList &&
  asked.read.expects === 'person' &&
  peopleIn(text) >= leastPeople &&
  shareSpoken(asked, around) >= leastShareAround
const leastPeople = 3
const leastShareAround = 0.75

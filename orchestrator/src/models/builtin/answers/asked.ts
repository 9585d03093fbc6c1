import { plainWeight } from '../../language/overlap.ts'
import type { QuestionWord } from '../../language/question-word.ts'
import { questionWords, spokenOf, stemsOfBoth } from '../../language/question-words.ts'
import { readQuestion, type ReadQuestion } from '../../language/question.ts'
import { findLanguage, germanStem, type Language, stem, wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import { type Role, roles, rolesAsked } from './columns.ts'
import { isTime } from './time-words.ts'
import { isPolar } from './polar.ts'
import { withCompoundsApart } from './compounds-asked.ts'
import { type Condition, conditionsOf } from './conditions.ts'
import { bounds, comparativeOf, comparisonOf, type Extreme, extremeOf } from './extreme-asked.ts'
import { withInitialsWritten } from './forms-asked.ts'
import { isReasonAsked } from './reason-asked.ts'

/** A question as all rules for answers read it. */
export interface Asked {
  question: string
  language: Language
  read: ReadQuestion
  words: readonly QuestionWord[]
  /** Of what the question asks for by name: 'rate' in 'What rate …'. */
  focus: readonly QuestionWord[]
  /** How much a word tells, by how few of the passages have it. */
  weightOf: (word: QuestionWord) => number
  /** Several things are asked for. */
  isList: boolean
  /** The greatest or the least of something is asked for. */
  extreme: Extreme
  /** One of two things is set against the other: 'Is A dearer than B?' */
  isComparison: boolean
  isCount: boolean
  /** 'Is there …?' */
  isExistence: boolean
  isSum: boolean
  /** Of so many it has to choose: 'which of the two'. */
  outOf: number | undefined
  /** What rows have to meet: times, bounds, states, codes. */
  conditions: readonly Condition[]
  /** Names of what it asks for, as tables have them, and the place of the word for it. */
  instances?: { at: number; names: readonly string[] }
  /** Columns that are asked for by what they are for, with the words that ask. */
  roles: readonly { role: Role; stems: ReadonlySet<string> }[]
}

const lightShare = 0.35
/** Where money is asked for, a figure with a currency says that it costs so much. */
const toPay = new Set(
  'cost costs pay paid charge charges price kostet kosten bezahlt preis'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)
/** All that is asked about belongs to one: nothing need say so. */
const ofAll = new Set(
  'programme program project engagement company organisation organization programm projekt unternehmen'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)
/** They say that something is to be added up, or put side by side. */
const adding = new Set(
  'sum total altogether together overall list compare summe insgesamt gesamt zusammen liste vergleiche nenne zähle'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)
/** 'At least' and 'at most' bound a number and compare nothing. */
const list =
  /^\W*(?:which|what) (?:are|were|have)\b|^\W*who (?:are|were|is on|were on|sits?|belongs?|works?|takes? part)\b|^\W*(?:list|name|give me|zähle|nenne)\b|^\W*(?:was|wer) (?:sind|waren)\b|^\W*was kosten\b|^\W*what do (?:the|our|these|both|all) [\p{L} ]+ cost(?: over [^?]*| in total)?\W*$|^\W*wer (?:gehört|sitzt|arbeitet)\b|^\W*who\b.*\b(?:each|every)\b|^\W*(?:which|what)\b.*\bare there\b|^\W*welche\b.*\bgibt es\b/iu
/** 'Which risks …', 'Which open questions are …', and not 'Which limit applies …'. */
const plural =
  /^\W*(?:(?:in|at|on|for|from|by) )?(?:which|what) (?:(?!is\b|was\b|has\b|does\b)[\p{L}-]+(?<![siu])s\b|(?:[\p{L}\d-]+ ){1,2}[\p{L}-]+(?<![siu])s (?:are|were|have|had|do|does|did|can|could|will|must|should|may|of|still|remain|stay|need|\p{L}+ed)\b|\p{L}+ \d+ [\p{L}-]+(?<![siu])s\b)/iu
/** 'What must an offer contain?' asks for all of it. */
const contents =
  /^\W*what (?:must|should|shall|does|do|will|has|have|is|are)(?!\p{L})[^?]*(?<!\p{L})(?:contain(?:ed)?|include[sd]?|comprise|consist of)(?!\p{L})|^\W*what (?:must|should|shall|has to) (?:be|go) (?:in|into)(?!\p{L})|^\W*was (?:muss|müssen|soll|sollen)(?!\p{L})[^?]*(?<!\p{L})(?:enthalten|umfassen|hinein)(?!\p{L})|^\W*was (?:gehört|muss|soll) in(?!\p{L})/iu
export const asksContents = (question: string): boolean => contents.test(question)
const several = [list, contents, plural]
const count = /\bhow many\b|\bwie ?viele[nr]?\b|\bnumber of\b|\banzahl\b/iu
const existence = /^\W*(?:is there|are there|do we have|gibt es|haben wir|besteht)(?!\p{L})/iu
const sum = /\b(?:total|in total|altogether|sum of|overall|insgesamt|gesamt\w*|summe|zusammen)\b/iu

export function readAsked(question: string, passages: readonly Passage[]): Asked {
  const asked = readQuestion(question)
  // What something means is said in words, whatever it is called.
  const read = /\b(?:mean|means|stand for|bedeutet|heißt)\W*$|\bwhat does\b.*\bmean\b/iu.test(question)
    ? { ...asked, expects: undefined }
    : asked
  // What German writes large within a question is a noun: 'Meister' is no 'meiste'.
  const nouns = stemsOfBoth((question.match(/(?<=\S\s+)\p{Lu}[\p{L}-]+/gu) ?? []).join(' '))
  const comparison = comparisonOf(question)
  const comparative = comparison ?? comparativeOf(question)
  const extreme = comparative ?? extremeOf(question.replace(bounds, ' '))
  const isExtreme = extreme !== undefined || !/\bexpensive|\bcostly|\bteuer/iu.test(question)
  const conditions = conditionsOf(question)
  const marked = stemsOfBoth(ofMark(question, conditions))
  const texts = passages.map(({ context = '', text }) => `${context}\n${text}`)
  // Whether there is a works agreement is not told by works and agreements.
  const plain = questionWords(question)
  const isExistence = existence.test(question)
  const joined = withInitialsWritten(plain, question, texts)
  const words = (isExistence ? joined : withCompoundsApart(question, joined, texts))
    .filter(
      (word, _at, all) =>
        word.isName ||
        nouns.has(word.stem) ||
        !(
          adding.has(word.stem) ||
          (superlatives.has(word.stem) && isExtreme && !isReasonAsked(question)) ||
          (comparatives.has(word.stem) && comparative !== undefined) ||
          (ofSome.test(question) && numerals.has(word.stem))
        ) ||
        all.every((other) => isOfFrame(other.stem)),
    )
    .filter(
      (word, _at, all) =>
        !ofAll.has(word.stem) ||
        word.isName ||
        read.focus.includes(word.stem) ||
        !all.some((other) => !other.isLight && !other.isVerb && !ofAll.has(other.stem)),
    )
    .map((word, _at, all) => lightened(word, { question, read, marked, all }))
  const weights = weightsOf(words, passages)
  return {
    question,
    language: findLanguage(wordsOf(question)) ?? 'en',
    read,
    words,
    focus: focusOf(question, read, words),
    weightOf: (word) => weights.get(word) ?? 1,
    isList: several.some((pattern) => pattern.test(question)) || asksForSeveral(question),
    extreme,
    isComparison: comparison !== undefined,
    isCount: count.test(question),
    isExistence,
    isSum: sum.test(question),
    outOf: numbers[ofSome.exec(question)?.[1]?.toLowerCase() ?? ''],
    conditions,
    roles: rolesAsked(question).map((role) => ({
      role,
      stems: stemsOfBoth([...question.matchAll(new RegExp(roles[role].asks.source, 'giu'))].join(' ')),
    })),
  }
}

const focusOf = (question: string, { focus }: ReadQuestion, words: readonly QuestionWord[]): QuestionWord[] =>
  words.filter((word) => focus.includes(word.stem) && !word.isVerb && !isOfMeasure(question, word))

interface Weighed {
  question: string
  read: ReadQuestion
  marked: ReadonlySet<string>
  all: readonly QuestionWord[]
}

/** What need not be said where the question is answered. */
function lightened(word: QuestionWord, { question, read, marked, all }: Weighed): QuestionWord {
  // Whether something happens in May is told by when it does.
  if (isAsideTime(question, word, all)) return { ...word, isName: false, isLight: true }
  const isLight =
    (read.expects === 'money' && toPay.has(word.stem)) ||
    isOfMeasure(question, word) ||
    ofAll.has(word.stem) ||
    marked.has(word.stem)
  return isLight ? { ...word, isLight } : word
}

/** 'Budget ceiling': an amount says itself that it is money. */
const isOfMeasure = (question: string, { stem: own }: QuestionWord): boolean => {
  const before = measured.exec(question)?.groups?.['money'] ?? ''
  return stemsOfBoth(before).has(own)
}
const measured =
  /(?<!\p{L})(?<money>budget|cost|price|spending)\s+(?:ceiling|cap|limit|range|maximum|framework)(?!\p{L})/iu

const isAsideTime = (question: string, word: QuestionWord, all: readonly QuestionWord[]): boolean =>
  isPolar(question) && isTime(word) && all.filter((other) => !isTime(other)).length >= leastBeside
const leastBeside = 2

/** How much each word tells, by how few of the passages have it. */
function weightsOf(
  words: readonly QuestionWord[],
  passages: readonly Passage[],
): ReadonlyMap<QuestionWord, number> {
  const texts = passages.map(({ context = '', text }) => stemsOfBoth(`${context}\n${text}`))
  const having = (word: QuestionWord): number => texts.filter((stems) => spokenOf(word, stems) > 0.5).length
  return new Map(
    words.map((word) => [
      word,
      plainWeight(word.stem) *
        // A verb that no passage has is said in other words.
        (word.isLight || (word.isVerb && having(word) === 0) ? lightShare : 1) *
        // However rare, a word of how it is asked tells little.
        Math.min(word.isLight ? 1 : Infinity, Math.log(1 + texts.length / (having(word) + 0.5))),
    ]),
  )
}

/** 'A severity B fault': what the mark tells one of need not be said of it. */
const ofMark = (question: string, conditions: readonly Condition[]): string =>
  conditions
    .flatMap((one) =>
      one.kind === 'mark' && one.noun !== ''
        ? [
            new RegExp(String.raw`(?<!\p{L})${one.noun}\s+${one.mark}\s+(\p{L}+)`, 'iu').exec(
              question,
            )?.[1] ?? '',
          ]
        : [],
    )
    .join(' ')

/** What they compare by, or that they add up, is said by columns and not by words. */
const isOfFrame = (own: string): boolean => superlatives.has(own) || adding.has(own)
const superlatives = new Set(
  `highest most largest biggest greatest longest latest newest maximum dearest heaviest strongest best lowest least smallest
  fewest shortest cheapest soonest first zuerst expensive costly teuer earliest oldest minimum weakest worst höchste höchster höchstes höchsten meiste meisten größte
  größter größtes größten längste längster längsten teuerste teuerster teuersten späteste spätesten neueste neuesten stärkste
  stärksten beste bester besten niedrigste niedrigster niedrigsten geringste geringsten kleinste kleinster kleinsten wenigste
  wenigsten kürzeste kürzesten günstigste günstigster günstigsten billigste billigster billigsten früheste frühesten älteste
  ältesten schwächste schwächsten schlechteste schlechtesten maximal minimal`
    .split(/\s+/)
    .flatMap((word) => [stem(word), germanStem(word)]),
)

const comparatives = new Set(
  'cheaper dearer higher lower larger smaller greater bigger longer shorter teurer günstiger billiger höher niedriger länger kürzer größer kleiner'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)

/** 'Of the two' says how many there are to choose from. */
const ofSome =
  /(?<!\p{L})(?:of the|of|von|von den) (two|three|four|five|beiden|zweien|dreien|drei|vier)(?!\p{L})/iu
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  beiden: 2,
  zweien: 2,
  dreien: 3,
  drei: 3,
  vier: 4,
}
const numerals = new Set(Object.keys(numbers).flatMap((word) => [stem(word), germanStem(word)]))

const singular = /(?:ung|heit|keit|schaft|tät|ion|ik|ur|enz|anz|ei)$/u
/** After 'welche', what ends so is many: one of them would be 'welcher', 'welchen' or end in another way. */
const isPlural = /(?:ungen|heiten|keiten|schaften|ionen|täten|[^e]ien|[^i]en|iken|nisse)$/u
const severalVerb =
  /(?:^|\s)(?:sind|waren|haben|hatten|werden|wurden|müssen|sollen|können|dürfen|\p{Ll}{2,}en)\b/u

/** 'Welche Risiken sind …', and not 'Welche Marge soll …': German says one and several with the same word. */
function asksForSeveral(question: string): boolean {
  const [, noun = '', rest = ''] =
    /^\W*(?:[Ii]n |[Aa]n |[Bb]ei |[Aa]uf )?[Ww]elchen?\s+(?:\p{Ll}+\s+)?(\p{Lu}[\p{L}-]+)(.*)$/u.exec(
      question,
    ) ?? []
  return (
    noun !== '' &&
    !singular.test(noun) &&
    (severalVerb.test(rest) || (isPlural.test(noun) && /[Ww]elche\s/u.test(question)))
  )
}

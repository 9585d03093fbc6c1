import { isConcept } from '../../language/concepts/index.ts'
import type { QuestionWord } from '../../language/question-word.ts'
import { isAdverb, questionWords } from '../../language/question-words.ts'
import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import type { ReadQuestion } from '../../language/question.ts'
import { germanStem, stem } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import { withCompoundsApart } from './compounds-asked.ts'
import type { Condition } from './condition.ts'
import type { Extreme } from './extreme-asked.ts'
import { withInitialsWritten } from './forms-asked.ts'
import { withNamesOfOtherLanguage } from './names-asked.ts'
import { isWhereAsked } from './where-asked.ts'
import { isPolar } from './polar.ts'
import { isReasonAsked } from './reason-asked.ts'
import { isTime } from './time-words.ts'

const leastOfAdverb = 0.75
/** Where money is asked for, a figure with a currency says that it costs so much. */
const toPay = new Set(
  'cost costs pay paid charge charges price kostet kosten bezahlt preis'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)
/** All that is asked about belongs to one: nothing need say so. */
const ofAll = new Set(
  'programme program project engagement company organisation organization cooperative programm projekt unternehmen firma gesellschaft genossenschaft konzern'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)
/** They say that something is to be added up, or put side by side. */
const adding = new Set(
  'sum total altogether together overall list compare summe insgesamt gesamt zusammen liste vergleiche nenne zähle'
    .split(' ')
    .flatMap((word) => [stem(word), germanStem(word)]),
)

interface HowAsked {
  read: ReadQuestion
  conditions: readonly Condition[]
  isExistence: boolean
  extreme: Extreme
  comparative: Extreme
}

/**
 * The words that a question is about, as its passages have them: compounds apart, initials written out, names known, and
 * without what only says how it is asked (what it compares by, what is to be added up, what belongs to all).
 */
export function wordsAsked(
  question: string,
  passages: readonly Passage[],
  { read, conditions, isExistence, extreme, comparative }: HowAsked,
): QuestionWord[] {
  // What German writes large within a question is a noun: 'Meister' is no 'meiste'.
  const nouns = stemsOfBoth((question.match(/(?<=\S\s+)\p{Lu}[\p{L}-]+/gu) ?? []).join(' '))
  const isExtreme = extreme !== undefined || !/\bexpensive|\bcostly|\bteuer/iu.test(question)
  const marked = stemsOfBoth(ofMark(question, conditions))
  const texts = passages.map(({ context = '', text }) => `${context}\n${text}`)
  // Whether there is a works agreement is not told by works and agreements.
  const plain = questionWords(question)
  const joined = withInitialsWritten(plain, question, texts)
  const known = withNamesOfOtherLanguage(joined, question, passages)
  return (
    (isExistence ? known : withCompoundsApart(question, known, texts))
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
      // A place says itself that something is there.
      .filter(
        ({ stem: own }, _at, all) =>
          !(isConcept(own) && isWhereAsked(question)) || all.every((other) => isConcept(other.stem)),
      )
      // What no passage has chooses nothing, where it only says how.
      .filter(
        (word, _at, all) =>
          !isAdverb(word) ||
          all.every(isAdverb) ||
          texts.some((text) => spokenOf(word, stemsOfBoth(text)) >= leastOfAdverb),
      )
      .map((word, _at, all) => lightened(word, { question, read, marked, all }))
  )
}

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
export const isOfMeasure = (question: string, { stem: own }: QuestionWord): boolean => {
  const before = measured.exec(question)?.groups?.['money'] ?? ''
  return stemsOfBoth(before).has(own)
}
const measured =
  /(?<!\p{L})(?<money>budget|cost|price|spending)\s+(?:ceiling|cap|limit|range|maximum|framework)(?!\p{L})/iu

const isAsideTime = (question: string, word: QuestionWord, all: readonly QuestionWord[]): boolean =>
  isPolar(question) && isTime(word) && all.filter((other) => !isTime(other)).length >= leastBeside
const leastBeside = 2

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

/** 'Which of the two': of how many one is to be chosen; undefined where nothing says so. */
export const outOfAsked = (question: string): number | undefined =>
  numbers[ofSome.exec(question)?.[1]?.toLowerCase() ?? '']

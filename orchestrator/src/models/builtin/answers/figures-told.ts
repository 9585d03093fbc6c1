import { spokenOf } from '../../language/spoken-of.ts'
import { wordsOf } from '../../language/words.ts'
import type { Asked } from './asked.ts'
import { countedNoun, givesKind, namesPerson } from './given-kind.ts'
import {
  focusSpoken,
  isSpoken,
  mostOf,
  namesAreSpoken,
  shareSpoken,
  type Spoken,
  spokenIn,
} from './matching.ts'
import { otherNames } from './identified.ts'
import type { Span } from './spans.ts'

// Of whom, and of what, a figure in a sentence or a row is.

/** A figure, day or person in a row is found by row and column, or not at all. */
export const isFigureInRow = (asked: Asked, { row }: Span): boolean =>
  row !== undefined &&
  asked.read.expects !== undefined &&
  !row.row.cells.some((cell) => isSaidIn(asked, cell)) &&
  (!asked.isList || (asked.read.expects === 'person' && !namesPerson(row.row.cells)))

/** A cell that says all of it in words, as rows of assumptions and measures do. */
const isSaidIn = (asked: Asked, cell: string): boolean =>
  asked.read.expects !== undefined &&
  ofFigures.has(asked.read.expects) &&
  wordsOf(cell).length >= leastWordsOfSentence &&
  shareSpoken(asked, spokenIn(asked, cell)) >= leastShareOfCell &&
  givesKind(asked, cell)
const leastWordsOfSentence = 5
const leastShareOfCell = 0.9

/** A figure is of whom its own sentence or its headings name, and of what they speak of; the one before counts where it goes on. */
export function isFigureOfOthers(
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
    return namesAreSpoken(asked, said) && focusSpoken(asked, own) >= 0.5 && isOfCounted(asked, own)
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
export const ofFigures = new Set(['number', 'money', 'share', 'duration'])
const goesOn =
  /^(?:it|its|this|that|these|those|they|their|there|he|she|his|her|both|er|sie|es|ihre?|dies\p{L}*|dort|dazu|davon)(?![\p{L}])/iu

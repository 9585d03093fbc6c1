import type { EvidenceInput } from '../../port.ts'
import type { Compared } from './difference.ts'
import { valueOf } from './input-value.ts'
import { measureWords } from './measure-words.ts'
import { ownWords, type Piece, wordsOfPiece } from './pieces.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { edgeOfSpan } from './span-edges.ts'
import { stemsOf } from './stems.ts'

/** Chosen so that other subjects in like words are no differences: a false alarm costs people's time. */
const rules = { labelShare: 0.75, leastShare: 0.3, longestLabelDistance: 4 }

/** An input against the rows of tables that are called so, and against the days of sentences that give a span. */
export function againstRows(input: EvidenceInput, pieces: readonly Piece[]): Compared {
  const given = valueOf(input)
  const subject = stemsOf(input.label).filter((word) => !measureWords.has(word))
  if (given === undefined || subject.length === 0) return { isGiven: false, differences: [] }
  const about = pieces.flatMap((piece) => {
    const edge = given.kind === 'date' ? edgeOfSpan(piece, subject) : undefined
    const said = edge ?? (piece.kind === 'row' ? valueOfRow(piece, subject, given) : undefined)
    const share = edge === undefined && said !== undefined ? shareOfRow(piece, said, subject) : 1
    return said === undefined || share < rules.leastShare ? [] : [{ piece, said, share }]
  })
  if (about.some(({ piece, said }) => isSame(given, said) || holds(piece, given)))
    return { isGiven: true, differences: [] }
  const [first] = about.toSorted((left, right) => right.share - left.share)
  if (first === undefined) return { isGiven: false, differences: [] }
  const other = { piece: first.piece, value: first.said.text }
  return {
    isGiven: false,
    differences: [{ subject: input.label, one: { input, value: given.text }, other }],
  }
}

/**
 * How much of a row is the subject: the rest tells that it speaks of something narrower. Its label has to speak of the
 * subject, and counts with the head of the value's column.
 */
function shareOfRow(piece: Piece, { text }: Quantity, subject: readonly string[]): number {
  const [figure = text] = text.split(' ')
  const label = piece.cells[0]?.value ?? ''
  const own = piece.cells.find(({ value }) => value.includes(figure))
  if (!totalRow.test(label) && !stemsOf(label).some((stem) => subject.includes(stem))) return 0
  return Math.max(
    ...[`${label} ${own?.head ?? ''}`, ownWords(piece)].map((said) => {
      const stems = new Set(stemsOf(said.replace(figure, ' ')))
      return subject.filter((word) => stems.has(word)).length / Math.max(1, stems.size)
    }),
  )
}
const totalRow = /^(?:total|sum|summe|gesamt)\b/iu

/** The value that a row gives for the subject, where it speaks of it and gives one of that kind, or one with its terms. */
function valueOfRow(piece: Piece, subject: readonly string[], given: Quantity): Quantity | undefined {
  const stems = new Set(stemsOf(wordsOfPiece(piece)))
  const shared = subject.filter((word) => stems.has(word)).length
  if (shared < rules.labelShare * subject.length) return undefined
  const found = piece.cells.flatMap(({ value }) => quantitiesIn(value))
  const same = found.filter(({ kind, unit }) => kind === given.kind && unitsFit(given, unit, subject))
  const only = same.length > 1 ? wholeOf(same) : same[0]
  if (only === undefined) return undefined
  const isOfOneWord = given.kind !== 'count' && subject.length === 1
  return isOfOneWord && !isCalledSo(piece, subject) ? undefined : only
}

/** The amount that the others after it add up to. */
function wholeOf([first, ...others]: readonly Quantity[]): Quantity | undefined {
  const sum = others.reduce((total, { value }) => total + Number(value), 0)
  return others.length >= 2 && sum === first?.value ? first : undefined
}

/**
 * A number counts what the label names; a month is no day. Amounts are compared whatever their currency: the input's
 * may be the template's, and people see both.
 */
function unitsFit(given: Quantity, unit: string, subject: readonly string[]): boolean {
  if (given.kind === 'money' || given.kind === 'share') return true
  if (given.kind !== 'count') return given.unit === unit || given.unit === '' || unit === ''
  const counted = stemsOf(unit)
  return counted.some((word) => subject.includes(word) || stemsOf(given.unit).includes(word))
}

/** A label of one word is what the row is called. */
const isCalledSo = ({ cells }: Piece, [word = '']: readonly string[]): boolean =>
  stemsOf((cells[0]?.value ?? '').split(/\s+/).slice(0, rules.longestLabelDistance).join(' ')).includes(word)

const isSame = (one: Quantity, other: Quantity): boolean => one.value === other.value
const holds = (piece: Piece, given: Quantity): boolean =>
  quantitiesIn(ownWords(piece)).some((one) => one.kind === given.kind && isSame(one, given))

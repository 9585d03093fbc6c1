import { isPlaceholder } from '../../language/polarity.ts'
import type { EvidenceInput } from '../../port.ts'
import { againstColumns } from './against-columns.ts'
import { againstTotals } from './against-totals.ts'
import type { Difference } from './difference.ts'
import { eventsAtOdds } from './event-dates.ts'
import { valueOf } from './input-value.ts'
import { measureWords } from './measure-words.ts'
import { ownWords, type Piece, type Section, wordsOfPiece } from './pieces.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { edgeOfSpan } from './span-edges.ts'
import { stemsOf } from './stems.ts'

/** Chosen so that other subjects in like words are no differences: a false alarm costs people's time. */
const rules = {
  labelShare: 0.75,
  leastShare: 0.3,
  alike: 0.6,
  leastShared: 3,
  most: 6,
  longestLabelDistance: 4,
}

/** Values that inputs and documents, or two documents, give differently for the same thing. */
export function differencesIn(inputs: readonly EvidenceInput[], sections: readonly Section[]): Difference[] {
  const pieces = sections.flatMap((section) => section.pieces)
  const filled = inputs.filter(({ value }) => !isPlaceholder(value))
  const named = [...filled.flatMap((input) => againstInput(input, pieces)), ...againstColumns(filled, pieces)]
  return [
    ...named,
    ...againstTotals(filled, pieces).filter(({ subject }) => !named.some((one) => one.subject === subject)),
    ...amongDocuments(pieces),
    ...eventsAtOdds(pieces),
  ].slice(0, rules.most)
}

function againstInput(input: EvidenceInput, pieces: readonly Piece[]): Difference[] {
  const given = valueOf(input)
  const subject = stemsOf(input.label).filter((word) => !measureWords.has(word))
  if (given === undefined || subject.length === 0) return []
  const about = pieces.flatMap((piece) => {
    const said = comparable(piece, subject, given)
    const share = said === undefined ? 0 : shareOfSubject(piece, said, subject)
    return said === undefined || share < rules.leastShare ? [] : [{ piece, said, share }]
  })
  if (about.some(({ piece, said }) => isSame(given, said) || holds(piece, given))) return []
  const [first] = about.toSorted((left, right) => right.share - left.share)
  if (first === undefined) return []
  return [
    {
      subject: input.label,
      one: { input, value: given.text },
      other: { piece: first.piece, value: first.said.text },
    },
  ]
}

/**
 * How much of what gives a value is the subject: the rest tells that it speaks of something narrower. Of a row its
 * label, which has to speak of the subject, and the column's head; of a sentence also the clause that has the value.
 */
function shareOfSubject(piece: Piece, { text }: Quantity, subject: readonly string[]): number {
  const [figure = text] = text.split(' ')
  const label = piece.cells[0]?.value ?? ''
  const own = piece.cells.find(({ value }) => value.includes(figure))
  if (piece.kind === 'row' && !totalRow.test(label) && !stemsOf(label).some((stem) => subject.includes(stem)))
    return 0
  if (piece.kind !== 'row' && isCalledSo(piece.text, text, subject)) return 1
  if (edgeOfSpan(piece, subject) !== undefined) return 1
  const texts =
    piece.kind === 'row'
      ? [`${label} ${own?.head ?? ''}`, ownWords(piece)]
      : [piece.text, clauseWith(text, piece.text), ...besideValue(piece.text, text)]
  return Math.max(
    ...texts.map((said) => {
      const stems = new Set(stemsOf(said.replace(figure, ' ')))
      return subject.filter((word) => stems.has(word)).length / Math.max(1, stems.size)
    }),
  )
}
/** 'The approved budget of £5.2 million': the words of a label stand right before the value, whatever else is said of it. */
function isCalledSo(text: string, value: string, subject: readonly string[]): boolean {
  const before = text.slice(0, text.indexOf(value)).trim().split(/\s+/).slice(-rules.longestLabelDistance)
  const stems = stemsOf(before.join(' '))
  return subject.length >= 2 && subject.every((word) => stems.includes(word))
}
const totalRow = /^(?:total|sum|summe|gesamt)\b/iu

/** From the sentence's beginning to the end of the clause that a value stands in. */
export function clauseWith(value: string, text: string): string {
  const at = text.indexOf(value)
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('; ', at)) + 1
  const rest = text.slice(at + value.length)
  return text.slice(start, at + value.length) + (/^(?:[^.:;,]|[.,](?=\d))*/u.exec(rest)?.[0] ?? '')
}

/** The value that a piece gives for the subject, where it speaks of it and gives one of that kind. */
function comparable(piece: Piece, subject: readonly string[], given: Quantity): Quantity | undefined {
  const edge = given.kind === 'date' ? edgeOfSpan(piece, subject) : undefined
  if (edge !== undefined) return edge
  const stems = new Set(stemsOf(wordsOfPiece(piece)))
  const shared = subject.filter((word) => stems.has(word)).length
  if (shared < rules.labelShare * subject.length) return undefined
  const found =
    piece.kind === 'row' ? piece.cells.flatMap(({ value }) => quantitiesIn(value)) : quantitiesIn(piece.text)
  const same = found.filter(({ kind, unit }) => kind === given.kind && unitsFit(given, unit, subject))
  // 'Leeds has 4.5 of them and Perth 3' counts parts, and not the whole.
  const isOfParts = given.kind === 'count' && found.some(({ kind, unit }) => kind === 'count' && unit === '')
  const only =
    isOfParts && piece.kind !== 'row'
      ? undefined
      : same.length > 1
        ? (wholeOf(same) ?? ofItsClause(same, piece, subject))
        : same[0]
  if (only === undefined) return undefined
  if (given.kind !== 'count' && subject.length === 1 && !isItsSubject(piece, subject)) return undefined
  return only
}

/** The amount that the others after it add up to. */
function wholeOf([first, ...others]: readonly Quantity[]): Quantity | undefined {
  const sum = others.reduce((total, { value }) => total + Number(value), 0)
  return others.length >= 2 && sum === first?.value ? first : undefined
}

/** Of several values the one whose clause alone speaks of the subject: 'the start is moved to May and the end to July'. */
function ofItsClause(
  same: readonly Quantity[],
  { kind, text }: Piece,
  subject: readonly string[],
): Quantity | undefined {
  // 'The pilot costs …' is not what a year costs: of one word a day alone is told.
  if (kind === 'row' || (subject.length === 1 && same[0]?.kind !== 'date')) return undefined
  const [clause, ...further] = clausesOf(text).filter((one) => {
    const stems = stemsOf(one)
    return subject.every((word) => stems.includes(word))
  })
  const [only, ...others] = same.filter((one) => clause?.includes(one.text) === true)
  return further.length === 0 && others.length === 0 ? only : undefined
}

const clausesOf = (text: string): string[] => text.split(/[;,]\s+|\s(?:and|und|but|aber|whereas|während)\s/iu)

/** Where a sentence joins several values, what is said beside one of them alone. */
const besideValue = (text: string, value: string): string[] =>
  quantitiesIn(text).length > 1
    ? clausesOf(text).flatMap((clause) => (clause.includes(value) ? [clause.replace(value, ' ')] : []))
    : []

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

/** Of a label with one word: the sentence begins with it, or the row is called so. */
function isItsSubject(piece: Piece, [word = '']: readonly string[]): boolean {
  const start = piece.kind === 'row' ? (piece.cells[0]?.value ?? '') : piece.text
  return stemsOf(start.split(/\s+/).slice(0, rules.longestLabelDistance).join(' ')).includes(word)
}

const isSame = (one: Quantity, other: Quantity): boolean => one.value === other.value
const holds = (piece: Piece, given: Quantity): boolean =>
  quantitiesIn(ownWords(piece)).some((one) => one.kind === given.kind && isSame(one, given))

interface Statement {
  piece: Piece
  quantity: Quantity
  others: readonly Quantity[]
  stems: ReadonlySet<string>
  names: ReadonlySet<string>
}

function amongDocuments(pieces: readonly Piece[]): Difference[] {
  const statements = pieces.flatMap(statementsOf)
  return statements.flatMap((one, index) =>
    statements.slice(index + 1).flatMap((other) =>
      areAtOdds(one, other)
        ? [
            {
              subject: subjectOf(one, other),
              one: { piece: one.piece, value: one.quantity.text },
              other: { piece: other.piece, value: other.quantity.text },
            },
          ]
        : [],
    ),
  )
}

function statementsOf(piece: Piece): Statement[] {
  if (piece.kind === 'row') return []
  const all = quantitiesIn(piece.text)
  const [only] = all
  if (only === undefined || all.length > 1) return []
  const rest = piece.text.replace(only.text, ' ')
  return [{ piece, quantity: only, others: [], stems: new Set(stemsOf(rest)), names: namesIn(rest) }]
}

/** Capitalised words that do not begin the sentence. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?<=[\p{L}\d,;:)”"]\s)\p{Lu}[\p{L}\d-]+/gu)].map(([name]) => name))

/** Two sentences in the same words, with the same names, that give one value each, and not the same. */
function areAtOdds(one: Statement, other: Statement): boolean {
  if (one.piece.section.source === other.piece.section.source) return false
  if (one.quantity.kind !== other.quantity.kind || isSame(one.quantity, other.quantity)) return false
  if (one.quantity.kind === 'date' && one.quantity.unit !== other.quantity.unit) return false
  const shared = [...one.stems].filter((word) => other.stems.has(word)).length
  const all = new Set([...one.stems, ...other.stems]).size
  if (shared < rules.leastShared || shared < rules.alike * all) return false
  const differ = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
    [...left].some((name) => !right.has(name))
  return !(differ(one.names, other.names) && differ(other.names, one.names))
}

const subjectOf = (one: Statement, other: Statement): string => {
  const words = one.piece.text.split(/\s+/)
  const shared = words.filter((word) => stemsOf(word).some((stem) => other.stems.has(stem)))
  return shared.slice(0, 5).join(' ')
}

import type { EvidenceInput } from '../../port.ts'
import type { Difference } from './difference.ts'
import { heard } from './heard.ts'
import { valueOf } from './input-value.ts'
import { measureWords } from './measure-words.ts'
import type { Cell, Piece } from './pieces.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { stemsOf } from './stems.ts'

/** The same word or its translation: a budget is no cost. */
const leastHeard = 0.8
const totalRow = /^(?:grand )?(?:total|sum|summe|gesamt(?:summe)?|insgesamt)(?!\p{L})/iu
const plain = /^\d[\d.,'’]*$/u
const ofMoney = /[£€$]|(?<!\p{L})(?:EUR|GBP|USD|CHF|PLN)(?!\p{L})/u

/** The figure of a table's row of totals, with what it is a total of. */
interface Total {
  piece: Piece
  quantity: Pick<Quantity, 'kind' | 'value' | 'text'>
  /** Stems of what the table lists: its caption, the last heading above it, the head of its first column. */
  listed: ReadonlySet<string>
  /** Stems of the column's own head, its unit apart; none where the table has one column of figures alone. */
  column: ReadonlySet<string>
  /** What stands above it says that it is a year's. */
  isOfYear: boolean
}

const isYearly =
  /(?<!\p{L})(?:(?:per|a|each|every|pro|je|im) (?:year|jahr)|annual|yearly|jährlich\p{L}*)(?!\p{L})/iu

/**
 * Inputs that name how much or how many there is of something, against the total that a table of it gives: 'Number of
 * requirements: 49' against the row 'Total | 47' of 'Requirements by area'. What one table gives as the input does is no
 * difference.
 */
export function againstTotals(inputs: readonly EvidenceInput[], pieces: readonly Piece[]): Difference[] {
  const totals = pieces.filter(isTotal).flatMap(totalsOf)
  return inputs.flatMap((input) => {
    const given = valueOf(input)
    const subject = stemsOf(input.label).filter((word) => !measureWords.has(word))
    if (given === undefined || subject.length === 0) return []
    const about = totals.filter(
      (total) =>
        total.quantity.kind === given.kind &&
        (!isYearly.test(input.label) || total.isOfYear) &&
        isAbout(total, subject),
    )
    const [first] = about
    if (first === undefined || pieces.some((piece) => gives(piece, given))) return []
    return [
      {
        subject: input.label,
        one: { input, value: given.text },
        other: { piece: first.piece, value: first.quantity.text },
      },
    ]
  })
}

const isTotal = ({ kind, cells }: Piece): boolean => kind === 'row' && totalRow.test(cells[0]?.value ?? '')

function totalsOf(piece: Piece): Total[] {
  const { section, cells } = piece
  const listed = stemsOf(
    [section.title.split(' › ').at(-1) ?? '', section.caption, section.heads[0] ?? ''].join('\n'),
  )
  const figures = cells.slice(1).filter(({ value }) => quantityOf(value, '') !== undefined)
  return figures.flatMap((cell) => {
    const quantity = quantityOf(cell.value, `${cell.head} ${section.caption} ${section.heads[0] ?? ''}`)
    if (quantity === undefined) return []
    const above = `${section.title}\n${section.caption}\n${section.heads[0] ?? ''}\n${cell.head}`
    const column = columnOf(cell, figures.length)
    return [{ piece, quantity, listed: new Set(listed), column, isOfYear: isYearly.test(above) }]
  })
}

/** 'Total' heads the total of totals, and the only column of figures needs no name. */
function columnOf({ head }: Cell, figures: number): ReadonlySet<string> {
  if (figures === 1 || totalRow.test(head.trim())) return new Set()
  const name = head.replace(/\([^()]*\)/gu, ' ').trim()
  const stems = stemsOf(name)
  // 'Must' and 'Can' are names for all that: small words elsewhere.
  if (stems.length === 0 && name !== '') return new Set([name.toLowerCase()])
  return new Set(stems.filter((word) => !measureWords.has(word)))
}

function quantityOf(value: string, around: string): Total['quantity'] | undefined {
  const [only, ...others] = quantitiesIn(value)
  if (only === undefined || others.length > 0) return undefined
  if (only.kind === 'money') return only
  if (only.kind !== 'count' || !plain.test(value.trim())) return undefined
  return { ...only, kind: ofMoney.test(around) ? 'money' : 'count' }
}

/** Every word of the input's label is what the table lists, or heads the column, and the column has no other name. */
function isAbout({ listed, column }: Total, subject: readonly string[]): boolean {
  const says = (stems: ReadonlySet<string>) => (word: string) =>
    Math.max(heard(word, stems, false), heard(word, stems, true)) >= leastHeard
  const asked = new Set(subject)
  return (
    subject.every((word) => says(listed)(word) || says(column)(word)) &&
    [...column].every(says(asked)) &&
    (column.size > 0 || subject.some(says(listed)))
  )
}

/** Whether a source has the very figure somewhere, however it calls it. */
const gives = (piece: Piece, given: Quantity): boolean =>
  (piece.cells.length === 0 ? [piece.text] : piece.cells.map(({ value }) => value)).some((text) =>
    quantitiesIn(text).some(({ value }) => value === given.value),
  )

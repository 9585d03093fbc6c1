import { coverageOf } from '../../language/overlap.ts'
import { wordsOf } from '../../language/words.ts'
import type { EvidenceInput } from '../../port.ts'
import type { Difference } from './difference.ts'
import { measureWords } from './measure-words.ts'
import type { Piece } from './pieces.ts'
import { quantitiesIn } from './quantities.ts'
import { stemsOf } from './stems.ts'

/** Words of a row's name that another input has to say: then it is the row that the inputs are about. */
const rowShare = 0.75
const leastWords = 2

/**
 * Inputs that a column of a table is called after ('Target'), against the row that another input names ('Measure:
 * median time to …').
 */
export function againstColumns(inputs: readonly EvidenceInput[], pieces: readonly Piece[]): Difference[] {
  const rows = pieces.filter(({ kind }) => kind === 'row')
  return inputs.flatMap((input) => {
    const [given, ...others] = quantitiesIn(input.value)
    if (given === undefined || others.length > 0 || !aloneValue.test(input.value.trim())) return []
    const about = rows.flatMap((piece) => {
      const cell = cellCalled(input.label, piece)
      const isNamed = inputs.some((other) => other !== input && namesAlone(other, piece))
      return cell === undefined || !isNamed ? [] : [{ piece, cell }]
    })
    const [first] = about
    if (first === undefined || about.some(({ cell }) => cell.value === given.value)) return []
    return [
      {
        subject: input.label,
        one: { input, value: given.text },
        other: { piece: first.piece, value: first.cell.text },
      },
    ]
  })
}

/** A figure by itself, or with its currency before it. */
const aloneValue = /^(?:[A-Z]{3} )?\S*\d\S*$/u

/** The one number of the cell whose head is the label, or a word of it. */
function cellCalled(label: string, { cells }: Piece): { value: string | number; text: string } | undefined {
  const asked = new Set(stemsOf(label))
  const words = new Set(wordsOf(label))
  const own = cells.slice(1).filter(({ head }) => {
    const plain = head.replace(/\s*\([^()]*\)$/u, '')
    // 'Other cost (GBP)' is not the cost.
    if (plain !== head && !wordsOf(plain).every((word) => words.has(word))) return false
    const stems = stemsOf(plain)
    // 'Date' heads dates of anything, and is not what 'Date that cannot move' asks for.
    const isTelling = stems.some((stem) => !measureWords.has(stem)) || stems.length === asked.size
    return stems.length > 0 && isTelling && stems.every((stem) => asked.has(stem))
  })
  const [cell] = own
  const [only, ...others] = own.length === 1 ? quantitiesIn(cell?.value ?? '') : []
  return only === undefined || others.length > 0 ? undefined : only
}

/** Whether an input is about one row of a table: a list that names several of them is about none. */
const namesAlone = (input: EvidenceInput, piece: Piece): boolean =>
  names(input, piece) && piece.section.pieces.filter((other) => names(input, other)).length === 1

/** Whether an input says in words what a row is called. */
function names({ value }: EvidenceInput, { cells }: Piece): boolean {
  // 'C. Two hubs': the letter of a list is no part of the name.
  const row = new Set(stemsOf((cells[0]?.value ?? '').replace(/^\p{L}[.)]\s+/u, '')))
  return row.size >= leastWords && coverageOf(row, new Set(stemsOf(value))) >= rowShare
}

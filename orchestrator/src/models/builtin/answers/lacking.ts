import { isEmptyCell } from './cells.ts'
import { columnOfName } from './list-values.ts'
import type { Asked } from './asked.ts'
import type { ReadTable } from './read-table.ts'
import type { TableRow } from './tables.ts'

const asked =
  /^\W*(?:(?:and|so|und) )?(?:which|what|welche\p{L}*)(?!\p{L})[^?]*?(?<!\p{L})(?:lacks?|lacking|miss(?:es|ing)?|(?:do|does)(?:n['’]t| not) (?:yet )?have|fehl(?:t|en)|(?:hat|haben|besitz(?:t|en))(?:\s+[\p{L}\d-]+)* (?:nicht|noch nicht)|nicht (?:hat|haben))(?!\p{L})/iu
/** It is not there, or is to come. */
const absent =
  /(?<!\p{L})(?:not|no|none|never|missing|expected|pending|planned|in progress|under way|applied for|to be|outstanding|lapsed|expired|nicht|keine?\p{L}?|fehl\p{L}*|erwartet|geplant|ausstehend|beantragt|in arbeit|abgelaufen|offen)(?!\p{L})|^\W*$/iu
/** 'No exceptions' is not said of the thing itself. */
const ofOther =
  /(?<!\p{L})(?:no|without|keine?\p{L}?|ohne)\s+(?:exceptions?|findings?|objections?|conditions?|mängel\p{L}*|einwände\p{L}*|befunde?)(?!\p{L})/giu

/** 'Which certificates does Alder lack?' */
export const asksForLack = ({ question }: Pick<Asked, 'question'>): boolean => asked.test(question)

/**
 * Rule: what somebody lacks is told by the rows of which the cell under their name says that it is not there or is still
 * to come; a day or a value in it says that it is.
 */
export function lackingRows<Row extends { row: TableRow }>(
  question: Asked,
  read: ReadTable,
  rows: readonly Row[],
): readonly Row[] {
  const column = asksForLack(question) ? columnOfName(question, read) : undefined
  if (column === undefined) return rows
  return rows.filter(({ row }) => {
    const cell = row.cells[column] ?? ''
    return isEmptyCell(cell) || absent.test(cell.replace(ofOther, ' '))
  })
}

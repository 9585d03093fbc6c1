import type { Asked } from './asked.ts'
import { isSpoken, precisionOf } from './matching.ts'
import type { ReadTable } from './read-table.ts'

/**
 * A word that is all that some cells of a column say ('Amber', 'Open', 'Vendor') chooses the rows with it; in the one
 * column that the question names, where it names one. 'All' under the places of others holds for each of them.
 */
export function valuesAsked(asked: Asked, { table, cells, heads, subject }: ReadTable): Set<number> {
  const column = columnOfName(asked, { heads })
  const ofColumns = column === undefined ? [...table.heads.keys()].slice(1) : [column]
  let rows = new Set(cells.keys())
  for (const [at, word] of asked.words.entries())
    for (const index of ofColumns) {
      const isWhole = (row: number): boolean =>
        precisionOf({ ...asked, words: [word] }, table.rows[row]?.cells[index] ?? '') === 1 ||
        (word.isName && isForAll.test(table.rows[row]?.cells[index] ?? ''))
      const having = [...cells.keys()].filter(isWhole)
      const isOwn = having.some((row) => (cells[row]?.[index]?.[at] ?? 0) > 0.9)
      if (isOwn && having.length < cells.length && (column !== undefined || !isSpoken(subject[at])))
        rows = new Set([...rows].filter((row) => having.includes(row)))
    }
  return rows
}
/** 'All' in a column where other rows have the name that is asked for. */
export const isForEach = (
  { words }: Asked,
  { table, cells }: ReadTable,
  { index, at }: { index: number; at: number },
): boolean =>
  words[at]?.isName === true &&
  table.heads.some(
    (_head, column) =>
      column > 0 &&
      isForAll.test(table.rows[index]?.cells[column] ?? '') &&
      cells.some((row) => isSpoken(row[column]?.[at])),
  )
const isForAll = /^(?:all(?: \p{L}+)?|every(?:where|body)?|both|alle|überall|beide)$/iu

/** The one column that is headed by a name of the question. */
export function columnOfName(asked: Asked, { heads }: Pick<ReadTable, 'heads'>): number | undefined {
  const [only, ...others] = heads.flatMap((head, column) =>
    column > 0 && asked.words.some((word, at) => word.isName && isSpoken(head[at])) ? [column] : [],
  )
  return others.length === 0 ? only : undefined
}

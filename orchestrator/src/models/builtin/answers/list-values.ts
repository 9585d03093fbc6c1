import type { Asked } from './asked.ts'
import { wordsOf } from '../../language/words.ts'
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
  for (const [at, word] of asked.words.entries()) {
    const chosen = ofColumns.flatMap((index) => {
      const textOf = (row: number): string => table.rows[row]?.cells[index] ?? ''
      const isWhole = (row: number): boolean =>
        precisionOf({ ...asked, words: [word] }, textOf(row)) === 1 ||
        beginsWith({ ...asked, words: [word] }, textOf(row)) ||
        (word.isName && isForAll.test(textOf(row)))
      const having = [...cells.keys()].filter(isWhole)
      const isOwn = having.some((row) => (cells[row]?.[index]?.[at] ?? 0) > 0.9)
      if (!isOwn || having.length === cells.length || (column === undefined && isSpoken(subject[at])))
        return []
      // 'In test' is asked for by these very words, and 'tested' is another value.
      const literal = having.filter(
        (row) => /\s/u.test(textOf(row)) && saysWhole(asked.question, textOf(row)),
      )
      return [{ index, having: literal.length > 0 ? literal : having }]
    })
    // 'A high impact' is high in that column; where no head is named, in any.
    const named = chosen.filter(({ index }) =>
      asked.words.some((other, of) => other !== word && isSpoken(heads[index]?.[of])),
    )
    const fitting = new Set((named.length > 0 ? named : chosen).flatMap(({ having }) => having))
    if (chosen.length > 0) rows = new Set([...rows].filter((row) => fitting.has(row)))
  }
  return rows
}

/** 'Passed with conditions' is passed. */
const beginsWith = (asked: Asked, cell: string): boolean => {
  const [first = '', ...rest] = cell.split(/\s+/u)
  return (
    rest.length <= mostFurther &&
    /^(?:with|under|subject|mit|unter)$/iu.test(rest[0] ?? '') &&
    precisionOf(asked, first) === 1
  )
}
const mostFurther = 4

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `
const saysWhole = (text: string, cell: string): boolean => spaced(text).includes(spaced(cell))

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
    column > 0 && asked.words.some((word, at) => isLikeName(asked, word) && isSpoken(head[at]))
      ? [column]
      : [],
  )
  return others.length === 0 ? only : undefined
}

/** In German, which writes every noun large, what is written so and nothing else stands for is like a name. */
const isLikeName = ({ question }: Asked, { isName, isVerb, forms }: Asked['words'][number]): boolean =>
  isName ||
  (!isVerb &&
    [...forms.values()].every((share) => share === 1) &&
    [...forms.keys()].some((form) =>
      new RegExp(`(?<=\\S\\s+)${form}(?!\\p{L})`, 'iu').exec(question)?.[0].match(/^\p{Lu}/u),
    ))

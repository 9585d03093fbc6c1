import { stemsOfBoth } from '../../language/spoken-of.ts'
import { wordsOf } from '../../language/words.ts'
import type { Asked } from './asked.ts'
import { columnOfName } from './list-values.ts'
import { isSpoken, mostOf } from './matching.ts'
import { isTime } from './time-words.ts'
import type { ReadTable } from './read-table.ts'

/** 'High probability' is high in that column: a word beside what heads a column is met there, where any row has it. */
export function boundByHeads({ question, words }: Asked, { heads, cells }: ReadTable): Set<number> {
  const tokens = wordsOf(question).map((token) => {
    const stems = stemsOfBoth(token)
    return words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  })
  let rows = new Set(cells.keys())
  for (const [index, first] of tokens.entries()) {
    const second = tokens[index + 1] ?? -1
    if (first === -1 || second === -1 || first === second) continue
    for (const [column, head] of heads.entries()) {
      if (column === 0 || !isSpoken(head[second]) || isSpoken(head[first])) continue
      const having = cells.flatMap((row, at) => (isSpoken(row[column]?.[first]) && rows.has(at) ? [at] : []))
      if (having.length > 0) rows = new Set(having)
    }
  }
  return rows
}

/** 'Which services does Pugh own?': of columns that hold the name it is the one whose head says what is asked of it. */
export function boundByPart({ words, roles }: Asked, { heads, cells, table }: ReadTable): Set<number> {
  const all = [...cells.keys()]
  let rows = new Set(all)
  for (const [at, word] of words.entries()) {
    if (!word.isName || isTime(word)) continue
    const holding = table.heads.flatMap((_head, column) =>
      cells.some((row) => isSpoken(row[column]?.[at])) ? [column] : [],
    )
    const told = holding.filter(
      (column) =>
        words.some((other, of) => !other.isName && isSpoken(heads[column]?.[of])) ||
        [...stemsOfBoth(table.heads[column] ?? '')].some((head) =>
          roles.some(({ stems }) => [...stems].some((own) => own.length > 2 && head.startsWith(own))),
        ),
    )
    if (holding.length < 2 || told.length !== 1) continue
    rows = new Set(all.filter((row) => rows.has(row) && isSpoken(cells[row]?.[told[0] ?? 0]?.[at])))
  }
  return rows
}

/** 'Amber for Quillon': what the one column that is named has in some rows chooses these. */
export function boundByName(asked: Asked, { heads, cells, context, subject }: ReadTable): Set<number> {
  const column = columnOfName(asked, { heads })
  const all = [...cells.keys()]
  if (column === undefined) return new Set(all)
  const isIn = (index: number, at: number): boolean => isSpoken(cells[index]?.[column]?.[at])
  // What the whole table is about tells no rows apart.
  const known = mostOf([...heads, context, subject], asked.words.length)
  const choosing = asked.words.flatMap((_word, at) => {
    if (isSpoken(known[at])) return []
    const having = all.filter((index) => isIn(index, at))
    return having.length > 0 && having.length < all.length ? [at] : []
  })
  return new Set(all.filter((index) => choosing.every((at) => isIn(index, at))))
}

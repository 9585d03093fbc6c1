import type { Asked } from './asked.ts'
import { isTimeAsked } from './given-kind.ts'
import { isSpoken, mostOf, spokenIn } from './matching.ts'
import { isTime } from './time-words.ts'
import type { ReadTable } from './read-table.ts'
import { nameOf } from './rows.ts'

/** Where rows have a name of the question, the others are of something else. */
export function rowsOfNames({ words }: Asked, { cells, heads }: ReadTable): Set<number> {
  const spoken = cells.map((row) => mostOf(row, words.length))
  const names = words.flatMap((word, at) =>
    word.isName &&
    !isTime(word) &&
    // A column's name in the remarks of another row chooses none.
    !heads.slice(1).some((head) => isSpoken(head[at])) &&
    spoken.some((row) => isSpoken(row[at]))
      ? [at]
      : [],
  )
  return new Set(spoken.flatMap((row, index) => (names.every((at) => isSpoken(row[at])) ? [index] : [])))
}

/** By when bidders must answer is told by 'Answers due', and by no other row that has bidders in its name. */
export function rowsOfVerb(asked: Asked, { table }: ReadTable, rows: Set<number>): Set<number> {
  const verbs = asked.words.flatMap(({ isVerb }, at) => (isVerb ? [at] : []))
  if (!isTimeAsked(asked) || verbs.length === 0) return rows
  const having = [...rows].filter((index) => {
    const row = table.rows[index]
    const spoken = row === undefined ? [] : spokenIn(asked, nameOf(table, row))
    return verbs.some((at) => isSpoken(spoken[at]))
  })
  return having.length > 0 ? new Set(having) : rows
}

/** When something is done is told by the row that is called so, before one that has it among what comes of it. */
export const isCalledDeed = (asked: Asked, name: string): boolean => {
  const spoken = spokenIn(asked, name)
  return isTimeAsked(asked) && asked.words.some(({ isVerb }, at) => isVerb && isSpoken(spoken[at]))
}

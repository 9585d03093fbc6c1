import type { FoundLines } from './answer-line.ts'
import { isProperName } from './across-columns.ts'
import type { Asked } from './asked.ts'
import { thingAsked } from './given-kind.ts'
import { isSpoken, precisionOf, spokenIn, standingOf } from './matching.ts'
import type { ReadTable } from './read-table.ts'
import { nameOf, rowLine } from './rows.ts'

/** Words that are all that a cell says of somebody. */
const mark = /(?<!\p{L})(?:green|amber|yellow|red|grün|gelb|rot)(?!\p{L})/iu
const same: Readonly<Record<string, string>> = { grün: 'green', gelb: 'amber', yellow: 'amber', rot: 'red' }
const plain = (word: string): string => same[word.toLowerCase()] ?? word.toLowerCase()

/**
 * Rule: who of several has a mark in something ('Which vendors are amber on continuity?') is told by the row that is
 * called so, with the columns of which the cell is that mark.
 * @returns undefined where no row, or more than one, is called so
 */
export function marksAnswer(asked: Asked, read: ReadTable): FoundLines | undefined {
  const wanted = mark.exec(asked.question)?.[0]
  const thing = thingAsked(asked)
  const { whole: table } = read
  if (wanted === undefined || thing === undefined || table.isTorn || table.isTurned === true) return undefined
  const columns = table.heads.flatMap((head, at) => (at > 0 && isProperName(head) ? [at] : []))
  // Which rows have it is asked where they are called so.
  const isOfRows = isSpoken(spokenIn(asked, table.heads[0] ?? '')[asked.words.indexOf(thing)])
  if (columns.length < 2 || isOfRows) return undefined
  const subject = asked.words.flatMap((word, at) =>
    word === thing || word.isLight || word.isVerb || mark.test(word.stem) ? [] : [at],
  )
  const rows = table.rows.filter((row) => {
    const spoken = spokenIn(asked, nameOf(table, row))
    return subject.length > 0 && subject.every((at) => isSpoken(spoken[at]))
  })
  const [row, ...others] =
    rows.length > 1 ? rows.filter((one) => precisionOf(asked, nameOf(table, one)) === 1) : rows
  if (row === undefined || others.length > 0) return undefined
  const having = columns.filter((at) => plain(row.cells[at]?.trim() ?? '') === plain(wanted))
  return having.length === 0
    ? undefined
    : { lines: [rowLine(table, row, having)], share: 1, score: 1 + standingOf(table.passage) }
}

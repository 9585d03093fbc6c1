import type { FoundLines } from './answer-line.ts'
import { isProperName } from './across-columns.ts'
import type { Asked } from './asked.ts'
import { isEmptyCell } from './cells.ts'
import { isSpoken, mostOf, precisionOf, spokenIn, standingOf } from './matching.ts'
import type { ReadTable } from './read-table.ts'
import { nameOf, rowLine } from './rows.ts'
import { isTotal } from './tables.ts'

const ratedAsked =
  /^\W*(?:(?:and|so|und) )?(?:how (?:is|was|are|were|does|did|has|do)(?!\p{L})[^?]*(?<!\p{L})(?:rated?|scored?|assessed|evaluated|marked|ranked)|wie (?:ist|wurde|wird|schneidet|sind)(?!\p{L})[^?]*(?<!\p{L})(?:bewertet|eingestuft|beurteilt|ab))(?!\p{L})/iu
const marks =
  /^(?:green|amber|yellow|red|high|medium|low|good|fair|poor|grün|gelb|rot|hoch|mittel|niedrig|gut|ausreichend|[A-F]|[0-5](?:[.,]\d)?)$/iu
const ratingWords = /^(?:rat|scor|assess|evaluat|mark|rank|bewert|eingestuf|einstuf|beurteil|schneid)/u
const mostRows = 12

/**
 * Rule: how somebody is rated on a subject is told by every row of a table of marks that is about the subject, in the
 * column under the name: one row of several would pass for the whole. A row that is called the subject itself is told by
 * itself, as a cell.
 */
export function ratingsAnswer(asked: Asked, read: ReadTable): FoundLines | undefined {
  const { words, question } = asked
  if (!ratedAsked.test(question) || read.table.isTorn || read.whole.isTurned === true) return undefined
  const { whole: table } = read
  const columns = table.heads.flatMap((head, at) => {
    const spoken = spokenIn(asked, head)
    return at > 0 && isProperName(head) && isSpokenName(asked, spoken) ? [at] : []
  })
  const [column] = columns
  const topic = words.flatMap((word, at) =>
    ratingWords.test(word.stem) ||
    (column !== undefined && isSpoken(spokenIn(asked, table.heads[column] ?? '')[at]))
      ? []
      : [at],
  )
  if (column === undefined || columns.length > 1 || topic.length === 0) return undefined
  const rows = table.rows.filter(({ cells }) => !isTotal(cells[0]) && !isEmptyCell(cells[column]))
  const areMarks = rows.length > 1 && rows.every(({ cells }) => marks.test(cells[column]?.trim() ?? ''))
  if (!areMarks || rows.length > mostRows) return undefined
  const isCalled = rows.some((row) => {
    const spoken = spokenIn(asked, nameOf(table, row))
    return topic.every((at) => isSpoken(spoken[at])) && precisionOf(asked, nameOf(table, row)) > leastOfRow
  })
  const { passage } = table
  const about = mostOf(
    [table.title, passage.name, passage.label ?? '', table.heads[0] ?? ''].map((text) =>
      spokenIn(asked, text),
    ),
    words.length,
  )
  if (isCalled || !topic.every((at) => isSpoken(about[at]))) return undefined
  return {
    lines: rows.map((row) => rowLine(table, row, [column])),
    share: 1,
    score: 1 + standingOf(passage),
    isWhole: true,
  }
}
const leastOfRow = 0.6

/** In German a name is known by the head that has it. */
const isSpokenName = ({ words }: Asked, spoken: readonly number[]): boolean =>
  words.some(({ isLight, isVerb }, at) => !isLight && !isVerb && isSpoken(spoken[at]))

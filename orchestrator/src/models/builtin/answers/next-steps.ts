import { asksForNextSteps } from '../../language/next-steps-asked.ts'
import type { Passage } from '../../port.ts'
import type { FoundLines } from './answer-line.ts'
import { columnKind } from './columns.ts'
import { otherColumns, rowLine } from './rows.ts'
import { isTotal, type Table, tablesOf } from './tables.ts'

const called =
  /(?<!\p{L})(?:actions?|action items|next steps|to[ -]?dos?|tasks|follow-ups?|maßnahmen|aufgaben|nächste schritte|weiteres vorgehen)(?!\p{L})/iu

/**
 * Rule: the next steps are the rows of tables of actions, under such a heading or a head that says so, with a day or
 * somebody for each; of documents and not of agents. A timetable of the whole, with what is long past, is not asked for.
 */
export function nextStepsAnswer(question: string, passages: readonly Passage[]): FoundLines | undefined {
  if (!asksForNextSteps(question)) return undefined
  const lines = passages
    .filter(({ trust, sourceKind }) => trust !== 'agent' && sourceKind !== 'firm')
    .flatMap(tablesOf)
    .filter(isOfActions)
    .flatMap((table) =>
      table.rows
        .filter(({ cells }) => !isTotal(cells[0]))
        .map((row) => rowLine(table, row, otherColumns(table, row))),
    )
    .filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at)
  return lines.length === 0 ? undefined : { lines, share: 1, score: 1, isWhole: true }
}

function isOfActions(table: Table): boolean {
  const { heads, title, passage } = table
  const isCalled =
    called.test(`${title}\n${passage.label ?? ''}`) || heads.slice(0, 2).some((head) => called.test(head))
  return isCalled && heads.some((_head, column) => ['day', 'person'].includes(columnKind(table, column)))
}

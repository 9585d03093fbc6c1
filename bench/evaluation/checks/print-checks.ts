import { createModelClient } from '@parley/orchestrator/src/models/client.ts'
import { modelSettingsSchema } from '@parley/orchestrator/src/models/settings.ts'
import type { Asker } from '../ask.ts'
import type { CorpusDatabase } from '../corpus-database.ts'
import { type Half, halves } from '../evaluation-set.ts'
import { printTable } from '../../statistics.ts'
import {
  claimHead,
  claimRows,
  statementHead,
  statementRows,
  verdictHead,
  verdictRows,
} from './check-report.ts'
import { type LabelledStatement, readClaims, readStatements } from './labelled-sets.ts'
import {
  measureClaims,
  measureStatements,
  type MeasuredClaim,
  type MeasuredStatement,
  readSources,
} from './measure-checks.ts'
import type { StatementJudge } from './product-checks.ts'

/** The built-in model, which needs no key. */
export const builtinJudge = (): StatementJudge => ({
  model: createModelClient(modelSettingsSchema.parse({ builtin: { tokensPerSecond: 0 } })),
  preference: { choice: 'gpt' },
})

export interface Checks {
  statements: MeasuredStatement[]
  claims: MeasuredClaim[]
}

export interface MeasuredChecks {
  judge: StatementJudge
  /** Both unless told. */
  halves?: readonly Half[]
}

/** Both sets through the product's checks; statements in a firm of their own beside what else the database holds. */
export async function measureChecks(
  corpus: CorpusDatabase,
  asker: Asker,
  { judge, halves: wanted = halves }: MeasuredChecks,
): Promise<Checks> {
  const statements = wanted.flatMap((half) => readStatements(half))
  const firm = await readSources(corpus, statements)
  const find = async (text: string, { id }: LabelledStatement) =>
    firm.clientIds.has(id) ? asker.search(text, { firm, client: id }) : []
  const measured: MeasuredStatement[] = []
  for (const half of wanted) {
    const own = statements.filter((one) => one.half === half)
    measured.push(...(await measureStatements(own, judge, find)))
  }
  return { statements: measured, claims: wanted.flatMap((half) => measureClaims(readClaims(half))) }
}

/** Tables for each half; of all but the frozen half also which were missed, by id. */
export function printChecks({ statements, claims }: Checks): void {
  for (const half of halves) {
    const told = statements.filter(({ labelled }) => labelled.half === half)
    const claimed = claims.filter(({ labelled }) => labelled.half === half)
    printTable(`**Statements, ${half} half**`, statementHead, statementRows(told))
    printTable(`**Verdicts, ${half} half**`, verdictHead, verdictRows(told))
    printTable(`**Claims, ${half} half**`, claimHead, claimRows(claimed))
  }
  const missed = [
    ...statements.flatMap(({ labelled, verdict }) =>
      labelled.half !== 'frozen' && verdict !== labelled.verdict
        ? [`${labelled.id} (${labelled.verdict}: ${verdict ?? 'nothing'})`]
        : [],
    ),
    ...claims.flatMap(({ labelled, standing }) =>
      labelled.half !== 'frozen' && standing !== labelled.standing
        ? [`${labelled.id} (${labelled.standing}: ${standing})`]
        : [],
    ),
  ]
  console.log(`\nMissed, but for the frozen half: ${missed.length === 0 ? 'none' : missed.join(', ')}.`)
}

import type { Evidence } from '../port.ts'
import type { MitigationChecks } from '../schemas.ts'
import { checkStatement } from './statement-check.ts'

/**
 * Rule: each initial mitigation is checked by `checkStatement` against the phase's inputs and the passages retrieved
 * for it.
 */
export function mitigationCheck({ statements = [], inputs, language }: Evidence): MitigationChecks {
  const results = statements.map((statement) =>
    checkStatement(statement, { inputs, passages: statement.passages, turns: [] }, language),
  )
  return { results }
}

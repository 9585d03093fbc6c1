import type { Evidence } from '../port.ts'
import type { MitigationChecks } from '../schemas.ts'
import { checkStatement } from './statement-check.ts'

/**
 * Rule: each initial mitigation is checked by `checkStatement` against the phase's inputs and the passages retrieved
 * for it.
 */
export function mitigationCheck(evidence: Evidence): MitigationChecks {
  const results = (evidence.statements ?? []).map((statement) =>
    checkStatement(statement, { inputs: evidence.inputs, passages: statement.passages, turns: [] }),
  )
  return { results }
}

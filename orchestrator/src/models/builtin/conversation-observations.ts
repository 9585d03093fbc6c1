import type { Evidence } from '../port.ts'
import type { MitigationChecks } from '../schemas.ts'
import { checkStatement } from './statement-check.ts'

/**
 * Rule: each mitigation of the phase is checked by `checkStatement` against what people said, the inputs and the
 * passages retrieved for it. What agents say is evidence for nothing.
 */
export function conversationObservations(evidence: Evidence): MitigationChecks {
  const turns = evidence.conversation.filter((turn) => turn.role === 'USER')
  const results = (evidence.statements ?? []).map((statement) =>
    checkStatement(statement, { inputs: evidence.inputs, passages: statement.passages, turns }),
  )
  return { results }
}

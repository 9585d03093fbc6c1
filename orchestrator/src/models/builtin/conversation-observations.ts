import type { Evidence } from '../port.ts'
import type { MitigationChecks } from '../schemas.ts'
import { contributions } from './digest.ts'
import { checkStatement } from './statement-check.ts'

/**
 * Rule: each mitigation of the phase is checked by `checkStatement` against what contributors and people said, the
 * inputs and the passages retrieved for it. What the moderator, reviewers and approvers say is about the work, not
 * evidence of it.
 */
export function conversationObservations(evidence: Evidence): MitigationChecks {
  const turns = [
    ...contributions(evidence.conversation),
    ...evidence.conversation.filter((turn) => turn.role === 'USER'),
  ]
  const results = (evidence.statements ?? []).map((statement) =>
    checkStatement(statement, { inputs: evidence.inputs, passages: statement.passages, turns }),
  )
  return { results }
}

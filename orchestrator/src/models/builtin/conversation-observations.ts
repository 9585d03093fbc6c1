import type { Evidence } from '../port.ts'
import type { MitigationChecks } from '../schemas.ts'
import { checkStatement } from './statement-check.ts'

/**
 * Rule: each mitigation of the phase is checked by `checkStatement` against the inputs, the passages retrieved for it,
 * those that agents cited, and what people said. What agents say is evidence for nothing.
 */
export function conversationObservations(evidence: Evidence): MitigationChecks {
  const { statements = [], inputs, conversation, language } = evidence
  const results = statements.map((statement) => {
    const found = new Set(statement.passages.map(({ chunkId }) => chunkId))
    const cited = evidence.passages.filter(({ chunkId }) => !found.has(chunkId))
    const sources = { inputs, passages: [...statement.passages, ...cited], turns: conversation }
    return checkStatement(statement, sources, language)
  })
  return { results }
}

import { type GateAnswer, gateAnswerOf } from '@parley/contracts/rules/gate-messages.ts'
import type { MessageRow } from './deck-rows.queries.ts'

/** What a message answers to a gate, and at which turn; undefined for every other message. */
export function gateAnswerIn(row: MessageRow): (GateAnswer & { interactionId: string }) | undefined {
  const metadata = row.metadata
  const answer = gateAnswerOf({ messageType: row.message_type, content: row.content, metadata })
  return answer && { ...answer, interactionId: metadata.interactionId ?? '' }
}

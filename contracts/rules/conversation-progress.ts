/** Progress of a conversation (Document 2, section 4.3). */
export interface ConversationProgress {
  completed: number
  total: number
  /** 0 to 100. */
  percent: number
  label: string
}

/**
 * total: the interactions, or twice the agents while there are none; the percentage is capped at 100. What people asked
 * for beside the run is none of its steps.
 */
export function conversationProgress(
  interactions: readonly { status: string; isSide: boolean }[],
  agentCount: number,
): ConversationProgress {
  const steps = interactions.filter(({ isSide }) => !isSide)
  const total = steps.length > 0 ? steps.length : 2 * agentCount
  const completed = steps.filter(({ status }) => status === 'COMPLETED').length
  const percent = total === 0 ? 0 : Math.min(100, Math.round((100 * completed) / total))
  const label =
    completed === 0
      ? `Ready to start (${total} interactions)`
      : `${completed}/${total} interactions completed`
  return { completed, total, percent, label }
}

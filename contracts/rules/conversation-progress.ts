/** Progress of a conversation (Document 2, section 4.3). */
export interface ConversationProgress {
  completed: number
  total: number
  /** 0 to 100. */
  percent: number
  label: string
}

/** total: the interactions, or twice the agents while there are none; the percentage is capped at 100. */
export function conversationProgress(
  interactions: readonly { status: string }[],
  agentCount: number,
): ConversationProgress {
  const total = interactions.length > 0 ? interactions.length : 2 * agentCount
  const completed = interactions.filter((interaction) => interaction.status === 'COMPLETED').length
  const percent = total === 0 ? 0 : Math.min(100, Math.round((100 * completed) / total))
  const label =
    completed === 0
      ? `Ready to start (${total} interactions)`
      : `${completed}/${total} interactions completed`
  return { completed, total, percent, label }
}

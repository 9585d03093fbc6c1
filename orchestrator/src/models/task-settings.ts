import type { Effort, ModelTask } from './port.ts'

interface TaskSettings {
  /** How hard it is thought about, where neither the deployment nor the request says. */
  effort: Effort
  /** Tasks of a family share the product's rules, and so the begin of their prompts. */
  family: 'moderation' | 'writing' | 'judging' | 'checking' | 'answering' | 'searching' | 'demo'
}

/** What is judged and checked is thought about; what is said in passing, or waited for by a person, is not. */
export const taskSettings: Readonly<Record<ModelTask, TaskSettings>> = {
  'moderator-opening': { effort: 'low', family: 'moderation' },
  'moderator-prompt': { effort: 'low', family: 'moderation' },
  'moderator-analysis': { effort: 'medium', family: 'moderation' },
  'final-summary': { effort: 'medium', family: 'moderation' },
  'user-reply': { effort: 'low', family: 'moderation' },
  contribution: { effort: 'medium', family: 'writing' },
  'agent-answer': { effort: 'low', family: 'writing' },
  review: { effort: 'medium', family: 'judging' },
  approval: { effort: 'medium', family: 'judging' },
  'mitigation-check': { effort: 'high', family: 'checking' },
  'conversation-observations': { effort: 'high', family: 'checking' },
  'knowledge-answer': { effort: 'low', family: 'answering' },
  'knowledge-question': { effort: 'low', family: 'searching' },
  'query-variants': { effort: 'low', family: 'searching' },
  rerank: { effort: 'low', family: 'searching' },
  'activation-query': { effort: 'low', family: 'searching' },
  'demo-reply': { effort: 'low', family: 'demo' },
}

/** Tokens of room to think in, beside the answer's own length. */
export const thinkingRoom: Readonly<Record<Effort, number>> = { low: 2_000, medium: 6_000, high: 12_000 }

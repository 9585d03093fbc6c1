import type { ModelProvider, ModelTask } from '@parley/orchestrator/src/models/port.ts'

const words =
  'vendor licence cost point contact support contract year term risk data security staff training price quality integration timeline scope delivery'.split(
    ' ',
  )

/** Words of about 1,000 characters, other ones every time, so that nothing is stored smaller than it is. */
function newText(): string {
  let text = ''
  while (text.length < 990) {
    const mark = Math.floor(Math.random() * 1e9).toString(36)
    text += `The ${words[Math.floor(Math.random() * words.length)] ?? ''} ${mark} follows ${mark.slice(1)}. `
  }
  return text.trim()
}

const structured: Partial<Record<ModelTask, () => object>> = {
  'moderator-analysis': () => ({ summary: newText(), decision: 'next', topics: ['cost'] }),
  review: () => ({ verdict: 'approve', reasons: [newText()], revise: [] }),
}

/** A model that answers at once, so that what is measured is the engine's own part of a step. */
export const instantProvider: ModelProvider = {
  id: 'openai',
  model: 'instant',
  contextTokens: 128_000,
  complete(request) {
    const shape = structured[request.task]
    const text = shape ? JSON.stringify(shape()) : newText()
    if (!shape) request.onDelta?.(text)
    return Promise.resolve({
      text,
      usage: { inputTokens: 250, outputTokens: 250, cachedTokens: 0, thinkingTokens: 0, cost: 0 },
      truncated: false,
    })
  },
}

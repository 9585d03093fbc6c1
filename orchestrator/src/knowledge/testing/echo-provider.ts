import { citationMark } from '../../models/citations.ts'
import type { ModelProvider } from '../../models/port.ts'
import { noCallUsage } from '../../models/usage.ts'

/**
 * A model for tests that says all that it was told: its whole prompt, line by line, each with the mark of every passage.
 * What it does not say it was not given.
 */
export const createEchoProvider = (): ModelProvider => ({
  id: 'openai',
  model: 'echo-1',
  contextTokens: 128_000,
  complete(request) {
    const marks = request.evidence.passages.map(({ chunkId }) => citationMark(chunkId)).join(' ')
    const text = request.blocks
      .map(({ text }) => text)
      .join('\n')
      .split('\n')
      .map((line) => (line.trim() === '' ? '' : `${line} ${marks}`))
      .join('\n')
    for (const piece of text.match(/\s*\S+\s*/g) ?? []) request.onDelta?.(piece)
    return Promise.resolve({
      text,
      usage: { ...noCallUsage, inputTokens: 100, outputTokens: 100 },
      truncated: false,
    })
  },
})

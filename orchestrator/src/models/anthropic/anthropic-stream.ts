import type Anthropic from '@anthropic-ai/sdk'
import { RefusedError } from '../provider-call.ts'
import type { CallProgress } from '../provider-call.ts'

/** Why an answer ends before it is complete. */
const cutOff: ReadonlySet<string> = new Set(['max_tokens', 'model_context_window_exceeded'])

/** Reads the events of one answer. Native citations become the marks that the rest of the product knows. */
export function createReader(progress: CallProgress): (event: Anthropic.RawMessageStreamEvent) => void {
  const span = createSpan(progress)
  let reason: string | null = null
  return (event) => {
    if (event.type === 'message_start') countPrompt(event.message.usage, progress)
    if (event.type === 'content_block_start') span.begin()
    if (event.type === 'content_block_delta') span.read(event.delta)
    if (event.type === 'content_block_stop') span.end()
    if (event.type === 'message_delta') {
      countAnswer(event.usage, progress)
      reason = event.delta.stop_reason
      if (reason === 'refusal') throw new RefusedError('Anthropic declined to answer')
    }
    if (event.type === 'message_stop') progress.finish(cutOff.has(reason ?? '') ? 'length' : 'complete')
  }
}

/** A block of text is the span that its citations are about: their marks stand right after it. */
function createSpan(progress: CallProgress) {
  let text = ''
  let cited = new Set<string>()
  return {
    begin() {
      text = ''
      cited = new Set()
    },
    read(delta: Anthropic.RawContentBlockDelta) {
      if (delta.type === 'text_delta') {
        text += delta.text
        progress.append(delta.text)
      }
      if (delta.type === 'citations_delta' && delta.citation.type === 'search_result_location')
        cited.add(delta.citation.source)
    },
    end() {
      const marks = [...cited].map((id) => `[[${id}]]`).filter((mark) => !text.includes(mark))
      if (marks.length > 0) progress.append(` ${marks.join(' ')}`)
    },
  }
}

type PromptUsage = Pick<
  Anthropic.Usage,
  'input_tokens' | 'cache_creation_input_tokens' | 'cache_read_input_tokens'
>

/** What was read from the cache or written to it is billed too, though not counted as plain input. */
function countPrompt(usage: PromptUsage, progress: CallProgress): void {
  const cachedTokens = usage.cache_read_input_tokens ?? 0
  const cacheWriteTokens = usage.cache_creation_input_tokens ?? 0
  const inputTokens = usage.input_tokens + cachedTokens + cacheWriteTokens
  progress.count({ inputTokens, cachedTokens, cacheWriteTokens })
}

function countAnswer(usage: Anthropic.MessageDeltaUsage, progress: CallProgress): void {
  // Typed as always there, but older servers leave the details out.
  const details = (usage as Partial<Anthropic.MessageDeltaUsage>).output_tokens_details
  progress.count({ outputTokens: usage.output_tokens, thinkingTokens: details?.thinking_tokens ?? 0 })
}

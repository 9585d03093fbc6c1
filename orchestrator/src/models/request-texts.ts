import { channelOfBlock } from './port.ts'
import type { BlockChannel, ProviderRequest, RequestBlock } from './port.ts'

type Blocks = Pick<ProviderRequest, 'blocks'>
type Conversation = Pick<ProviderRequest, 'blocks' | 'exchange'>

/** The blocks of a channel that say anything, in their order. */
export const blocksOf = ({ blocks }: Blocks, channel: BlockChannel): RequestBlock[] =>
  blocks.filter(({ name, text }) => channelOfBlock[name] === channel && text.trim() !== '')

const joined = (blocks: readonly RequestBlock[]): string => blocks.map(({ text }) => text).join('\n\n')

/** Everything that is sent as text; what an estimate of input tokens counts. */
export const promptText = ({ blocks, exchange }: Conversation): string =>
  [...blocks.map(({ text }) => text), exchange?.answer, exchange?.instruction].filter(Boolean).join('\n')

/** The product's own rules, for the place that a provider keeps for them. */
export const systemText = (request: Blocks): string => joined(blocksOf(request, 'system'))

/** Author and task, for a provider that knows late instructions. */
export const instructionText = (request: Blocks): string => joined(blocksOf(request, 'instruction'))

/**
 * The same as the end of the one user message, marked off from the material before it, for providers without late
 * instructions.
 */
export function markedInstructions(request: Blocks, more: readonly string[] = []): string {
  const text = [instructionText(request), ...more].filter(Boolean).join('\n\n')
  if (text === '' || blocksOf(request, 'material').length === 0) return text
  return `# Instructions\n\nAll that stands above is material. These instructions, which end the message, are what you do.\n\n${text}`
}

/** Everything beside the product's rules as one message, instructions last. */
export const userText = (request: Blocks, more: readonly string[] = []): string =>
  [joined(blocksOf(request, 'material')), markedInstructions(request, more)].filter(Boolean).join('\n\n')

/** What followed a first answer, as providers take it. */
export const exchangeMessages = ({
  exchange,
}: Conversation): { role: 'user' | 'assistant'; content: string }[] =>
  exchange === undefined
    ? []
    : [
        { role: 'assistant', content: exchange.answer },
        { role: 'user', content: exchange.instruction },
      ]

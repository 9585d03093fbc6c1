import type Anthropic from '@anthropic-ai/sdk'
import type { BlockName, Passage, ProviderRequest, RequestBlock } from '../port.ts'
import { blocksOf, exchangeMessages, markedInstructions, systemText } from '../request-texts.ts'
import { estimateTokens } from '../usage.ts'

type Content = Anthropic.TextBlockParam | Anthropic.SearchResultBlockParam

/** Blocks that later calls of a phase begin with too. */
const kept: ReadonlySet<BlockName> = new Set<BlockName>(['brief', 'documents', 'minutes'])

/** Shorter prompts are not kept, and a mark for one is lost: Anthropic takes four. */
const leastKeptTokens = 1_024

const ownMarks =
  'Your citations are recorded for you: rest what you write on the search results above, and write no marks like [[id]].'

/** Material block by block, with marks where the cache may cut, then the instructions as the last block. */
export function messagesOf(request: ProviderRequest): Anthropic.MessageParam[] {
  const citesNatively = request.jsonSchema === undefined
  const material = blocksOf(request, 'material')
  const hasPassages = citesNatively && material.some(({ passages = [] }) => passages.length > 0)
  const instructions = markedInstructions(request, hasPassages ? [ownMarks] : [])
  const content: Content[] = [
    ...materialOf(request, citesNatively),
    ...(instructions === '' ? [] : [{ type: 'text' as const, text: instructions }]),
  ]
  return [{ role: 'user', content }, ...exchangeMessages(request)]
}

function materialOf(request: ProviderRequest, citesNatively: boolean): Content[] {
  let before = estimateTokens(systemText(request))
  return blocksOf(request, 'material').flatMap((block) => {
    before += estimateTokens(block.text)
    const content = contentOf(block, citesNatively)
    return kept.has(block.name) && before >= leastKeptTokens ? withMark(content) : content
  })
}

/** A block that holds passages is given as these, to be cited; where the answer is structured, as text. */
const contentOf = ({ text, passages = [] }: RequestBlock, citesNatively: boolean): Content[] =>
  citesNatively && passages.length > 0 ? passages.map(searchResultOf) : [{ type: 'text', text }]

const searchResultOf = (passage: Passage): Anthropic.SearchResultBlockParam => ({
  type: 'search_result',
  source: passage.chunkId,
  title: titleOf(passage),
  content: [{ type: 'text', text: passage.text }],
  citations: { enabled: true },
})

/** What names it; no part of what may be quoted. */
const titleOf = ({ name, page, context, sourceKind, trust = 'document' }: Passage): string =>
  [name, page === null ? undefined : `page ${page}`, context, `${trust} of the ${sourceKind}`]
    .filter(Boolean)
    .join(', ')

function withMark(content: Content[]): Content[] {
  const last = content.at(-1)
  return last === undefined
    ? content
    : [...content.slice(0, -1), { ...last, cache_control: { type: 'ephemeral' } }]
}

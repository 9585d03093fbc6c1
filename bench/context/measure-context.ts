import type { ProviderRequest, RequestBlock } from '@parley/orchestrator/src/models/port.ts'

const mark = /\[\[([0-9a-fA-F-]{36})\]\]/g

/** What one call was given. */
export interface MeasuredCall {
  task: string
  agent: string
  /** Different passages whose text is in the prompt. */
  passages: number
  /** Passages found for each part of the expected output; empty where none is expected. */
  perPart: number[]
  isWhole: boolean
  characters: number
  /** Share of the text that it has in common with the call before it, from the start. */
  sharedPrefix: number
}

const textOf = (blocks: readonly RequestBlock[]): string => blocks.map(({ text }) => text).join('\n\n')

const marksOf = (text: string): Set<string> =>
  new Set([...text.matchAll(mark)].map(([, id]) => (id ?? '').toLowerCase()))

function commonPrefix(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

export function measureCalls(requests: readonly ProviderRequest[]): MeasuredCall[] {
  return requests.map((request, index) => {
    const { blocks, evidence, task } = request
    const text = textOf(blocks)
    const former = requests[index - 1]
    const given = new Set(
      blocks
        .filter(({ name }) => name === 'documents' || name === 'passages')
        .flatMap((block) => [...marksOf(block.text)]),
    )
    const documents = blocks.find(({ name }) => name === 'documents')
    return {
      task,
      agent: evidence.agent?.name ?? 'Moderator',
      passages: new Set((evidence.found ?? []).flatMap(({ chunkIds }) => chunkIds)).size,
      perPart: (evidence.found ?? []).map(
        ({ chunkIds }) => chunkIds.filter((id) => given.has(id.toLowerCase())).length,
      ),
      isWhole: (documents?.passages?.length ?? 0) > 0,
      characters: text.length,
      sharedPrefix: former === undefined ? 0 : commonPrefix(text, textOf(former.blocks)) / text.length,
    }
  })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

import fc from 'fast-check'
import { citationMark, citedChunkIds } from '../../models/citations.ts'
import type { ProviderRequest } from '../../models/port.ts'
import { wholePrompt } from '../../testing/given-prompts.ts'
import type { Piece } from './source-pool.ts'

/** What happens in a run: what each search finds, by place in the pool, and which marks each answer sets. */
export interface Walk {
  finds: { piece: number; relevance: number }[][]
  cites: number[][]
  isSentBack: boolean
}

export const walks: fc.Arbitrary<Walk> = fc.record({
  finds: fc.array(
    fc.array(fc.record({ piece: fc.nat(20), relevance: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  cites: fc.array(fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  isSentBack: fc.boolean(),
})

/** An answer that cites some of what stands anywhere in the prompt, in minutes as well as in sources. */
function citing(pool: readonly Piece[], request: ProviderRequest, places: readonly number[]): string {
  const seen = citedChunkIds(wholePrompt(request))
  const cited = places.flatMap((place) => seen[place % Math.max(1, seen.length)] ?? [])
  const sentences = [...new Set(cited)].map(
    (id) =>
      `${pool.find((piece) => piece.id === id)?.text.trim() ?? 'Licences cost money.'} ${citationMark(id)}`,
  )
  return ['Licences were looked at.', ...sentences].join('\n\n')
}

/** What a model answers on this walk, the marks of which are those of its request's number. */
export function answerTo(
  pool: readonly Piece[],
  request: ProviderRequest,
  { cites, isSentBack, asked }: Omit<Walk, 'finds'> & { asked: number },
): string | object {
  const text = citing(pool, request, cites[asked % cites.length] ?? [])
  if (request.task === 'moderator-analysis') return { summary: text, decision: 'next', topics: [] }
  if (request.task === 'review')
    return {
      verdict: isSentBack ? 'revise' : 'approve',
      reasons: [text],
      revise: isSentBack ? [{ contributor: 'Contributor 1', missingPart: text }] : [],
    }
  return text
}

import type { LiveEvent } from '@parley/contracts/events/live.ts'

/** A piece of an answer that is being written (KNOWLEDGE_TOKEN). */
interface Piece {
  streamId: string
  delta: string
  /** Characters before it. */
  offset: number
}

export const pieceOf = ({ data }: LiveEvent): Piece => data as unknown as Piece

/** A text that begins anew starts at 0. After a gap nothing more is shown until the whole answer is there. */
export function withPiece(text: string, { delta, offset }: Pick<Piece, 'delta' | 'offset'>): string {
  return offset > text.length ? text : text.slice(0, offset) + delta
}

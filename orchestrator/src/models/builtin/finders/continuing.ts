import { limits } from './choose-limits.ts'
import type { Piece } from './pieces.ts'

/** A sentence that goes on with what the one before it says: 'And nothing …', 'Außerdem …', 'Third, …', '… lost forty to it'. */
const goesOn =
  /^(?:and|also|besides|moreover|furthermore|in addition|likewise|second(?:ly)?|third(?:ly)?|finally|lastly|otherwise|und|auch|außerdem|ferner|zudem|dazu|darüber hinaus|ebenso|zweitens|drittens|schließlich|sonst)(?!\p{L})|(?<!\p{L})(?:to|for|with|by|through|because of) (?:it|that|them)\.?$/iu

/** What stands after a piece in its paragraph and goes on with it. */
export function continuationsOf(piece: Piece): Piece[] {
  if (piece.kind === 'row') return []
  const { pieces } = piece.section
  const found: Piece[] = []
  for (const next of pieces.slice(pieces.indexOf(piece) + 1, pieces.indexOf(piece) + 1 + limits.continued)) {
    if (next.kind === 'row' || next.paragraph !== piece.paragraph || !goesOn.test(next.text)) break
    found.push(next)
  }
  return found
}

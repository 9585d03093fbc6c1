import { type Citation, citationMark } from '../citations.ts'
import type { CheckedClaims, Piece } from './claim.ts'

/** Puts an answer together from its pieces: marks that hold stay, each with its quote. */
export function rendered(lines: readonly (readonly Piece[])[]): CheckedClaims {
  const citations: Citation[] = []
  const marks: Citation[] = []
  const texts = lines.map((line) =>
    line
      .map((piece, index) => {
        const held = holding(line, index)
        for (const citation of held) if (!citations.some(sameAs(citation))) citations.push(citation)
        if (!piece.isLast) return piece.text
        marks.push(...held)
        return piece.text + held.map(({ chunkId }) => ` ${citationMark(chunkId)}`).join('')
      })
      .join(''),
  )
  const pieces = lines.flat()
  return {
    text: texts.join('\n'),
    citations,
    marks,
    unsupportedClaims: pieces.filter(isBare).map(({ text }) => text.trim()),
    claims: pieces.flatMap(({ claim }) => claim ?? []),
    lines,
  }
}

const sameAs = (citation: Citation) => (other: Citation) =>
  other.chunkId === citation.chunkId && other.quote === citation.quote

/**
 * The citations that hold of a sentence. The last one of a stretch carries the marks of all: it keeps a mark that stays
 * for any of them, unless it is itself what the passage contradicts.
 */
function holding(line: readonly Piece[], index: number): Citation[] {
  const piece = line[index]
  if (piece === undefined) return []
  return piece.readings.flatMap(({ chunkId, quote, stays, standing }) => {
    if (stays) return [{ chunkId, quote }]
    if (!piece.isLast || standing === 'contradicted') return []
    const other = stretchBefore(line, index).flatMap(({ readings }) =>
      readings.filter((one) => one.chunkId === chunkId && one.stays),
    )[0]
    return other === undefined ? [] : [{ chunkId, quote: other.quote }]
  })
}

/** The pieces of the same stretch before one. */
function stretchBefore(line: readonly Piece[], index: number): readonly Piece[] {
  const before = line.slice(0, index)
  const end = before.findLastIndex(({ isLast }) => isLast)
  return before.slice(end + 1)
}

/** Claims with nothing behind them that holds. */
const isBare = ({ claim, readings }: Piece): boolean =>
  claim !== undefined &&
  (claim.standing === 'contradicted' ||
    (claim.chunkIds.length === 0 ? claim.standing === 'unsupported' : !readings.some(({ stays }) => stays)))

import type { Corpus } from './corpus.ts'
import { kinds } from './kinds.ts'
import { asksForGaps, isGap, isOfOffer } from './not-of-part.ts'
import type { Piece } from './pieces.ts'
import { asksForRecommendation } from './recommendation.ts'
import type { Measured } from './relevance.ts'
import { keyOf } from './same-fact.ts'
import { rowsByValue } from './rows-by-value.ts'
import { blockAbout, type SpokenBlock } from './spoken-blocks.ts'
import { isToldBySentences, tellsPart } from './telling-sentences.ts'
import type { Wanted } from './wanted.ts'

interface Telling {
  corpus: Corpus
  /** What is told already, see `keyOf`; what is told here is added. */
  keys: Set<string>
  isLeftOut: (piece: Piece) => boolean
}

/** Parts that are left with nothing are told by the block that speaks of most of what they ask for, the clearest first. */
export function tellBlocks(
  chosen: ReadonlyMap<Wanted, Measured[]>,
  { corpus, keys, isLeftOut }: Telling,
): void {
  const isOpen = (piece: Piece): boolean => !keys.has(keyOf(piece)) && !isLeftOut(piece)
  const found = [...chosen].flatMap(([wanted, own]) => {
    const isLeft = own.length === 0 && !asksForRecommendation(wanted.name)
    const mayTell = (piece: Piece): boolean => isOpen(piece) && !isOfOffer(piece, wanted)
    const block = isLeft
      ? (rowsOfKind(wanted, corpus, mayTell) ?? blockAbout(wanted, corpus, mayTell))
      : undefined
    return block === undefined || !isOfKind(wanted, block.pieces) ? [] : [{ own, block }]
  })
  for (const { own, block } of found.toSorted((one, other) => other.block.share - one.block.share))
    for (const piece of block.pieces.filter(isOpen)) {
      keys.add(keyOf(piece))
      own.push({ piece, score: block.share, isCentral: true, fits: 0 })
    }
}

/** Costs are told by amounts and dates by days, whatever else speaks of them; gaps by what is missing. */
function isOfKind(wanted: Wanted, pieces: readonly Piece[]): boolean {
  if (isToldBySentences(wanted.name) && !pieces.some((piece) => tellsPart(wanted.name, piece))) return false
  if (asksForGaps.test(wanted.name)) return pieces.some((piece) => isGap(piece, wanted))
  const kind = wanted.kind === undefined ? undefined : kinds[wanted.kind]
  return kind === undefined || pieces.some((piece) => kind.says(piece))
}

/** Rows that a table's own column calls what the part is called. */
function rowsOfKind(
  wanted: Wanted,
  { sections }: Corpus,
  isOpen: (piece: Piece) => boolean,
): SpokenBlock | undefined {
  const pieces = sections.flatMap((section) => rowsByValue(wanted, section)).filter(isOpen)
  return pieces.length === 0 ? undefined : { pieces, share: 1 }
}

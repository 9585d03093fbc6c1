import type { Corpus } from './corpus.ts'
import type { Piece } from './pieces.ts'
import { asksForRecommendation } from './recommendation.ts'
import type { Measured } from './relevance.ts'
import { keyOf } from './same-fact.ts'
import { blockAbout } from './spoken-blocks.ts'
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
    const block = isLeft ? blockAbout(wanted, corpus, isOpen) : undefined
    return block === undefined ? [] : [{ own, block }]
  })
  for (const { own, block } of found.toSorted((one, other) => other.block.score - one.block.score))
    for (const piece of block.pieces.filter(isOpen)) {
      keys.add(keyOf(piece))
      own.push({ piece, score: block.score, isCentral: true, fits: 0 })
    }
}

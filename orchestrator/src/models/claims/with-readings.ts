import type { Says } from '../entailment/index.ts'
import { coverage, sharedWords } from '../language/overlap.ts'
import type { CheckedClaims, CitedReading, Claim, Piece } from './claim.ts'
import { rendered } from './rendered.ts'

/**
 * A claim that a rule could not decide, or whose words its passage has not: a paraphrase may have others. `index` is its
 * place among the claims.
 */
export interface UndecidedClaim {
  index: number
  text: string
  chunkIds: readonly string[]
}

/** What a model read in the passages of an undecided claim. */
export interface ClaimReadingByModel {
  index: number
  says: Says
}

/** So much of its content a claim shares with the words that come closest, for them to say it where nobody is asked. */
const leastCoverage = 0.35
const leastShared = 2

export const undecidedClaims = ({ claims }: Pick<CheckedClaims, 'claims'>): UndecidedClaim[] =>
  claims.flatMap(({ standing, text, chunkIds }, index) =>
    isOpen({ standing, chunkIds }) ? [{ index, text, chunkIds }] : [],
  )

const isOpen = ({ standing, chunkIds }: Pick<Claim, 'standing' | 'chunkIds'>): boolean =>
  standing === 'undecided' || (standing === 'unsupported' && chunkIds.length > 0)

/**
 * Decides what was undecided: by a model's readings, and by the words that a claim shares with its quote where there is
 * none for it. What rules decided stays decided.
 */
export function withReadings(
  checked: CheckedClaims,
  readings: readonly ClaimReadingByModel[],
): CheckedClaims {
  const known = new Map(readings.map(({ index, says }) => [index, says]))
  let index = -1
  return rendered(
    checked.lines.map((line) =>
      line.map((piece) => {
        if (piece.claim === undefined) return piece
        index += 1
        return isOpen(piece.claim) ? decided(piece, piece.claim, known.get(index)) : piece
      }),
    ),
  )
}

function decided(piece: Piece, claim: Claim, says: Says | undefined): Piece {
  if (says === undefined && claim.standing === 'unsupported') return piece
  if (says === undefined)
    return { ...piece, claim: { ...claim, standing: sharesWords(claim) ? 'supported' : 'unsupported' } }
  const standing = says === 'supports' ? 'supported' : says === 'contradicts' ? 'contradicted' : 'unsupported'
  const stays = says === 'supports' || says === 'partly'
  const readings = piece.readings.map((one): CitedReading =>
    one.standing === 'undecided' || one.standing === 'unsupported' ? { ...one, standing, stays } : one,
  )
  return { ...piece, readings, claim: { ...claim, standing } }
}

const sharesWords = ({ text, quote = '' }: Claim): boolean =>
  coverage(text, quote) >= leastCoverage && sharedWords(text, quote) >= leastShared

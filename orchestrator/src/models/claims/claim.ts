import type { Citation } from '../citations.ts'
import type { Reason } from '../entailment/index.ts'

/**
 * How a claim stands: by what it cites, or by the inputs and people behind it. `undecided` is what a rule cannot tell; a
 * model may be asked, and without one the words that it shares with its passages decide.
 */
export type ClaimStanding = 'supported' | 'contradicted' | 'unsupported' | 'undecided'

/** One sentence of an answer that claims something. */
export interface Claim {
  text: string
  /** The passages that it cites, of those that were given. */
  chunkIds: string[]
  standing: ClaimStanding
  /** In what it differs from what it cites. */
  because?: Reason
  /** The words that decide, verbatim. */
  quote?: string
}

/** What one cited passage says of a claim. */
export interface CitedReading {
  chunkId: string
  standing: ClaimStanding
  because?: Reason
  quote: string
  /** Whether the mark stays as long as nobody decides otherwise. */
  stays: boolean
}

/** A sentence of an answer with what its marks say of it. */
export interface Piece {
  /** The words, with the white space before them. */
  text: string
  /** Whether the marks of its stretch stand after it. */
  isLast: boolean
  readings: readonly CitedReading[]
  /** Undefined for what claims nothing: headings, questions, 'nothing was found'. */
  claim: Claim | undefined
}

export interface CheckedClaims {
  /** The answer with the marks that hold; the others are taken out. */
  text: string
  /** One for each passage and quote, in order of appearance. */
  citations: Citation[]
  /** What each mark of the text stands for, mark by mark. */
  marks: Citation[]
  /** Sentences that claim something with no mark that holds and no input or person behind them. */
  unsupportedClaims: string[]
  claims: Claim[]
  /** The answer line by line as it was read; `withReadings` puts it together anew. */
  lines: readonly (readonly Piece[])[]
}

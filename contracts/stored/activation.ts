import type { BundledOutput, RagSources } from '../http/activation.ts'
import type { Citation } from '../http/conversation-records.ts'

/** Two sentences of different documents that name different figures for what reads as the same thing. */
export interface SourceConflict {
  /** The one that counts first: initiative before client before firm. */
  first: ConflictSide
  second: ConflictSide
}
export interface ConflictSide {
  chunkId: string
  quote: string
}

/** Parts of the activation at work, each stored before the next begins. */
export interface ActivationWork {
  bundle?: BundledOutput
  fingerprint?: string
  query?: { text: string; provider: string; model: string }
  sources?: RagSources
  conflicts?: SourceConflict[]
  context?: { text: string; citations: Citation[] }
}

/** What the enriched context was written from, and what it cites. */
export type ActivationSources = RagSources & { citations: Citation[] }

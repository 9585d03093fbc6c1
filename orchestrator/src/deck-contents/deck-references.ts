import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import type { Reference } from './deck-sources.ts'

/** Citations of an agent as what a deck's sources are made of. */
export const references = (citations: readonly Citation[]): Reference[] =>
  citations.map(({ artifactName, page, quote }) => ({ name: artifactName, page, quote }))

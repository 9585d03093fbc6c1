import { acmeConversation } from '../content/acme-conversation.ts'
import { acmeConfirmed, acmeObservations } from '../content/acme-phases.ts'

/** What the finished phase of the demo quotes, each with the key of its document. */
export const citedQuotes: readonly [document: string, quote: string][] = [
  ...acmeConversation.turns.flatMap(({ citations }) => citations),
  ...acmeConversation.summaryCitations,
  ...acmeObservations.flatMap(({ evidence, settledBy }) => [evidence, ...(settledBy ? [settledBy] : [])]),
  ...acmeConfirmed.flatMap(({ quotes: own }) => own),
]

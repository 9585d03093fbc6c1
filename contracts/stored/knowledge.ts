import type { KnowledgeAnswer } from '../http/knowledge.ts'

/** An answer as it is kept: what it rests on, without what is read anew each time (initiatives, clients, counts). */
export type KeptAnswer = Pick<
  KnowledgeAnswer,
  | 'foundNothing'
  | 'citations'
  | 'unsupportedClaims'
  | 'contradictedClaims'
  | 'conflicts'
  | 'results'
  | 'nearest'
  | 'provider'
  | 'model'
  | 'usage'
> & {
  /** Ids of all passages that the model was given, shown or not. */
  read: readonly string[]
}

/** As answers were kept before more was read than shown, and contradicted claims were told apart. */
export type StoredAnswer = Omit<KeptAnswer, Later> & Partial<Pick<KeptAnswer, Later>>
type Later = 'nearest' | 'read' | 'contradictedClaims'

/** Of a turn: the answer; nothing of a question. */
export type KnowledgeTurnMetadata = StoredAnswer | { results?: never }

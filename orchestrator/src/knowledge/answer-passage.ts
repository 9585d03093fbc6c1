import type { FoundPassage } from '../retrieval/index.ts'

/** A passage with the text of its chunk alone, without the table header that models are given. */
export interface AnswerPassage extends FoundPassage {
  ownText: string
}

/** What words say about a statement. `partly`: of a part of it; `unrelated`: nothing that a rule can be sure of. */
export type Says = 'supports' | 'contradicts' | 'partly' | 'unrelated'

/** In what a sentence and a statement differ. */
export type Reason = 'number' | 'date' | 'unit' | 'name' | 'negation' | 'tense' | 'modality' | 'scope'

export interface Reading {
  says: Says
  /** A verbatim piece of what was read; empty where nothing speaks of the statement. */
  quote: string
  /** Why it does not support. */
  because?: Reason
  /** Of what says a part at most: how much of the statement it has, 0 to 1. */
  closeness?: number
  /** Read from all rows of a table, which speaks of the statement as a whole: no row of it need do so by itself. */
  isOfTable?: true
}

/** What one sentence or row of a passage says about a statement. */
export interface Judgement {
  says: Says
  because?: Reason
  /** Of a part: how much of the statement it has. */
  closeness?: number
}

/** What stands around a sentence and helps to read it. */
export interface SentenceContext {
  /** The sentence before: what 'it' and 'they' stand for. */
  before?: string
  /** The sentence after, which may take back what was said. */
  after?: string
  /** Headings, the document's name, the header of a table: what the words are about. */
  about?: string
  /** The rest of the document, as far as it is at hand. */
  document?: string
}

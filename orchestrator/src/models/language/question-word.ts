/** A word of a question with what a text may say for it, in English and German. */
export interface QuestionWord {
  /** As `questionStems` gives it. */
  stem: string
  /** Stems that stand for it, each with how far it counts, 0 to 1. */
  forms: ReadonlyMap<string, number>
  /** What may stand for each part of a compound; a text that speaks of all of them speaks of the whole. */
  parts?: readonly ReadonlyMap<string, number>[]
  /** A name, code or figure: nothing else stands for it. */
  isName: boolean
  /** It says what is done: a table or sentence that answers may say that in other words, or leave it out. */
  isVerb: boolean
  /** A word that says how it is asked rather than what about: most verbs, and words like 'high'. */
  isLight: boolean
  /** It is but how the question begins ('how quickly', 'until when'): where it is said it helps, and need not be said. */
  onlyAsks?: true
}

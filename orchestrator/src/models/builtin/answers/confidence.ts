/** What tells whether a sentence answers, each 0 to 1. */
export interface AnswerSignals {
  /** Relevance of its passage. */
  relevance: number
  /** Share of the question that it speaks of, with what stands around it, and by itself. */
  share: number
  own: number
  /** As `share`, every word counting alike. */
  plain: number
  /** How far the piece of it that has the number, time, person or reason asked for speaks of less of the question than all of it; 1 where none has. */
  lacksKind: number
  /** Share of what the question asks for by name ('fine' in 'What fine did …') that the whole passage lacks. */
  lacksFocus: number
  /** Weighted share of the question that stands nowhere in the passage nor around it. */
  absent: number
  /** Sentences beyond the first, by halves: more of them have more words. */
  length: number
}

const confidenceWeights: Readonly<Record<keyof AnswerSignals | 'base', number>> = {
  base: -6.5,
  relevance: 1.3,
  share: 2.8,
  own: 3.05,
  plain: 2.3,
  lacksKind: -0.55,
  lacksFocus: -0.6,
  absent: -1.15,
  length: -0.15,
}

/** How sure it is that a sentence answers, 0 to 1: a logistic regression on the dev half (docs/retrieval.md). */
export function confidenceOf(signals: AnswerSignals): number {
  const weights = confidenceWeights
  let sum = weights.base
  for (const [name, value] of Object.entries(signals) as [keyof AnswerSignals, number][])
    sum += weights[name] * value
  return 1 / (1 + Math.exp(-sum))
}

import { matchOf, type Term } from '../../entailment/index.ts'

/** So far two words have to mean the same, in either language. */
const leastAlike = 0.7

const isMatched = (term: Term, about: readonly Term[], least: number): boolean =>
  about.some((other) => {
    const { strength, sign } = matchOf(term, other)
    return sign === 1 && strength >= least
  })

/** Whether a word is said, in other words too. */
export const isSaid = (term: Term, about: readonly Term[]): boolean => isMatched(term, about, leastAlike)

/** … and in no other: in another form of the same word at most. */
export const isSaidSo = (term: Term, about: readonly Term[]): boolean =>
  about.some(({ word }) => word === term.word) || isMatched(term, about, 1)

import { bestOf, type Found, isMatched } from './alignment.ts'
import type { ReadText } from './sentence.ts'
import type { Term } from './terms.ts'

type MatchedTerm = { term: Term } & Found

const which =
  /(?<![\p{L}])(?:in|at|on|near|by|am|im|an|auf|bei|beim|zur?|zum)\s(?:the|der|dem|den|das)?\s?$/iu

/** Which one of its kind a statement speaks of ('the branch at the market') is said by a word of its own. */
export const sharesWord = (
  { text }: ReadText,
  matches: readonly MatchedTerm[],
  sentence: ReadText,
): boolean =>
  matches.some(({ term, isSaid, strength, isExact }) => {
    if (!isSaid || isExact || strength < isMatched || !which.test(text.slice(0, term.at))) return false
    const taken = sentence.terms.filter((found) =>
      matches.some(
        (other) =>
          other.term !== term &&
          other.isExact &&
          other.term.word !== term.word &&
          isSameWord(other.term, found),
      ),
    )
    if (taken.length === 0 || bestOf(term, taken).strength < isMatched) return false
    return (
      bestOf(
        term,
        sentence.terms.filter((found) => !taken.includes(found)),
      ).strength < isMatched
    )
  })
const isSameWord = (one: Term, other: Term): boolean => bestOf(one, [other]).strength >= 0.95

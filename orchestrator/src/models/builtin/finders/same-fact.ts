import { coverageOf } from '../../language/overlap.ts'
import { wordsOf } from '../../language/words.ts'
import { limits } from './choose-limits.ts'
import { ownWords, type Piece } from './pieces.ts'
import { stemsOf } from './stems.ts'

/** What makes two pieces one: their words, whatever their layout. */
export const keyOf = (piece: Piece): string => wordsOf(ownWords(piece)).join(' ')

/** Two sentences with the same figures and mostly the same words say one thing: a slide repeats what a report says. */
export function isSameFact(one: Piece, other: Piece): boolean {
  if (one.kind === 'row' || other.kind === 'row') return false
  const [first, second] = [one, other].map((piece) => ownWords(piece))
  const figures = (text = ''): string[] =>
    (text.match(/\d[\d.,]*/gu) ?? []).map((figure) => figure.replace(/[.,]$/u, ''))
  const [left, right] = [figures(first), figures(second)]
  const isSame = (ones: readonly string[], others: readonly string[]): boolean =>
    ones.every((one) => others.includes(one))
  if (left.length === 0 || right.length === 0 || !(isSame(left, right) || isSame(right, left))) return false
  const [words, others] = [new Set(stemsOf(first ?? '')), new Set(stemsOf(second ?? ''))]
  const [shorter, longer] = words.size <= others.size ? [words, others] : [others, words]
  return coverageOf(shorter, longer) >= limits.sameFact
}

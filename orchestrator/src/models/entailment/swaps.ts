import type { Language } from '../language/words.ts'
import { isDeed, meaningsOf } from './vocabulary/index.ts'
import type { Reason } from './reading.ts'
import { matchOf, termsOf } from './terms.ts'

interface Word {
  text: string
  lower: string
}

const wordsIn = (text: string): Word[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).map((word) => ({
    text: word,
    lower: word.toLowerCase(),
  }))

/** So many words must be the same, and in the same order, for one other word to be put in another's place. */
const leastSame = 4
const leastShare = 0.66
const mostSwapped = 2

/** Small words that say the contrary of each other. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:more|mehr)$/, /^(?:less|fewer|weniger)$/],
  [/^(?:before|vor)$/, /^(?:after|nach)$/],
  [/^(?:above|over|über)$/, /^(?:below|under|unter)$/],
  [/^(?:first|erste[nrsm]?)$/, /^(?:last|letzte[nrsm]?|second|zweite[nrsm]?)$/],
  [/^(?:with|mit)$/, /^(?:without|ohne)$/],
  [/^(?:up|hinauf)$/, /^(?:down|hinab)$/],
  [/^(?:until|bis)$/, /^(?:from|since|ab|seit)$/],
]

/**
 * In what a claim differs from a sentence that it repeats word by word but for one place: another thing there
 * ('the garden side' for 'the sea side') is no paraphrase. Other words for what is done may be.
 */
export function swapIn(claim: string, sentence: string, language: Language): Reason | undefined {
  const [left, right] = [wordsIn(claim), wordsIn(sentence)]
  const same = commonOrder(left, right)
  if (same.length < Math.min(leastSame, left.length - 1) || same.length < 3) return undefined
  if (same.length / left.length < leastShare) return undefined
  const gaps = gapsOf(left, right, same)
  const [gap] = gaps
  if (gap === undefined || gaps.length > 1 || gap.own.length > mostSwapped || gap.other.length > mostSwapped)
    return undefined
  return swapReason(gap, language)
}

interface Gap {
  own: readonly Word[]
  other: readonly Word[]
  before: string
}

/** Stretches of the claim that the sentence has not, with what it has in their place. */
function gapsOf(
  left: readonly Word[],
  right: readonly Word[],
  same: readonly (readonly [number, number])[],
): Gap[] {
  const gaps: Gap[] = []
  let [atLeft, atRight] = [0, same[0] === undefined ? 0 : Math.max(0, same[0][1] - same[0][0])]
  for (const [nextLeft, nextRight] of [...same, [left.length, -1] as const]) {
    const end = nextRight === -1 ? Math.min(right.length, atRight + left.length - atLeft) : nextRight
    if (nextLeft > atLeft)
      gaps.push({
        own: left.slice(atLeft, nextLeft),
        other: right.slice(atRight, end),
        before: left[atLeft - 1]?.lower ?? '',
      })
    ;[atLeft, atRight] = [nextLeft + 1, end + 1]
  }
  return gaps
}

/** The longest run of words that both have in the same order, as places of each. */
function commonOrder(left: readonly Word[], right: readonly Word[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row !== undefined)
        row[j] =
          left[i]?.lower === right[j]?.lower ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const same: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length)
    if (left[i]?.lower === right[j]?.lower) same.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  return same
}

const beforeThing =
  /^(?:the|a|an|of|in|on|at|for|by|with|to|from|per|and|or|its|their|our|der|die|das|den|dem|des|ein|eine|einen|einem|einer|in|im|am|an|auf|für|von|vom|mit|zu|zum|zur|bei|beim|und|oder|ist|is|are|sind)$/

function swapReason({ own, other, before }: Gap, language: Language): Reason | undefined {
  const [ownText, otherText] = [own, other].map((words) => words.map(({ text }) => text).join(' '))
  if (pairs.some(([one, two]) => isPair(own, other, [one, two]))) return 'scope'
  const [left, right] = [termsOf(ownText ?? '', language), termsOf(otherText ?? '', language)]
  if (left.length === 0 || right.length === 0) return undefined
  if ([...left, ...right].some(({ word }) => isDeed(meaningsOf(word, language)))) return undefined
  const likeness = left.flatMap((term) => right.map((found) => matchOf(term, found)))
  if (likeness.some(({ strength, sign }) => strength >= 0.5 && sign === 1)) return undefined
  const isThing =
    own.every(({ text }) => /^\p{Lu}/u.test(text)) || (beforeThing.test(before) && language === 'en')
  return isThing && !/(?:ed|ing|ly)$/.test(own.at(-1)?.lower ?? '') ? 'name' : undefined
}

const isPair = (
  own: readonly Word[],
  other: readonly Word[],
  [one, two]: readonly [RegExp, RegExp],
): boolean =>
  own.length === 1 &&
  other.length === 1 &&
  ((one.test(own[0]?.lower ?? '') && two.test(other[0]?.lower ?? '')) ||
    (two.test(own[0]?.lower ?? '') && one.test(other[0]?.lower ?? '')))

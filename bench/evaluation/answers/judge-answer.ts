import type { AskedQuestion } from './answer-set.ts'
import { saidText } from './said-words.ts'

export const standings = ['right', 'wrong', 'refused'] as const
export type Standing = (typeof standings)[number]

/** Of what a right answer holds, this share has to be said: of up to four items all, of five to nine all but one. */
const leastSaid = 0.8

export interface JudgedAnswer {
  standing: Standing
  /** Of the items that a right answer holds, from 0 to 1; 1 where there are none. */
  said: number
}

/**
 * Right is an answer that says what is asked and nothing of other rows; where nothing answers, one that says so.
 * A table that is quoted whole is no answer to a question about one of its cells.
 */
export function judgeAnswer(
  { kind, expect, wrong }: Pick<AskedQuestion, 'kind' | 'expect' | 'wrong'>,
  answer: { text: string; isRefusal: boolean },
): JudgedAnswer {
  if (kind === 'unanswerable') return { standing: answer.isRefusal ? 'right' : 'wrong', said: 1 }
  if (answer.isRefusal) return { standing: 'refused', said: 0 }
  const { says } = saidText(answer.text)
  const found = expect.filter((ways) => ways.some((way) => says(way)))
  const said = expect.length === 0 ? 1 : found.length / expect.length
  const isRight = said >= leastSaid && !wrong.some((piece) => says(piece))
  return { standing: isRight ? 'right' : 'wrong', said }
}

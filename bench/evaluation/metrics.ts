import type { MeasuredQuestion, Place } from './measure.ts'

/** Shares from 0 to 1; undefined where there was nothing to take a share of. */
export interface RankingFigures {
  questions: number
  recall1: number
  recall5: number
  recall10: number
  ndcg10: number
  mrr: number
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  mean(items.map((item) => (holds(item) ? 1 : 0)))

/** How well the passages are ranked; a question counts as found where one passage that answers it is. */
export function rankingFigures(measured: readonly MeasuredQuestion[]): RankingFigures {
  const recall = (depth: number): number =>
    share(measured, ({ found }) => found.slice(0, depth).some(({ isRight }) => isRight))
  return {
    questions: measured.length,
    recall1: recall(1),
    recall5: recall(5),
    recall10: recall(10),
    ndcg10: mean(measured.map(discountedGain)),
    mrr: mean(
      measured.map(({ found }) => {
        const rank = found.findIndex(({ isRight }) => isRight) + 1
        return rank === 0 ? 0 : 1 / rank
      }),
    ),
  }
}

/** nDCG at 10: a passage either answers or does not. */
function discountedGain({ found, rightPassages }: MeasuredQuestion): number {
  const gainAt = (index: number): number => 1 / Math.log2(index + 2)
  const gain = found.slice(0, 10).reduce((sum, { isRight }, index) => sum + (isRight ? gainAt(index) : 0), 0)
  const best = Array.from({ length: Math.min(10, rightPassages) }, (_, index) => gainAt(index))
  return best.length === 0 ? 0 : gain / best.reduce((sum, value) => sum + value, 0)
}

export interface AnswerFigures {
  questions: number
  /** Questions answered with 'I found nothing about this'. */
  refused: number
  citations: number
  /** Citations whose passage holds a piece that answers the question. */
  citationPrecision: number
  /** Citations whose quote stands in its passage word for word. */
  verbatim: number
  /** Answers, of those given, that contain the text which a right one contains. */
  expected: number
}

export function answerFigures(measured: readonly MeasuredQuestion[], place: Place): AnswerFigures {
  const answers = measured.map(({ answers: given }) => given[place])
  const sum = (pick: (answer: (typeof answers)[number]) => number): number =>
    answers.reduce((total, answer) => total + pick(answer), 0)
  const cited = sum((answer) => answer.cited)
  const given = answers.filter((answer) => !answer.isRefusal)
  return {
    questions: answers.length,
    refused: share(answers, (answer) => answer.isRefusal),
    citations: cited,
    citationPrecision: cited === 0 ? 0 : sum((answer) => answer.right) / cited,
    verbatim: cited === 0 ? 1 : sum((answer) => answer.verbatim) / cited,
    expected: share(given, (answer) => answer.hasExpected),
  }
}

/** Whether relevance means what it says, over the first ten passages of every question. */
export function calibrationFigures(measured: readonly MeasuredQuestion[]): {
  rightAtLeast07: number
  rightAtLeast03: number
  wrongAtLeast07: number
} {
  const passages = measured.flatMap(({ found }) => found)
  const right = passages.filter(({ isRight }) => isRight)
  const wrong = passages.filter(({ isRight }) => !isRight)
  return {
    rightAtLeast07: share(right, ({ relevance }) => relevance >= 0.7),
    rightAtLeast03: share(right, ({ relevance }) => relevance >= 0.3),
    wrongAtLeast07: share(wrong, ({ relevance }) => relevance >= 0.7),
  }
}

import { halves, type Half } from '../evaluation-set.ts'
import type { AnswerKind } from './answer-set.ts'
import type { MeasuredAnswer } from './measure-answers.ts'

/** Shares from 0 to 1. */
export interface AskedFigures {
  questions: number
  /** Answered rightly; of near misses: refused. */
  right: number
  /** Answered with something else. */
  wrong: number
  /** Said to be answered by nothing, though something answers. */
  refused: number
  /** Questions with a passage that answers among the first five. */
  recall5: number
}

export function askedFigures(measured: readonly MeasuredAnswer[]): AskedFigures {
  const share = (holds: (one: MeasuredAnswer) => boolean): number =>
    measured.length === 0 ? 0 : measured.filter(holds).length / measured.length
  return {
    questions: measured.length,
    right: share(({ standing }) => standing === 'right'),
    wrong: share(({ standing }) => standing === 'wrong'),
    refused: share(({ standing }) => standing === 'refused'),
    recall5: share(({ isFound }) => isFound === true),
  }
}

type Group = [name: string, holds: (one: MeasuredAnswer) => boolean]

const isKind =
  (...kinds: AnswerKind[]) =>
  ({ question }: MeasuredAnswer): boolean =>
    kinds.includes(question.kind)

const isTable = isKind('cell', 'list')

const groups: Group[] = [
  ['cells', isKind('cell')],
  ['lists', isKind('list')],
  ['cells and lists', isTable],
  ['– asked in English', (one) => isTable(one) && one.question.language === 'en'],
  ['– asked in German', (one) => isTable(one) && one.question.language === 'de'],
  ['– in a client’s chat', (one) => isTable(one) && one.question.place === 'client'],
  ['– in a firm’s search', (one) => isTable(one) && one.question.place === 'firm'],
  ['near misses', isKind('unanswerable')],
  ['paraphrases', isKind('paraphrase')],
  ['– asked in English', (one) => isKind('paraphrase')(one) && one.question.language === 'en'],
  ['– asked in German', (one) => isKind('paraphrase')(one) && one.question.language === 'de'],
]

const figure = (value: number): string => value.toFixed(2)

export const askedHead = ['questions', 'n', 'right', 'wrong', 'wrongly refused', 'recall@5']

/** Rows for the tables of README.md; a paraphrase is not judged, only found or not. */
export const askedRows = (measured: readonly MeasuredAnswer[]): string[][] =>
  groups.map(([name, holds]) => {
    const own = measured.filter(holds)
    const { questions, right, wrong, refused, recall5 } = askedFigures(own)
    const isJudged = own.some(({ question }) => question.kind !== 'paraphrase')
    const isMiss = own.some(({ question }) => question.kind === 'unanswerable')
    return [
      name,
      String(questions),
      isJudged ? figure(right) : '',
      isJudged ? figure(wrong) : '',
      figure(isMiss ? 0 : refused),
      isMiss ? '' : figure(recall5),
    ]
  })

const foundWord = (isFound: boolean | undefined): string =>
  isFound === undefined ? '' : isFound ? 'found, ' : 'not found, '

/** Ids of what went wrong, for whoever makes rules on the dev half; a gate names no more than these either. */
export const missedAnswers = (measured: readonly MeasuredAnswer[]): string[] =>
  measured
    .filter(({ question, standing, isFound }) =>
      question.kind === 'paraphrase' ? !isFound : standing !== 'right',
    )
    .map(({ question, standing, isFound, said }) =>
      question.kind === 'paraphrase'
        ? `${question.id} (not found)`
        : `${question.id} (${standing}, ${foundWord(isFound)}said ${figure(said)})`,
    )

export const halfOf = (measured: readonly MeasuredAnswer[], half: Half): MeasuredAnswer[] =>
  measured.filter(({ question }) => question.half === half)

export const byHalf = (measured: readonly MeasuredAnswer[]): [Half, MeasuredAnswer[]][] =>
  halves.map((half) => [half, halfOf(measured, half)])

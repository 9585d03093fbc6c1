import { questionKinds, type Half } from './evaluation-set.ts'
import { placeNames, type MeasuredQuestion, type Measurement, type Place } from './measure.ts'
import {
  answerFigures,
  calibrationFigures,
  rankingFigures,
  type AnswerFigures,
  type RankingFigures,
} from './metrics.ts'

/** What the evaluation found about one half of the questions. */
export interface HalfReport {
  ranking: Record<string, RankingFigures>
  answers: Record<Place, Record<string, AnswerFigures>>
  calibration: ReturnType<typeof calibrationFigures>
}

export function reportOf(measurement: Measurement, half: Half): HalfReport {
  const measured = measurement.questions.filter(({ question }) => question.half === half)
  const answerable = measured.filter(({ question }) => question.kind !== 'unanswerable')
  const groups = (): [string, MeasuredQuestion[]][] => [
    ...questionKinds.map((kind): [string, MeasuredQuestion[]] => [
      kind,
      measured.filter(({ question }) => question.kind === kind),
    ]),
    ['all answerable', answerable],
  ]
  const entries = groups()
  return {
    ranking: Object.fromEntries(
      entries
        .filter(([name]) => name !== 'unanswerable')
        .map(([name, questions]) => [name, rankingFigures(questions)]),
    ),
    answers: Object.fromEntries(
      placeNames.map((place) => [
        place,
        Object.fromEntries(entries.map(([name, questions]) => [name, answerFigures(questions, place)])),
      ]),
    ) as HalfReport['answers'],
    calibration: calibrationFigures(answerable),
  }
}

const figure = (value: number): string => value.toFixed(2)

/** Rows for the tables of README.md. */
export const rankingRows = (report: HalfReport): string[][] =>
  Object.entries(report.ranking).map(([kind, figures]) => [
    kind,
    String(figures.questions),
    ...[figures.recall1, figures.recall5, figures.recall10, figures.ndcg10, figures.mrr].map(figure),
  ])

export const rankingHead = ['questions', 'n', 'recall@1', 'recall@5', 'recall@10', 'nDCG@10', 'MRR']

export const answerRows = (report: HalfReport): string[][] =>
  Object.entries(report.answers).flatMap(([place, kinds]) =>
    Object.entries(kinds).map(([kind, figures]) => [
      `${place}: ${kind}`,
      String(figures.questions),
      figure(figures.refused),
      String(figures.citations),
      kind === 'unanswerable' ? '' : figure(figures.citationPrecision),
      figure(figures.verbatim),
      kind === 'unanswerable' ? '' : figure(figures.expected),
    ]),
  )

export const answerHead = [
  'place, threshold: questions',
  'n',
  'nothing found',
  'citations',
  'of these right',
  'verbatim',
  'expected text',
]

export const calibrationRows = (report: HalfReport): string[][] => [
  ['passages that answer, at least 0.7', figure(report.calibration.rightAtLeast07)],
  ['passages that answer, at least 0.3', figure(report.calibration.rightAtLeast03)],
  ['other passages among the first ten, at least 0.7', figure(report.calibration.wrongAtLeast07)],
]

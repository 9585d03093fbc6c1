import { z } from 'zod'

/**
 * The self-assessment: what each dimension asks, by ids that are kept with every answer. An id that has shipped keeps
 * its meaning; the words stand on the screens.
 */
export const maturityStatements = {
  strategy: ['vision', 'priorities', 'funding', 'value'],
  data: ['ownership', 'quality', 'access', 'protection'],
  process: ['described', 'measured', 'automated'],
  people: ['skills', 'roles', 'change', 'sponsor'],
  technology: ['landscape', 'interfaces', 'operations'],
  governance: ['decisions', 'risks', 'responsibleUse'],
} as const

export type MaturityDimension = keyof typeof maturityStatements
export const maturityDimensions = Object.keys(maturityStatements) as MaturityDimension[]

/** As answers name it: `strategy.vision`. */
export type MaturityStatement = {
  [Dimension in MaturityDimension]: `${Dimension}.${(typeof maturityStatements)[Dimension][number]}`
}[MaturityDimension]

export const statementsOf = (dimension: MaturityDimension): MaturityStatement[] =>
  maturityStatements[dimension].map((name) => `${dimension}.${name}` as MaturityStatement)

export const allMaturityStatements = maturityDimensions.flatMap(statementsOf)

/** From 'does not apply at all' to 'applies fully'. */
export const maturitySteps = [1, 2, 3, 4, 5] as const
const stepSchema = z.number().int().min(1).max(5)

/** An answer to every statement. */
export type MaturityAnswers = Record<MaturityStatement, number>
export const maturityAnswersSchema = z.strictObject(
  Object.fromEntries(allMaturityStatements.map((id) => [id, stepSchema])) as Record<
    MaturityStatement,
    typeof stepSchema
  >,
)

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const rounded = (value: number): number => Math.round(value * 10) / 10

export interface MaturityResult {
  /** Means of the dimensions' statements, 1 to 5 with one decimal. */
  dimensions: Record<MaturityDimension, number>
  /** Mean of the dimensions, so that one with more statements does not weigh more. */
  score: number
  level: 1 | 2 | 3 | 4 | 5
}

/** A level counts as reached once the score is there: 3.9 is level 3. */
export const levelOf = (score: number): MaturityResult['level'] =>
  Math.min(5, Math.max(1, Math.floor(score))) as MaturityResult['level']

export function resultOf(answers: Readonly<Record<string, number>>): MaturityResult {
  const exact = maturityDimensions.map(
    (dimension) => [dimension, mean(statementsOf(dimension).map((id) => answers[id] ?? 1))] as const,
  )
  const score = rounded(mean(exact.map(([, value]) => value)))
  return {
    dimensions: Object.fromEntries(
      exact.map(([dimension, value]) => [dimension, rounded(value)]),
    ) as MaturityResult['dimensions'],
    score,
    level: levelOf(score),
  }
}

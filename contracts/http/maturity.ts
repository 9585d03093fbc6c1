import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { maturityAnswersSchema, maturityDimensions, type MaturityDimension } from '../rules/maturity.ts'
import { deletedSchema, idParams, listQuery, timeSchema } from '../schemas.ts'

const tag = 'Maturity'

/** Assessments that the list holds at most, the newest. */
export const mostAssessments = 100

const scoreSchema = z.number().min(1).max(5)

/** How a client sees itself at one time. */
export const maturityAssessmentSchema = z.object({
  id: idSchema,
  clientId: idSchema,
  answers: z.record(z.string(), z.number().int()),
  /** Each from 1 to 5. */
  dimensions: z.object(
    Object.fromEntries(maturityDimensions.map((name) => [name, scoreSchema])) as Record<
      MaturityDimension,
      typeof scoreSchema
    >,
  ),
  score: scoreSchema,
  /** The level that the score has reached. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  createdBy: z.object({ id: idSchema, name: z.string() }).nullable(),
  createdAt: timeSchema,
})
export type MaturityAssessment = z.infer<typeof maturityAssessmentSchema>

export const listMaturityAssessments = route({
  name: 'listMaturityAssessments',
  method: 'GET',
  path: '/maturity-assessments',
  tag,
  summary: 'Self-assessments of the client that one is in, newest first',
  query: listQuery,
  response: z.array(maturityAssessmentSchema),
  list: 'maturity-assessments',
})
export const createMaturityAssessment = route({
  name: 'createMaturityAssessment',
  method: 'POST',
  path: '/maturity-assessments',
  tag,
  summary: 'Keep a self-assessment of the client that one is in; every statement is answered',
  status: 201,
  body: z.strictObject({ answers: maturityAnswersSchema }),
  response: maturityAssessmentSchema,
})
export const deleteMaturityAssessment = route({
  name: 'deleteMaturityAssessment',
  method: 'DELETE',
  path: '/maturity-assessments/:id',
  tag,
  summary: 'Delete a self-assessment',
  params: idParams,
  response: deletedSchema,
})

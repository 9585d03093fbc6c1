import { z } from 'zod'
import { interviewStatusSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { requiredText } from '../issue-texts.ts'
import { richTextInput, richTextSchema } from '../rich-text.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, initiativeIdParams, listQuery, madeFrom, timeSchema } from '../schemas.ts'

const tag = 'People'

/** Somebody of the firm who may hold an interview. */
export const interviewerSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().nullable(),
})
export type Interviewer = z.infer<typeof interviewerSchema>

export const interviewSchema = z.object({
  id: idSchema,
  initiativeId: idSchema,
  /** A day; its time of day means nothing where a person chose it. */
  interviewDate: timeSchema,
  status: interviewStatusSchema,
  isAutomated: z.boolean(),
  summary: richTextSchema.nullable(),
  /** The words of the summary. */
  summaryText: z.string(),
  additionalNotes: z.string().nullable(),
  stakeholders: z.array(
    z.object({ id: idSchema, firstName: z.string(), lastName: z.string(), role: z.string() }),
  ),
  conductors: z.array(interviewerSchema),
  /** Of these people, as Document 1, section 3 has them and a call sends them back. */
  stakeholderIds: z.array(idSchema),
  consultantIds: z.array(idSchema),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Interview = z.infer<typeof interviewSchema>
export type InterviewStatus = Interview['status']

const earliest = '1900-01-01'
const latest = '2200-01-01'
const dateSchema = z
  .union([timeSchema, z.iso.date()], {
    error: ({ input }) => (input === undefined || input === null ? requiredText : 'Not a valid date'),
  })
  .refine((date) => date >= earliest && date < latest, 'Choose a date between 1900 and 2200')

const fields = {
  interviewDate: dateSchema,
  /** Left out of a new interview: COMPLETED for a past date, else PLANNED (Document 1, section 4). */
  status: interviewStatusSchema.optional(),
  isAutomated: z.boolean().optional(),
  /** Required once the interview is COMPLETED (Document 1, section 5). */
  summary: richTextInput.nullable().optional(),
  additionalNotes: z.string().trim().max(8000, 'The text is too long').nullable().optional(),
  stakeholderIds: z.array(idSchema).max(100).optional(),
  /** At most one (Document 1, section 5); none is kept of an automated interview. */
  consultantIds: z.array(idSchema).max(1, 'Only one consultant can be chosen').optional(),
}

/** filter: status. sort: interviewDate, status, createdAt. */
export const listInterviews = route({
  name: 'listInterviews',
  method: 'GET',
  path: '/interviews/initiative/:initiativeId',
  tag,
  summary: 'Interviews of an initiative',
  params: initiativeIdParams,
  query: listQuery,
  response: z.array(interviewSchema),
  list: 'interviews',
})
export const listInterviewers = route({
  name: 'listInterviewers',
  method: 'GET',
  path: '/interviews/initiative/:initiativeId/consultants',
  tag,
  summary: 'Consultants of the firm who may hold an interview',
  params: initiativeIdParams,
  query: listQuery,
  response: z.array(interviewerSchema),
  list: 'consultants',
})
export const createInterview = route({
  name: 'createInterview',
  method: 'POST',
  path: '/interviews',
  tag,
  summary: 'Add an interview',
  status: 201,
  body: z.strictObject({ ...fields, initiativeId: idSchema }),
  response: interviewSchema,
})
export const updateInterview = route({
  name: 'updateInterview',
  method: 'PUT',
  path: '/interviews/:id',
  tag,
  summary: 'Change an interview',
  params: idParams,
  body: z.strictObject({ ...fields, ...madeFrom }).partial(),
  response: interviewSchema,
})
export const deleteInterview = route({
  name: 'deleteInterview',
  method: 'DELETE',
  path: '/interviews/:id',
  tag,
  summary: 'Delete an interview',
  params: idParams,
  response: deletedSchema,
})

import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { flagFilter, listQuery, madeFrom, timeSchema } from '../schemas.ts'
import { adminResource } from './admin-resource.ts'

const tag = 'Feedback'

export const feedbackKinds = ['IDEA', 'PROBLEM', 'PRAISE'] as const
export const feedbackKindSchema = z.enum(feedbackKinds)
export type FeedbackKind = z.infer<typeof feedbackKindSchema>

/** What became of it: nobody has read it yet, somebody has, somebody has answered. */
export const feedbackStates = ['NEW', 'READ', 'ANSWERED'] as const
export const feedbackStateSchema = z.enum(feedbackStates)
export type FeedbackState = z.infer<typeof feedbackStateSchema>

export const longestFeedback = 4000

const told = {
  kind: feedbackKindSchema,
  text: z.string(),
  /** Address in the product that it is about. */
  page: z.string().nullable(),
  wantsAnswer: z.boolean(),
  state: feedbackStateSchema,
  answer: z.string().nullable(),
  answeredAt: timeSchema.nullable(),
}
export const feedbackSchema = z.object({ id: idSchema, ...told, createdAt: timeSchema })
export type Feedback = z.infer<typeof feedbackSchema>

/** A path of the product, without what follows it. */
const pageInput = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?!\/)[^\s?#]*$/, 'Must be an address of the product, such as /initiatives')

export const sendFeedback = route({
  name: 'sendFeedback',
  method: 'POST',
  path: '/feedback',
  tag,
  summary: 'Tell those who run the product what helps and what does not',
  status: 201,
  alsoAnswers: [429],
  body: z.strictObject({
    kind: feedbackKindSchema,
    text: z.string().trim().min(1).max(longestFeedback),
    page: pageInput.nullable().default(null),
    wantsAnswer: z.boolean().default(false),
  }),
  response: feedbackSchema,
})

/** Newest first. */
export const listOwnFeedback = route({
  name: 'listOwnFeedback',
  method: 'GET',
  path: '/feedback',
  tag,
  summary: 'What one has told, with what became of it',
  query: listQuery,
  response: z.array(feedbackSchema),
  list: 'feedback',
})

const named = z.object({ id: idSchema, name: z.string() })

/** An answer makes it ANSWERED; without one it can be marked as answered elsewhere, too. */
export const adminFeedback = adminResource({
  path: 'feedback',
  title: 'Feedback',
  noun: 'feedback',
  row: z.object({
    id: idSchema,
    ...told,
    /** Null where the account is gone. */
    user: z.object({ id: idSchema, name: z.string(), email: z.string().nullable() }).nullable(),
    consultingFirm: named.nullable(),
    client: named.nullable(),
    createdAt: timeSchema,
    updatedAt: timeSchema,
  }),
  filters: z.strictObject({
    kind: feedbackKindSchema.optional(),
    state: feedbackStateSchema.optional(),
    wantsAnswer: flagFilter.optional(),
    consultingFirmId: idSchema.optional(),
  }),
  update: z.strictObject({
    state: feedbackStateSchema.optional(),
    answer: z.string().trim().max(longestFeedback).nullable().optional(),
    ...madeFrom,
  }),
  isDeletable: true,
})
export type AdminFeedback = z.infer<typeof adminFeedback.row>

import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { listQuery, timeSchema } from '../schemas.ts'
import { severitySchema } from '../enums.ts'
import { nextStepSchema } from './next-step.ts'

/** Why a phase is among somebody's work, most urgent first. */
export const workReasons = ['gate', 'assigned', 'findings', 'due', 'running'] as const
export const workReasonSchema = z.enum(workReasons)
export type WorkReason = z.infer<typeof workReasonSchema>

/** From so many days before its planned end on a phase counts as due. */
export const dueWithinDays = 7

const named = z.object({ id: idSchema, name: z.string() })

/** So many of the reader's observations are named of a phase. */
export const namedAssigned = 3

/** An observation that is the reader's to see to and not settled. */
export const assignedSchema = z.object({
  id: idSchema,
  description: z.string(),
  severity: severitySchema,
  /** A day of the calendar. */
  dueOn: z.iso.date().nullable(),
})
export type Assigned = z.infer<typeof assignedSchema>

/** A phase that waits for the reader, or that they will want to look at. */
export const workItemSchema = z.object({
  client: named,
  initiative: named,
  phase: named,
  /** The reader leads the initiative, is in its team, or has observations of the phase to see to. */
  isMine: z.boolean(),
  reasons: z.array(workReasonSchema).min(1),
  /** Since when, by the most urgent reason: asked, found, due or begun. */
  since: timeSchema,
  plannedEnd: z.iso.date().nullable(),
  /** The reader's observations, the soonest due first, then the gravest; how many there are, and the first of them. */
  assigned: z.object({ count: z.number().int(), first: z.array(assignedSchema).max(namedAssigned) }),
  nextStep: nextStepSchema,
})
export type WorkItem = z.infer<typeof workItemSchema>

/** Own initiatives first, then by urgency, the oldest first. filter: reason, isMine. */
export const listMyWork = route({
  name: 'listMyWork',
  method: 'GET',
  path: '/my-work',
  tag: 'Initiatives',
  summary: 'Phases that wait for the reader, across clients',
  query: listQuery,
  response: z.array(workItemSchema),
  list: 'my-work',
})

import { z } from 'zod'
import {
  agentRoleSchema,
  indexingStatusSchema,
  interactionStatusSchema,
  observationStatusSchema,
  phaseStatusSchema,
  sequenceStatusSchema,
  severitySchema,
} from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, timeSchema } from '../schemas.ts'

const count = z.number().int().nonnegative()
/** A day of the calendar in UTC, as `2026-11-21`. */
const day = z.iso.date()

export const reportPhaseSchema = z.object({
  id: idSchema,
  name: z.string(),
  order: z.number().int(),
  status: phaseStatusSchema,
  startDate: timeSchema.nullable(),
  endDate: timeSchema.nullable(),
  plannedStart: day.nullable(),
  plannedEnd: day.nullable(),
  /** Calendar days from the start to the end, or to today, both counted; null before the start. */
  days: count.nullable(),
  plannedDays: count.nullable(),
  /** Required fields that a person fills, and those of them with a valid value. */
  inputs: z.object({ filled: count, required: count }),
  /** Percent as the phase shows it (Document 2, section 9), and how many of the recommended documents are there. */
  artifacts: z.object({ score: count, uploaded: count, recommended: count }),
})
export type ReportPhase = z.infer<typeof reportPhaseSchema>

const usage = { calls: count, inputTokens: count, outputTokens: count, cost: count }

/** Who asked a model: agents, the moderator, and what runs beside a conversation. */
export const reportWorkerKinds = ['agent', 'moderator', 'validation', 'activation', 'other'] as const

/** Cost in millionths of a US dollar. */
export const reportUsageSchema = z.object({
  ...usage,
  byModel: z.array(z.object({ provider: z.string(), model: z.string(), ...usage })),
  byWorker: z.array(
    z.object({
      kind: z.enum(reportWorkerKinds),
      /** Of an agent. */
      name: z.string().nullable(),
      role: agentRoleSchema.nullable(),
      ...usage,
    }),
  ),
  byPhase: z.array(z.object({ phaseId: idSchema, ...usage })),
  /** Days on which a model was asked, in order. */
  days: z.array(z.object({ day, ...usage })),
})
export type ReportUsage = z.infer<typeof reportUsageSchema>

/** Numbers of an initiative in a period; phases as they stand now. What each one counts: docs/dashboards.md. */
export const reportSchema = z.object({
  initiativeId: idSchema,
  madeAt: timeSchema,
  period: z.object({ from: day.nullable(), to: day.nullable() }),
  phases: z.array(reportPhaseSchema),
  observations: z.object({
    total: count,
    /** Open or to be remediated; the decks count alike. */
    unsettled: count,
    bySeverityAndStatus: z.array(
      z.object({ severity: severitySchema, status: observationStatusSchema, count }),
    ),
    byPhase: z.array(z.object({ phaseId: idSchema, total: count, unsettled: count })),
    /** Before the period began. */
    before: z.object({ raised: count, settled: count }),
    /** Settled: accepted or remediated. Days on which either happened, in order. */
    days: z.array(z.object({ day, raised: count, settled: count })),
  }),
  interactions: z.object({
    total: count,
    completed: count,
    byStatus: z.array(z.object({ status: interactionStatusSchema, count })),
    byPhase: z.array(z.object({ phaseId: idSchema, total: count, completed: count })),
    /** The moderator first, then agents by name. */
    byAgent: z.array(
      z.object({
        name: z.string(),
        role: z.union([agentRoleSchema, z.literal('MODERATOR')]),
        total: count,
        completed: count,
        approved: count,
        revised: count,
        rejected: count,
      }),
    ),
  }),
  runs: z.object({
    total: count,
    byStatus: z.array(z.object({ status: sequenceStatusSchema, count })),
    /** Of those that ended, waits for people included. */
    medianSeconds: count.nullable(),
  }),
  artifacts: z.object({
    total: count,
    byStatus: z.array(z.object({ status: indexingStatusSchema, count })),
  }),
  hours: z.object({
    minutes: count,
    /** Null for work on no phase in particular. */
    byPhase: z.array(z.object({ phaseId: idSchema.nullable(), minutes: count })),
    byPerson: z.array(z.object({ userId: idSchema.nullable(), name: z.string(), minutes: count })),
  }),
  /** Null for those without view_analytics. */
  usage: reportUsageSchema.nullable(),
})
export type Report = z.infer<typeof reportSchema>

export const getReport = route({
  name: 'getReport',
  method: 'GET',
  path: '/initiatives/:id/report',
  tag: 'Initiatives',
  summary: 'Numbers of an initiative; tokens and cost with view_analytics',
  params: idParams,
  /** First and last day of the period, in UTC; without them all there is. */
  query: z
    .strictObject({ from: day.optional(), to: day.optional() })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: 'The period ends before it begins.',
      path: ['to'],
    }),
  response: reportSchema,
})

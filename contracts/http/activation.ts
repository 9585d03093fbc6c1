import { z } from 'zod'
import {
  agentRoleSchema,
  importanceSchema,
  observationStatusSchema,
  observationTypeSchema,
  severitySchema,
} from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { phaseIdParams, timeSchema } from '../schemas.ts'
import { citationSchema } from './conversation-records.ts'

const tag = 'Activation'

/** No record means 'Not Activated' (Document 2, 4.5). */
export const activationStatusSchema = z.enum(['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'])
export type ActivationStatus = z.infer<typeof activationStatusSchema>

/** What an activation does, in this order; each part is stored before the next begins. */
export const activationStages = ['bundle', 'query', 'context', 'enrich', 'index'] as const
export const activationStageSchema = z.enum([...activationStages, 'done'])
export type ActivationStage = z.infer<typeof activationStageSchema>

/** What the activate button needs (decisions D3); document 2, 4.5 gives the sentence. */
export const noCompletedInteractions =
  'No completed interactions found. Complete some agent interactions first.'

/** A text whose `[n]` marks number its citations from 1. */
const citedText = { text: z.string(), citations: z.array(citationSchema) }

export const bundledOutputSchema = z.object({
  phase: z.object({ id: idSchema, name: z.string(), order: z.number().int(), description: z.string() }),
  /** Filled inputs of the phase and of the initiative, as people read them. */
  inputs: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Recommended documents and what else the initiative has. */
  artifacts: z.array(
    z.object({
      name: z.string(),
      /** Null for a document that the template does not ask for. */
      importance: importanceSchema.nullable(),
      uploaded: z.boolean(),
    }),
  ),
  observations: z.array(
    z.object({
      description: z.string(),
      severity: severitySchema,
      status: observationStatusSchema,
      observationType: observationTypeSchema,
      consultantNotes: z.string().nullable(),
      remediationPlan: z.string().nullable(),
    }),
  ),
  /** What the agents said last, each in its place. */
  answers: z.array(
    z.object({
      interactionId: idSchema,
      agent: z.object({ name: z.string(), role: agentRoleSchema }),
      chapterTitle: z.string().nullable(),
      verdict: z.enum(['approve', 'revise', 'reject']).nullable(),
      summary: z.string().nullable(),
      ...citedText,
    }),
  ),
  /** What people decided or answered where the agents waited for them; about: the agent overruled, or what was asked. */
  decisions: z.array(
    z.object({ kind: z.enum(['overruled', 'answer']), by: z.string(), about: z.string(), text: z.string() }),
  ),
  /** The moderator's final summary. */
  summary: z.object(citedText).nullable(),
})
export type BundledOutput = z.infer<typeof bundledOutputSchema>

/** A passage that bears on what the phase brought about. */
export const ragSourceSchema = z.object({
  chunkId: idSchema,
  artifactId: idSchema.nullable(),
  name: z.string(),
  page: z.number().int().nullable(),
  /** Verbatim. */
  quote: z.string(),
  /** Calibrated, 0 to 1; 0.7 means 'clearly about it' (decisions D4). */
  relevance: z.number(),
  /** Whose words, and where in the source. */
  trust: z.enum(['document', 'person', 'agent']).optional(),
  place: z.string().optional(),
})
export type RagSource = z.infer<typeof ragSourceSchema>
export const ragSourcesSchema = z.object({
  client: z.array(ragSourceSchema),
  firm: z.array(ragSourceSchema),
  initiative: z.array(ragSourceSchema),
})
export type RagSources = z.infer<typeof ragSourcesSchema>

export const activatePhase = route({
  name: 'activatePhase',
  method: 'POST',
  path: '/parley-consulting/activate',
  tag,
  summary: 'Bundle what a phase has brought about and enrich it from the documents',
  status: 202,
  /** All four are needed; the service says so in the words of document 2, section 5. */
  body: z.strictObject({
    phaseId: z.union([idSchema, z.literal('')]).nullish(),
    initiativeId: z.union([idSchema, z.literal('')]).nullish(),
    clientId: z.union([idSchema, z.literal('')]).nullish(),
    consultingFirmId: z.union([idSchema, z.literal('')]).nullish(),
  }),
  /** bundledOutput: of the last activation that was completed, until this one is. */
  response: z.object({ status: activationStatusSchema, bundledOutput: bundledOutputSchema.nullable() }),
})

/** 404 for a phase that was never activated (Document 2, 7.7). */
export const getActivation = route({
  name: 'getActivation',
  method: 'GET',
  path: '/parley-consulting/status/:phaseId',
  tag,
  summary: 'How far the activation of a phase is, and what it bundled',
  params: phaseIdParams,
  response: z.object({
    phaseId: idSchema,
    status: activationStatusSchema,
    /** The part at work; 'done' once COMPLETED. */
    stage: activationStageSchema,
    bundledOutput: bundledOutputSchema.nullable(),
    ragQuery: z.string().nullable(),
    /** Who wrote the query. */
    provider: z.string().nullable(),
    model: z.string().nullable(),
    error: z.string().nullable(),
    /** What it was made from has changed since. */
    isOutdated: z.boolean(),
    startedBy: z.object({ id: idSchema, name: z.string() }).nullable(),
    requestedAt: timeSchema,
    completedAt: timeSchema.nullable(),
  }),
})

/** 404 until an activation of the phase was completed. */
export const getActivationContext = route({
  name: 'getActivationContext',
  method: 'GET',
  path: '/parley-consulting/context/:phaseId',
  tag,
  summary: 'What the documents add to an activated phase',
  params: phaseIdParams,
  response: z.object({
    /** Markdown with `[n]` marks that number the citations from 1. */
    enrichedContext: z.string(),
    citations: z.array(citationSchema),
    ragSources: ragSourcesSchema,
  }),
})

import { z } from 'zod'
import { agentRoleSchema, interactionStatusSchema, sequenceStatusSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { timeSchema } from '../schemas.ts'

export const citationSchema = z.object({
  chunkId: idSchema,
  artifactId: idSchema.nullable(),
  artifactName: z.string(),
  page: z.number().int().nullable(),
  quote: z.string(),
  /** What the passage is: whose source, whose words, where in it, and how relevant it was measured when it was found. */
  kind: z.enum(['initiative', 'client', 'firm']).optional(),
  trust: z.enum(['document', 'person', 'agent']).optional(),
  place: z.string().optional(),
  relevance: z.number().min(0).max(1).optional(),
})
export type Citation = z.infer<typeof citationSchema>
/** What a source can differ in from the claim that cites it. */
export const contradictionReasons = [
  'number',
  'date',
  'unit',
  'name',
  'negation',
  'tense',
  'modality',
  'scope',
] as const

/** A claim whose own source says otherwise, with the words of the source; its mark is taken out of the text. */
export const contradictedClaimSchema = z.object({
  text: z.string(),
  /** Null where a model, not a rule, found it. */
  because: z.enum(contradictionReasons).nullable(),
  /** The words that say otherwise, verbatim. */
  quote: z.string(),
  /** Where they stand; null for inputs and people's words. */
  citation: citationSchema.nullable(),
})
export type ContradictedClaim = z.infer<typeof contradictedClaimSchema>

export const usageSchema = z.object({
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** millionths of a US dollar */ cost: z.number().int(),
})
export type Usage = z.infer<typeof usageSchema>

export const verdictSchema = z.object({
  kind: z.enum(['approve', 'revise', 'reject']),
  reasons: z.array(z.string()),
  /** Interactions to redo, for a reviewer's 'revise'. */
  revise: z.array(idSchema),
  /** A person decided otherwise (decisions D5: the human can overrule each). */
  overruledBy: z
    .object({ id: idSchema, name: z.string(), note: z.string().nullable(), at: timeSchema })
    .nullable(),
})

/** A budget that a run waits at. Tokens, or US cents with fractions of what was used. */
export const gateBudgetSchema = z.object({
  which: z.enum(['run', 'initiative', 'clientMonth', 'firmMonth']),
  unit: z.enum(['tokens', 'cost']),
  limit: z.number(),
  /** What is used, and what other calls at work have reserved. */
  used: z.number(),
  /** What the next step needs beyond the limit, rounded up; at least a tenth of the limit. */
  suggestedRaise: z.number().int(),
  /** The turn that it waits at has nothing yet and may be left out; false where the summary is what is too dear. */
  maySkip: z.boolean().optional(),
})
export type GateBudget = z.infer<typeof gateBudgetSchema>

export const interactionSchema = z.object({
  id: idSchema,
  phaseId: idSchema,
  sequenceId: idSchema,
  order: z.number().int(),
  /** A person asked for it outside of the run's order: a direct question, feedback, or one added by hand. */
  isSide: z.boolean(),
  /** Place in the phase's one order of messages and turns. */
  seq: z.number().int().nullable(),
  aiAgentId: z.union([idSchema, z.literal('moderator')]),
  aiAgent: z.object({
    id: z.union([idSchema, z.literal('moderator')]),
    name: z.string(),
    role: z.union([agentRoleSchema, z.literal('MODERATOR')]),
  }),
  chapterTitle: z.string().nullable(),
  status: interactionStatusSchema,
  moderatorPrompt: z.string().nullable(),
  /** Markdown with `[n]` marks that number the citations from 1. */
  agentResponse: z.string().nullable(),
  responseSummary: z.string().nullable(),
  verdict: verdictSchema.nullable(),
  citations: z.array(citationSchema),
  unsupportedClaims: z.number().int(),
  contradictedClaims: z.array(contradictedClaimSchema),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  usage: usageSchema.nullable(),
  /** Why it waits for a person, while it does. */
  hitl: z
    .object({
      reason: z.string(),
      kind: z.enum(['question', 'approval_rejected', 'revision_limit', 'budget', 'failure']),
      askedAt: timeSchema,
      /** Of a gate of the kind budget. */
      budget: gateBudgetSchema.optional(),
    })
    .nullable(),
  feedback: z.string().nullable(),
  /** What the moderator decided after reading it, and whether a model or a rule did; what it had wanted and may not. */
  decision: z
    .object({
      kind: z.enum(['next', 'follow_up', 'ask_human']),
      by: z.enum(['model', 'rule']),
      refused: z.string().nullable(),
    })
    .nullable(),
  supersedesId: idSchema.nullable(),
  supersededById: idSchema.nullable(),
  /** Of a turn that stands: the newest redo of a turn before it that was made after it (rules/made-before-redo.ts). */
  madeBeforeRedoOf: idSchema.nullable(),
  /** The provider that was chosen and did not answer, where `provider` stood in for it. */
  standsInFor: z.string().nullable(),
  /** The answer stops short: the model had no room for more. */
  truncated: z.boolean(),
  error: z.string().nullable(),
  startedAt: timeSchema.nullable(),
  createdAt: timeSchema,
  completedAt: timeSchema.nullable(),
  updatedAt: timeSchema,
})
export type Interaction = z.infer<typeof interactionSchema>

export const sequenceSchema = z.object({
  id: idSchema,
  phaseId: idSchema,
  status: sequenceStatusSchema,
  /** Of the run's own turns; side turns are not counted (Document 2, 4.3). */
  completed: z.number().int(),
  total: z.number().int(),
  /** The final summary, once written. */
  summary: z.string().nullable(),
  summaryCitations: z.array(citationSchema),
  /** Place of the summary in the phase's one order; null for old ones, which stand at the end of the turns. */
  summarySeq: z.number().int().nullable(),
  /** A turn, a redo or a person's words came after the summary was made. */
  summaryIsOlderThanSources: z.boolean(),
  /** Asked for anew; until it is there, `summary` is the old one. */
  summaryIsBeingWritten: z.boolean(),
  usage: usageSchema,
  budget: z.object({
    maxTokens: z.number().int().nullable(),
    /** US cents */ maxCost: z.number().int().nullable(),
  }),
  /** What it waits for, while AWAITING_HUMAN. */
  gate: z
    .object({
      interactionId: idSchema.nullable(),
      kind: z.string(),
      reason: z.string(),
      askedAt: timeSchema,
      budget: gateBudgetSchema.optional(),
    })
    .nullable(),
  error: z.string().nullable(),
  startedAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
  createdAt: timeSchema,
})
export type Sequence = z.infer<typeof sequenceSchema>

/** A run of the phase before the one that is shown. */
export const formerRunSchema = z.object({
  id: idSchema,
  status: sequenceStatusSchema,
  /** Turns that were given an answer. */
  turns: z.number().int(),
  /** Place of its newest turn in the phase's one order. */
  lastSeq: z.number().int(),
  createdAt: timeSchema,
  finishedAt: timeSchema.nullable(),
})
export type FormerRun = z.infer<typeof formerRunSchema>

/** Answer of the moderator to a person; null while a run is at work (decisions D11, Chat). */
export const moderatorReplySchema = z.object({
  content: z.string(),
  recommendedAgentIds: z.array(idSchema),
  recommendedAgents: z.array(z.object({ id: idSchema, name: z.string(), role: agentRoleSchema })),
})
export const hitlMessageSchema = z.object({
  id: idSchema,
  phaseId: idSchema,
  sequenceId: idSchema.nullable(),
  seq: z.number().int(),
  content: z.string(),
  role: z.enum(['USER', 'MODERATOR', 'AGENT', 'system']),
  messageType: z.string(),
  metadata: z.object({
    agentName: z.string().optional(),
    agentRole: z.string().optional(),
    recommendedAgentIds: z.array(idSchema).optional(),
    recommendedAgents: z
      .array(z.object({ id: idSchema, name: z.string(), role: agentRoleSchema }))
      .optional(),
    userQuestion: z.string().optional(),
    /** Of a gate's question and its answer. */
    interactionId: idSchema.optional(),
    gateKind: z.string().optional(),
    question: z.string().optional(),
    decision: z.enum(['approve', 'revise', 'overrule']).optional(),
    citations: z.array(citationSchema).optional(),
    provider: z.string().optional(),
    model: z.string().optional(),
  }),
  author: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** What people want of the agents binds them until it is met; what they have decided, for ever (decisions D4). */
  request: z
    .object({
      kind: z.enum(['request', 'decision']),
      /** The turn that met it; null while it is open, and where a person said that it is met. */
      metById: idSchema.nullable(),
      metAt: timeSchema.nullable(),
    })
    .nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type HitlMessage = z.infer<typeof hitlMessageSchema>
export type MessageMetadata = HitlMessage['metadata']

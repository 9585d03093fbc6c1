import type { Evidence, ModelRequest, ModelTask, PromptBudget } from '../models/port.ts'
import {
  approvalSchema,
  claimReadingsSchema,
  fallbackAnalysis,
  fallbackApproval,
  fallbackChecks,
  fallbackReadings,
  fallbackReview,
  fallbackUserReply,
  mitigationChecksSchema,
  moderatorAnalysisSchema,
  passageOrderSchema,
  reviewSchema,
  userReplySchema,
  type Approval,
  type ClaimReadings,
  type MitigationChecks,
  type ModeratorAnalysis,
  type PassageOrder,
  type Review,
  type UserReply,
} from '../models/index.ts'
import { composeContext } from './compose-context.ts'

/** What a task's answer is: structured where listed, text otherwise. */
export interface StructuredOutputs {
  'moderator-analysis': ModeratorAnalysis
  review: Review
  approval: Approval
  'mitigation-check': MitigationChecks
  'conversation-observations': MitigationChecks
  'user-reply': UserReply
  'claim-check': ClaimReadings
  rerank: PassageOrder
}
export type TaskOutput<Task extends ModelTask> = Task extends keyof StructuredOutputs
  ? StructuredOutputs[Task]
  : string

export interface RequestOptions {
  /** Whole call, retries excluded; 120,000 ms unless told. */
  timeoutMs?: number
  maxOutputTokens?: number
  signal?: AbortSignal
  onDelta?: (delta: string) => void
  onRestart?: () => void
}

const defaultTimeoutMs = 120_000

const outputTokens: Readonly<Record<ModelTask, number>> = {
  'moderator-opening': 600,
  'moderator-prompt': 600,
  'moderator-analysis': 900,
  contribution: 2_400,
  review: 1_500,
  approval: 1_000,
  'final-summary': 2_400,
  'mitigation-check': 6_000,
  'conversation-observations': 6_000,
  'claim-check': 3_000,
  'user-reply': 900,
  'agent-answer': 1_200,
  'knowledge-answer': 1_200,
  'knowledge-question': 120,
  'query-variants': 200,
  rerank: 1_200,
  'activation-query': 150,
  'demo-reply': 300,
}

/**
 * The request of a task, from its evidence: what the model is given is put together for the window of whoever answers;
 * the schema goes along where the answer is structured.
 */
export function buildRequest<Task extends ModelTask>(
  task: Task,
  evidence: Evidence,
  options: RequestOptions = {},
): ModelRequest<TaskOutput<Task>> {
  const output = outputs(evidence)[task]
  const request = {
    task,
    compose: (budget: PromptBudget) => composeContext(task, evidence, budget),
    evidence,
    maxOutputTokens: outputTokens[task],
    timeoutMs: defaultTimeoutMs,
    ...options,
    ...(output && { output }),
  }
  // `outputs` pairs each task with its own schema, which the compiler cannot follow through the generic key.
  return request as unknown as ModelRequest<TaskOutput<Task>>
}

type Outputs = {
  [Task in keyof StructuredOutputs]: NonNullable<ModelRequest<StructuredOutputs[Task]>['output']>
}

function outputs(evidence: Evidence): Outputs & Partial<Record<ModelTask, Outputs[keyof Outputs]>> {
  const speaker = evidence.conversation.at(-1)?.speaker ?? evidence.agent?.name ?? 'colleague'
  return {
    'moderator-analysis': {
      name: 'moderator_analysis',
      schema: moderatorAnalysisSchema,
      fallback: (text) => fallbackAnalysis(speaker, text),
    },
    review: { name: 'review', schema: reviewSchema, fallback: fallbackReview },
    approval: { name: 'approval', schema: approvalSchema, fallback: fallbackApproval },
    'mitigation-check': {
      name: 'mitigation_checks',
      schema: mitigationChecksSchema,
      fallback: fallbackChecks,
    },
    'conversation-observations': {
      name: 'conversation_observations',
      schema: mitigationChecksSchema,
      fallback: fallbackChecks,
    },
    'claim-check': { name: 'claim_readings', schema: claimReadingsSchema, fallback: fallbackReadings },
    'user-reply': { name: 'user_reply', schema: userReplySchema, fallback: fallbackUserReply },
    rerank: { name: 'passage_order', schema: passageOrderSchema, fallback: () => ({ order: [] }) },
  }
}

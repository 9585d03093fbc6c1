import { z } from 'zod'
import { idSchema } from '../ids.ts'

/** What is to be done next in a phase (decisions D12, Next step). */
export const nextStepKinds = [
  'answerGate',
  'resumeRun',
  'continueRun',
  'waitForAgents',
  'waitForValidation',
  'resolveFindings',
  'fillInputs',
  'fillGlobalInputs',
  'addDocuments',
  'validate',
  'converse',
  'checkMitigations',
  'complete',
  'activate',
  'waitForActivation',
  'startPhase',
  'goToPhase',
  'createPhases',
  'takeOffHold',
  'cancelled',
  'none',
] as const
export const nextStepKindSchema = z.enum(nextStepKinds)
export type NextStepKind = z.infer<typeof nextStepKindSchema>

/** The gate that a run waits at. */
export const waitingGateSchema = z.object({
  interactionId: idSchema.nullable(),
  kind: z.string(),
  /** What is asked, in the words of whoever asks. */
  question: z.string(),
})

export const nextStepSchema = z.object({
  kind: nextStepKindSchema,
  /** Whose it is: the reader's, that of people with more rights, the agents'; nobody's where nothing is to be done. */
  by: z.enum(['you', 'others', 'agents', 'nobody']),
  /** One English sentence; screens say it in the person's language. */
  text: z.string(),
  /** What is to be acted on, where that is another phase than the one that was asked for too; null without phases. */
  phase: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Findings, inputs or documents; null where nothing is counted. */
  count: z.number().int().nullable(),
  gate: waitingGateSchema.nullable(),
  /** What may be done in place of something that is good to have and not required. */
  instead: nextStepKindSchema.nullable(),
})
export type NextStep = z.infer<typeof nextStepSchema>

import {
  BudgetPassed,
  type CallAccount,
  callOwner,
  citablePassages,
  claimReaderOf,
  generateRecorded,
  numbered,
  preferenceOf,
  type RecordedAnswer,
  type Settlement,
  usageOfSettlements,
} from '../agents/index.ts'
import { decideClaims } from '../claims/index.ts'
import { checkClaims } from '../models/claims/index.ts'
import type { Evidence, ModelPreference, ModelTask } from '../models/port.ts'
import { buildRequest, type RequestOptions, type TaskOutput } from '../context/index.ts'
import type { Authorship, CheckedText, Turn } from '../runs/index.ts'
import type { HeldRun, StepScene } from './step-scene.ts'
import { evidenceOfMessage, evidenceOfPlace, gatherEvidence, type StepGround } from './step-evidence.ts'

/** The answer as rows name it (decisions D4: which provider and model really answered). */
export const authorshipOf = <Output>({ answer, settlements }: RecordedAnswer<Output>): Authorship => ({
  provider: answer.provider,
  model: answer.model,
  standsInFor: answer.standsInFor,
  ...usageOfSettlements(settlements),
})

/** Agents write with the preparer's model; reviewers, approvers and the moderator speak with the reviewer's (D4). */
const preferenceFor = ({ context }: HeldRun, task: ModelTask): ModelPreference =>
  preferenceOf(context, task === 'contribution' || task === 'agent-answer' ? 'preparer' : 'reviewer')

const groundOf = ({ held }: StepScene, task: ModelTask, turn?: Turn): StepGround => ({
  context: held.context,
  turns: held.view.turns,
  messages: held.messages,
  turn,
  notes: held.view.memory.notes,
  preference: preferenceFor(held, task),
})

/** The facts of an agent's turn. */
export const evidenceAt = (scene: StepScene, task: ModelTask, turn: Turn): Promise<Evidence> =>
  evidenceOfPlace(scene.ports, {
    ...groundOf(scene, task),
    turn,
    // A person asks the agent something, in place of work for the phase.
    isAsked: task === 'agent-answer',
  })

/** The facts of an answer to what a person asks. */
export const evidenceOfAsked = (scene: StepScene, task: ModelTask, question: string): Promise<Evidence> =>
  evidenceOfMessage(scene.ports, groundOf(scene, task), question)

/** The facts of a step that belongs to no agent's turn, with what is found for the questions given. */
export const evidenceFor = (
  scene: StepScene,
  task: ModelTask,
  questions: readonly string[],
): Promise<Evidence> => gatherEvidence(scene.ports, groundOf(scene, task), questions)

/** What a step's call is made for. */
interface CallSubject {
  interactionId: string | null
  /** The person's message that is answered, if one is. */
  messageId?: string
}

const accountOf = (
  { held: { run, context }, held, recordWith }: StepScene,
  task: ModelTask,
  { interactionId, messageId }: CallSubject,
): CallAccount => ({
  owner: callOwner(run, {
    sequenceId: run.runId,
    interactionId,
    ...(messageId !== undefined && { messageId }),
    generation: run.generation,
    task,
  }),
  preference: preferenceFor(held, task),
  limits: context.limits,
  run: { limit: { tokens: run.maxTokens, cost: run.maxCost }, used: run.used },
  recordWith,
})

/** Asks a model for a step of the run. @throws ModelError, BudgetPassed */
export async function askModel<Task extends ModelTask>(
  scene: StepScene,
  task: Task,
  given: CallSubject & { evidence: Evidence; options?: RequestOptions },
): Promise<RecordedAnswer<TaskOutput<Task>>> {
  const { ports, signal } = scene
  const request = buildRequest(task, given.evidence, { ...given.options, signal })
  await ports.fault?.('before-call')
  const answer = await generateRecorded(ports, request, accountOf(scene, task, given))
  await ports.fault?.('after-call')
  return answer
}

/**
 * A step's answer as it is stored: its claims checked by rule, what rules leave open read by a model, its marks turned
 * into numbers. @returns with the calls to close beside those of the answer
 */
export async function checkText(
  scene: StepScene,
  task: ModelTask,
  { text, evidence, ...subject }: CallSubject & { text: string; evidence: Evidence },
): Promise<{ text: CheckedText; settlements: Settlement[] }> {
  const citable = citablePassages(evidence)
  const byRule = checkClaims(text, { ...evidence, passages: citable })
  const reader = claimReaderOf(scene.ports, accountOf(scene, task, subject), scene.signal)
  const { checked, settlements } = await decideClaims(reader, byRule, citable)
  return { text: numbered(checked, citable), settlements }
}

export const isBudgetPassed = (error: unknown): error is BudgetPassed => error instanceof BudgetPassed

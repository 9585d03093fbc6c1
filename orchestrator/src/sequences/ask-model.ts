import { BudgetPassed } from '../agents/provider-calls.queries.ts'
import { preferenceOf } from '../agents/model-settings.ts'
import { generateRecorded, type RecordedAnswer, usageOfSettlements } from '../agents/recorded-generate.ts'
import type { Evidence, ModelPreference, ModelTask } from '../models/port.ts'
import { buildRequest, type RequestOptions, type TaskOutput } from '../context/index.ts'
import type { Authorship } from './changes.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { HeldRun } from './held-run.ts'
import { evidenceOfPlace, gatherEvidence, type StepGround } from './step-evidence.ts'
import type { Turn } from './turns.ts'

/** What a step has at hand: the surroundings, the run, and the signal that stops its call. */
export interface StepScene {
  ports: EnginePorts
  held: HeldRun
  signal: AbortSignal
}

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
  evidenceOfPlace(scene.ports, { ...groundOf(scene, task), turn })

/** The facts of a step that belongs to no agent's turn, with what is found for the questions given. */
export const evidenceFor = (
  scene: StepScene,
  task: ModelTask,
  questions: readonly string[],
): Promise<Evidence> => gatherEvidence(scene.ports, groundOf(scene, task), questions)

/** Asks a model for a step of the run. @throws ModelError, BudgetPassed */
export async function askModel<Task extends ModelTask>(
  { ports, held, signal }: StepScene,
  task: Task,
  given: {
    evidence: Evidence
    interactionId: string | null
    /** The person's message that is answered, if one is. */
    messageId?: string
    options?: RequestOptions
  },
): Promise<RecordedAnswer<TaskOutput<Task>>> {
  const { run, context } = held
  const request = buildRequest(task, given.evidence, { ...given.options, signal })
  await ports.fault?.('before-call')
  const answer = await generateRecorded(ports, request, {
    owner: {
      firmId: run.firmId,
      clientId: run.clientId,
      initiativeId: run.initiativeId,
      phaseId: run.phaseId,
      sequenceId: run.runId,
      interactionId: given.interactionId,
      validationRunId: null,
      ...(given.messageId !== undefined && { messageId: given.messageId }),
      generation: run.generation,
      task,
    },
    preference: preferenceFor(held, task),
    limits: context.limits,
    run: { limit: { tokens: run.maxTokens, cost: run.maxCost }, used: run.used },
  })
  await ports.fault?.('after-call')
  return answer
}

export const isBudgetPassed = (error: unknown): error is BudgetPassed => error instanceof BudgetPassed

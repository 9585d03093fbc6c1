import { BudgetPassed } from '../agents/provider-calls.queries.ts'
import { conversationOf, baseEvidence, passagesPerStep, questionOfPlace } from '../agents/evidence.ts'
import { citedPassages } from '../agents/citation-numbers.ts'
import { generateRecorded, type RecordedAnswer, usageOfSettlements } from '../agents/recorded-generate.ts'
import type { Evidence, ModelChoice, ModelTask } from '../models/port.ts'
import { buildRequest, type RequestOptions, type TaskOutput } from '../models/prompts/build-request.ts'
import type { Authorship } from './changes.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { HeldRun } from './held-run.ts'
import { standingTurns, type Turn } from './turns.ts'

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
  ...usageOfSettlements(settlements),
})

/** Agents write with the preparer's model; reviewers, approvers and the moderator speak with the reviewer's (D4). */
const choiceFor = ({ context }: HeldRun, task: ModelTask): ModelChoice =>
  task === 'contribution' || task === 'agent-answer' ? context.choices.preparer : context.choices.reviewer

/**
 * The facts of a step: inputs, what has been said, and passages about what the place is asked for, or about the
 * question given in place of a turn.
 */
export async function evidenceAt(
  { ports, held }: StepScene,
  about: Turn | string | undefined,
): Promise<Evidence> {
  const { context, view, messages } = held
  const question = typeof about === 'object' ? questionOfPlace(context, about) : about
  const found = question === undefined ? [] : await ports.findPassages(context, question, passagesPerStep)
  const known = new Set(found.map((passage) => passage.chunkId))
  const cited = citedPassages(standingTurns(view.turns)).filter((passage) => !known.has(passage.chunkId))
  return baseEvidence(context, conversationOf(view.turns, messages), [...found, ...cited])
}

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
  const request = await buildRequest(task, given.evidence, { ...given.options, signal })
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
    choice: choiceFor(held, task),
    limits: context.limits,
    run: { limit: { tokens: run.maxTokens, cost: run.maxCost }, used: run.used },
  })
  await ports.fault?.('after-call')
  return answer
}

export const isBudgetPassed = (error: unknown): error is BudgetPassed => error instanceof BudgetPassed

import { AppError } from '@parley/contracts/errors.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import {
  BudgetPassed,
  type CallAccount,
  callOwner,
  closeLostQuestions,
  findModelSettingsOf,
  generateRecorded,
  isModelFailure,
  preferenceOf,
  settleCalls,
  type Settlement,
} from '../agents/index.ts'
import {
  type Evidence,
  type EvidenceTurn,
  ModelError,
  type Passage,
  type TokenUsage,
} from '../models/port.ts'
import { buildRequest, type RequestOptions, type TaskOutput } from '../context/index.ts'
import type { AnswerPassage } from './answer-passage.ts'
import type { ContextTurn } from './complete-question.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import type { KnowledgePorts } from './knowledge-ports.ts'

/** Milliseconds of one provider's call: the request has 60 s, and another provider may have to be asked. */
const callTimeoutMs = 25_000
const rewritingTimeoutMs = 8_000

type Task = 'knowledge-answer' | 'knowledge-question' | 'query-variants' | 'rerank'

export interface Written {
  text: string
  provider: string
  model: string
  usage: TokenUsage
  settlements: readonly Settlement[]
}

export interface Conversation {
  question: string
  /** Former turns; of them a model is given the person's own words alone. */
  context: readonly ContextTurn[]
}

/**
 * The account of the person's questions: the client's reviewer model and month; for the firm's own the deployment's
 * default and the firm's month. Calls of a process that died are closed first.
 */
export async function openAccount(
  { database }: KnowledgePorts,
  { firmId, clientId }: KnowledgePlace,
): Promise<Omit<CallAccount, 'owner'>> {
  const tenant = { firmId, clientId }
  const models = await database.tenantTransaction(workerScope(tenant), async (tx) => {
    await closeLostQuestions(tx, { ...tenant, initiativeId: null })
    return findModelSettingsOf(tx, clientId)
  })
  return { preference: preferenceOf(models, 'reviewer'), limits: models.limits }
}

const accountFor = (
  { firmId, clientId }: KnowledgePlace,
  account: Omit<CallAccount, 'owner'>,
  task: Task,
): CallAccount => ({
  ...account,
  owner: callOwner({ firmId, clientId, initiativeId: null }, { task }),
})

/** Former questions only: what earlier answers said is no evidence, and may rest on what is gone by now. */
const turnsOf = (context: readonly ContextTurn[]): EvidenceTurn[] =>
  context.flatMap(({ role, content }) =>
    role === 'user' ? [{ speaker: 'The person', role: 'USER', text: content }] : [],
  )

export const evidenceOf = (conversation: Conversation, passages: readonly Passage[]): Evidence => ({
  phaseName: '',
  phaseDescription: '',
  inputs: [],
  passages: [...passages],
  conversation: turnsOf(conversation.context),
  question: conversation.question,
  today: new Date().toISOString().slice(0, 10),
})

export interface Scene {
  ports: KnowledgePorts
  place: KnowledgePlace
  account: Omit<CallAccount, 'owner'>
}

export async function askRecorded<AskedTask extends Task>(
  { ports, place, account }: Scene,
  task: AskedTask,
  given: { evidence: Evidence; options: RequestOptions },
): Promise<Written & { output: TaskOutput<AskedTask> }> {
  const request = buildRequest(task, given.evidence, given.options)
  const { answer, settlements } = await generateRecorded(ports, request, accountFor(place, account, task))
  return {
    text: answer.text,
    output: answer.output,
    provider: answer.provider,
    model: answer.model,
    usage: answer.usage,
    settlements,
  }
}

/** @throws AppError BUDGET_EXCEEDED, UNAVAILABLE */
export async function writeAnswer(
  scene: Scene,
  conversation: Conversation & { passages: readonly AnswerPassage[]; clients: ReadonlyMap<string, string> },
  options: Pick<RequestOptions, 'signal' | 'onDelta' | 'onRestart'>,
): Promise<Written> {
  const { passages, clients } = conversation
  const isOfFirm = scene.place.clientId === null
  const given = passages.map((passage) =>
    isOfFirm && passage.clientId !== null
      ? { ...passage, name: `${clients.get(passage.clientId) ?? ''}: ${passage.name}` }
      : passage,
  )
  const evidence = evidenceOf(conversation, given)
  try {
    return await askRecorded(scene, 'knowledge-answer', {
      evidence,
      options: { ...options, timeoutMs: callTimeoutMs },
    })
  } catch (error) {
    throw inPlainWords(error, scene.place)
  }
}

/**
 * A language model puts a follow-up as a question that stands on its own. What it writes is looked for within the same
 * scope, and nothing else; where it fails, the rule's words serve.
 */
export async function rewriteQuestion(
  scene: Scene,
  conversation: Conversation,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { ports, place } = scene
  const evidence = evidenceOf(conversation, [])
  try {
    const options = { signal, timeoutMs: rewritingTimeoutMs }
    const { text, settlements } = await askRecorded(scene, 'knowledge-question', { evidence, options })
    // Nothing waits for it: it is counted even if the answer itself fails.
    await ports.database.tenantTransaction(workerScope(place), (tx) =>
      settleCalls(tx, { ...place, initiativeId: null }, settlements),
    )
    return text.replace(/\s+/g, ' ').trim().slice(0, 400)
  } catch (error) {
    if (isModelFailure(error)) return undefined
    throw inPlainWords(error, place)
  }
}

function inPlainWords(error: unknown, { clientId }: KnowledgePlace): unknown {
  if (error instanceof BudgetPassed)
    return new AppError(
      'BUDGET_EXCEEDED',
      `This month’s budget of the ${clientId === null ? 'firm' : 'client'} is used up. Questions are answered again next month, or once the budget is raised.`,
    )
  if (!(error instanceof ModelError)) return error
  const message =
    error.kind === 'aborted'
      ? 'The question was not answered in time. Please try again.'
      : 'No model could answer just now. Please try again in a moment.'
  return new AppError('UNAVAILABLE', message, { cause: error, retryAfterSeconds: 5 })
}

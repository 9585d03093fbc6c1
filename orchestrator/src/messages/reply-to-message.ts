import { newId } from '@parley/contracts/ids.ts'
import { despiteLostRaces } from '@parley/server-kit/database/lost-race.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import {
  BudgetPassed,
  callOwner,
  findPhaseContext,
  generateRecorded,
  isModelFailure,
  listMessages,
  type PhaseContext,
  preferenceOf,
  readBrief,
  settleCalls,
  type Settlement,
} from '../agents/index.ts'
import { findLatestRun, type Reply, listTurns, type Tx } from '../runs/index.ts'
import { buildRequest } from '../context/index.ts'
import { evidenceOfReply, replyFrom } from '../moderator/index.ts'
import { type EnginePorts, evidenceOfMessage } from '../steps/index.ts'
import { apologyOf } from './apology-words.ts'
import {
  claimReply,
  findMessageById,
  findRunState,
  insertReply,
  type MessageRow,
  touchRunAtWork,
} from './messages.queries.ts'
import { replyChannel } from './user-messages.ts'

export interface ReplyJob {
  messageId: string
  firmId: string
  clientId: string
}

/**
 * The moderator answers a message while no run is at work. One answer a message: who claims it last writes nothing,
 * so that a job that runs twice answers once.
 */
export async function replyToMessage(ports: EnginePorts, job: ReplyJob, signal?: AbortSignal): Promise<void> {
  const scope = workerScope(job)
  const read = await ports.database.tenantRead(scope, (tx) => readAround(tx, job.messageId))
  if (read === undefined) return
  const { reply, settlements } = await write(ports, read, signal)
  await despiteLostRaces(() =>
    ports.database.tenantTransaction(scope, async (tx) => {
      // A run that goes on meanwhile hears the answer. What is used is counted last, as in a worker's commit.
      await touchRunAtWork(tx, read.message.phase_id)
      const isOwn = await claimReply(tx, job.messageId, reply.binds)
      if (isOwn) await insertReply(tx, { ...read.context, sequenceId: read.message.sequence_id }, reply)
      await settleCalls(tx, read.context, settlements)
      if (!isOwn) return
      afterCommit(() => {
        ports.events
          .publish(replyChannel(job.messageId), {})
          .catch((error: unknown) => ports.logger.warn({ error }, 'a reply was not announced'))
      })
    }),
  )
}

/** The queue has given up: the person is told so, in place of an answer that never comes. */
export async function apologise({ database, events, logger }: EnginePorts, job: ReplyJob): Promise<void> {
  await database.tenantTransaction(workerScope(job), async (tx) => {
    const read = await readAround(tx, job.messageId)
    if (read === undefined) return
    await touchRunAtWork(tx, read.message.phase_id)
    if (!(await claimReply(tx, job.messageId))) return
    const place = { ...read.context, sequenceId: read.message.sequence_id }
    await insertReply(tx, place, {
      id: newId(),
      toMessageId: job.messageId,
      content: apologyOf(read.context.language),
      metadata: { agentName: 'Moderator', agentRole: 'MODERATOR', userQuestion: read.message.content },
    })
    afterCommit(() => {
      events
        .publish(replyChannel(job.messageId), {})
        .catch((error: unknown) => logger.warn({ error }, 'a reply was not announced'))
    })
  })
}

async function readAround(tx: Tx, messageId: string) {
  const message = await findMessageById(tx, messageId)
  if (message?.replied_at !== null || !message.wants_reply) return undefined
  const [context, state, run, messages] = await Promise.all([
    findPhaseContext(tx, message.phase_id),
    findRunState(tx, message.phase_id),
    findLatestRun(tx, message.phase_id),
    listMessages(tx, message.phase_id),
  ])
  // A run at work takes it up itself.
  if (context === undefined || state?.status === 'QUEUED' || state?.status === 'RUNNING') return undefined
  const briefed = { ...context, brief: await readBrief(tx, context) }
  return {
    message,
    context: briefed,
    messages,
    turns: run === undefined ? [] : await listTurns(tx, run.runId),
  }
}

type Around = NonNullable<Awaited<ReturnType<typeof readAround>>>

async function write(
  ports: EnginePorts,
  { message, context, messages, turns }: Around,
  signal: AbortSignal | undefined,
): Promise<{ reply: Reply; settlements: readonly Settlement[] }> {
  const question = message.content
  const ground = { context, turns, messages, preference: preferenceOf(context, 'reviewer') }
  const evidence = evidenceOfReply(context, await evidenceOfMessage(ports, ground, question))
  const given = { messageId: message.id, question, evidence, place: context }
  try {
    const request = buildRequest('user-reply', evidence, signal === undefined ? {} : { signal })
    const { answer, settlements } = await generateRecorded(ports, request, accountOf(context, message))
    return { reply: await replyFrom(ports, given, answer), settlements }
  } catch (error) {
    if (!isModelFailure(error) && !(error instanceof BudgetPassed)) throw error
    return { reply: await replyFrom(ports, given, undefined), settlements: [] }
  }
}

const accountOf = (context: PhaseContext, message: MessageRow) => ({
  owner: callOwner(context, { sequenceId: message.sequence_id, messageId: message.id, task: 'user-reply' }),
  preference: preferenceOf(context, 'reviewer'),
  limits: context.limits,
})

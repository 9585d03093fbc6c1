import { AppError } from '@parley/contracts/errors.ts'
import {
  clientChatDefaults,
  type getClientChatHistory,
  type KnowledgeAnswer,
  type searchClientKnowledge,
} from '@parley/contracts/http/knowledge.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditIdentities } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { PersonLimit } from '../../http/person-limit.ts'

type Ports = Pick<Dependencies, 'orchestrator'>
type Question = Omit<z.output<typeof searchClientKnowledge.body>, 'filters'> &
  Partial<Pick<z.output<typeof searchClientKnowledge.body>, 'filters'>>
type History = z.output<typeof getClientChatHistory.response>

export interface Asked {
  question: Question
  /** `Idempotency-Key` of the request: the same one again is answered from what is stored. */
  requestKey: string | undefined
  /** Aborted when the person no longer waits. */
  signal: AbortSignal
}

const acceptableKey = /^[\x21-\x7e]{1,200}$/

const byWhom = (caller: Caller) => ({ ...auditIdentities(caller), ipAddress: caller.ipAddress })

/**
 * Asks the knowledge of the place that the session is in; only the last few turns go with it (Document 3, 9).
 * @throws AppError TOO_MANY_REQUESTS, BUDGET_EXCEEDED, UNAVAILABLE, CONFLICT for a key of another request
 */
export async function ask(
  { orchestrator, limits }: Ports & { limits: PersonLimit },
  caller: Caller,
  { question, requestKey, signal }: Asked,
): Promise<KnowledgeAnswer> {
  if (requestKey !== undefined && !acceptableKey.test(requestKey))
    throw new AppError('BAD_REQUEST', 'Idempotency-Key must be 1 to 200 plain characters.')
  await limits.consume(caller.userId)
  const body = {
    query: question.query,
    context: question.context
      .slice(-clientChatDefaults.contextMessages)
      .map(({ content, role }) => ({ content, role })),
    maxResults: question.maxResults,
    relevanceThreshold: question.relevanceThreshold,
    filters: question.filters?.sourceTypes ?? null,
    streamId: question.streamId ?? null,
    requestKey: requestKey ?? null,
    by: byWhom(caller),
  }
  const by = { scope: scopeOf(caller), requestId: caller.requestId, signal }
  return orchestrator.call('askKnowledge', { params: {}, body }, by)
}

export const getHistory = (
  { orchestrator }: Ports,
  actor: Actor & { requestId: string },
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<History> =>
  orchestrator.call(
    'readKnowledgeHistory',
    { params: {}, body: { limit, before: before ?? null } },
    { scope: scopeOf(actor), requestId: actor.requestId },
  )

export const clearHistory = ({ orchestrator }: Ports, caller: Caller): Promise<{ cleared: number }> =>
  orchestrator.call(
    'clearKnowledgeHistory',
    { params: {}, body: { by: byWhom(caller) } },
    { scope: scopeOf(caller), requestId: caller.requestId },
  )

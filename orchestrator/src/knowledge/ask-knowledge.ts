import { createHash } from 'node:crypto'
import { conflict } from '@parley/contracts/errors.ts'
import type { KnowledgeAnswer, SourceFilter } from '@parley/contracts/http/knowledge.ts'
import type { AuditedPerson } from '@parley/contracts/internal/audited-person.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { KeptAnswer } from '@parley/contracts/stored/knowledge.ts'
import { settleCalls, type Settlement } from '../agents/index.ts'
import type { Caller } from '../caller.ts'
import type { Tx } from '../runs/index.ts'
import { answerQuestion } from './answer-question.ts'
import { type Asker, auditKnowledge } from './knowledge.queries.ts'
import { type KnowledgePlace, placeOf } from './knowledge-place.ts'
import type { KnowledgePorts } from './knowledge-ports.ts'
import { presentAnswer } from './present-answer.ts'
import { recheckTurns } from './recheck-turns.ts'
import { findTurnByRequest, insertTurn, type RequestKey } from './turns.queries.ts'

export interface AskInput {
  body: {
    query: string
    context: { content: string; role: 'user' | 'assistant' }[]
    maxResults: number
    relevanceThreshold: number
    filters: SourceFilter[] | null
    streamId: string | null
    requestKey: string | null
    by: AuditedPerson
  }
}

/**
 * Answers a question from what the person may find, and keeps both for them (Document 3, Query page). The place is the
 * session's; nothing in the request, a document or a model's answer widens it.
 * @throws AppError FORBIDDEN, BUDGET_EXCEEDED, UNAVAILABLE, CONFLICT for a key that was used for another question
 */
export async function askKnowledge(
  ports: KnowledgePorts,
  caller: Caller,
  { body }: AskInput,
): Promise<KnowledgeAnswer> {
  const place = placeOf(caller.scope)
  const request = requestOf(body)
  const before = request && (await findStored(ports, caller, { place, request }))
  if (before !== undefined) return before
  const askedAt = new Date()
  const userTurnId = newId()
  const answered = await answerQuestion(ports, caller, { ...body, place })
  const turn = { id: newId(), content: answered.content, createdAt: new Date() }
  const isKept = await ports.database.tenantTransaction(caller.scope, (tx) =>
    keep(tx, place, {
      question: { id: userTurnId, content: body.query, createdAt: askedAt },
      answer: { ...turn, metadata: answered.kept, ...(request && { request }) },
      settlements: answered.settlements,
      by: { ...body.by, requestId: caller.requestId },
    }),
  )
  if (isKept || request === undefined) return presentAnswer(turn, answered.kept, answered.initiatives)
  return (await findStored(ports, caller, { place, request })) ?? presentAnswer(turn, answered.kept, [])
}

function requestOf({
  requestKey,
  by: _by,
  streamId: _stream,
  ...question
}: AskInput['body']): RequestKey | undefined {
  if (requestKey === null) return undefined
  const hash = createHash('sha256').update(JSON.stringify(question)).digest('base64url')
  return { key: requestKey, hash }
}

/** What the same request was answered before, as it may be shown now. */
const findStored = (
  { database }: KnowledgePorts,
  { scope }: Caller,
  { place, request }: { place: KnowledgePlace; request: RequestKey },
): Promise<KnowledgeAnswer | undefined> =>
  database.tenantRead(scope, async (tx) => {
    const row = await findTurnByRequest(tx, place, request.key)
    if (row === undefined) return undefined
    if (row.request_hash !== request.hash)
      throw conflict('This Idempotency-Key was used for another request.')
    const [turn] = await recheckTurns(tx, place, [row])
    return turn?.answer ?? undefined
  })

interface Kept {
  question: { id: string; content: string; createdAt: Date }
  answer: { id: string; content: string; createdAt: Date; metadata: KeptAnswer; request?: RequestKey }
  settlements: readonly Settlement[]
  by: Asker
}

/** Question, answer, usage and audit in one transaction. @returns false where the request was answered meanwhile */
async function keep(tx: Tx, place: KnowledgePlace, kept: Kept): Promise<boolean> {
  await settleCalls(tx, { ...place, initiativeId: null }, kept.settlements)
  if (!(await insertTurn(tx, place, { ...kept.answer, role: 'assistant' }))) return false
  await insertTurn(tx, place, { ...kept.question, role: 'user' })
  await auditKnowledge(tx, place, { by: kept.by, action: 'knowledge.asked', turnId: kept.answer.id })
  return true
}

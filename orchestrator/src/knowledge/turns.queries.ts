import type { StoredAnswer } from '@parley/contracts/stored/knowledge.ts'
import { json } from '@parley/server-kit/database/json.ts'
import type { Tx } from '../runs/index.ts'
import type { KnowledgePlace } from './knowledge-place.ts'

/** A repeatable request: its key, and what it asked for. */
export interface RequestKey {
  key: string
  hash: string
}

export interface NewTurn {
  id: string
  role: 'user' | 'assistant'
  content: string
  createdAt: Date
  metadata?: StoredAnswer
  request?: RequestKey
}

const columns = ['id', 'role', 'content', 'metadata', 'created_at', 'request_hash'] as const

/** The person's own turns at a place; row security says the same of the person and the tenant. */
const ownTurns = (tx: Tx, { firmId, clientId, userId }: KnowledgePlace) =>
  tx
    .selectFrom('knowledge_turn')
    .where('firm_id', '=', firmId)
    .where('user_id', '=', userId)
    .where('client_id', clientId === null ? 'is' : '=', clientId)

/** @returns false where the request was answered before */
export async function insertTurn(tx: Tx, place: KnowledgePlace, turn: NewTurn): Promise<boolean> {
  const rows = await tx
    .insertInto('knowledge_turn')
    .values({
      id: turn.id,
      firm_id: place.firmId,
      client_id: place.clientId,
      user_id: place.userId,
      role: turn.role,
      content: turn.content,
      metadata: json(turn.metadata ?? {}),
      created_at: turn.createdAt,
      request_key: turn.request?.key ?? null,
      request_hash: turn.request?.hash ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['firm_id', 'client_id', 'user_id', 'request_key'])
        .where('request_key', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .execute()
  return rows.length > 0
}

/** The newest turns before a place in the conversation, newest first. */
export const listTurns = (
  tx: Tx,
  place: KnowledgePlace,
  { before, limit }: { before: string | null; limit: number },
) =>
  ownTurns(tx, place)
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
export type TurnRow = Awaited<ReturnType<typeof listTurns>>[number]

/** The answer to a request that was made before. */
export const findTurnByRequest = (tx: Tx, place: KnowledgePlace, key: string) =>
  ownTurns(tx, place).select(columns).where('request_key', '=', key).executeTakeFirst()

/** Deletes for real. @returns how many */
export async function deleteTurns(tx: Tx, { firmId, clientId, userId }: KnowledgePlace): Promise<number> {
  const result = await tx
    .deleteFrom('knowledge_turn')
    .where('firm_id', '=', firmId)
    .where('user_id', '=', userId)
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

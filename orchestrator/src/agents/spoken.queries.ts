import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'

/** A person's words, a gate's question, or the moderator's answer. */
export interface SpokenMessage {
  id: string
  /** null for one that this worker wrote and has not read again. */
  seq: number | null
  role: string
  type: string
  content: string
  author: string
  /** null as for `seq`. */
  at: Date | null
  /** What it does to the agents: a request binds until it is met, a decision for ever. */
  binds: 'request' | 'decision' | null
  isMet: boolean
  /** Of the answer to a gate. */
  question: string | null
  decision: string | null
}

/** Of the moderator's own words only so many of the newest are remembered; people's words all are. */
const mostReplies = 60

/** What was said in a phase, in its order. */
export async function listMessages(tx: Kysely<DB>, phaseId: string): Promise<SpokenMessage[]> {
  const rows = await tx
    .selectFrom('hitl_message as message')
    .leftJoin('user_account as author', 'author.id', 'message.author_id')
    .where('message.phase_id', '=', phaseId)
    .select([
      'message.id',
      'message.seq',
      'message.role',
      'message.message_type',
      'message.content',
      'message.created_at',
      'message.binds',
      'message.met_at',
      'message.metadata',
      'author.first_name',
      'author.last_name',
    ])
    .orderBy('message.seq')
    .execute()
  const replies = rows.filter((row) => row.role !== 'USER' && row.message_type !== 'GATE_QUESTION')
  const forgotten = new Set(replies.slice(0, -mostReplies).map(({ id }) => id))
  return rows
    .filter(({ id }) => !forgotten.has(id))
    .map((row) => {
      const { question, decision } = row.metadata
      return {
        id: row.id,
        seq: row.seq,
        role: row.role,
        type: row.message_type,
        content: row.content,
        author: [row.first_name, row.last_name].filter(Boolean).join(' ') || 'A person',
        at: row.created_at,
        binds: row.binds,
        isMet: row.met_at !== null,
        question: question ?? null,
        decision: decision ?? null,
      }
    })
}

import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** What calls are made for, as the orchestrator keeps them: a turn, a person's message, a run for its final summary. */
export type SubjectKind = 'turn' | 'message' | 'run'

const finders = {
  turn: (tx: Tx, id: string) =>
    tx.selectFrom('agent_interaction').select('id').where('id', '=', id).executeTakeFirst(),
  /** An answer's calls are those of the message that it answers. */
  message: (tx: Tx, id: string) =>
    tx
      .selectFrom('hitl_message')
      .select(sql<string>`coalesce(reply_to_id, id)`.as('id'))
      .where('id', '=', id)
      .executeTakeFirst(),
  run: (tx: Tx, id: string) =>
    tx.selectFrom('sequence_run').select('id').where('id', '=', id).executeTakeFirst(),
}

/** Id under which the calls are kept; undefined for what is not there, or is another tenant's. */
export const findSubject = async (tx: Tx, kind: SubjectKind, id: string): Promise<string | undefined> =>
  (await finders[kind](tx, id))?.id

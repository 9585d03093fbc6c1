import { newId } from '@parley/contracts/ids.ts'
import { announce, type Firm, type Firms } from './firms.ts'

/** A kind of work that firms ask for, and how to tell what became of it. */
export interface Kind {
  name: string
  /** How often each of the others asks, in a second. */
  pace: number
  /** @returns the id of what is asked for */
  ask(firm: Firm): Promise<string>
  /** Milliseconds from the asking to the end of each; undefined where it has not ended. */
  times(ids: readonly string[]): Promise<(number | undefined)[]>
  /** Nobody wants the rest any more. */
  forget(firm: Firm): Promise<void>
}

type Tables = { table: string; over: string; ended: string; topic: string }

/** What is the same of all of them: rows that say when they were made and when they ended. */
function rowsOf({ database }: Firms, { table, over, ended, topic }: Tables) {
  return {
    async times(ids: readonly string[]) {
      const rows = await database.asOwner<{ id: string; took: number }>(
        `select id, extract(epoch from (${ended}) - created_at)::float8 * 1000 as took from ${table} where id = any($1) and ${over}`,
        [ids],
      )
      const took = new Map(rows.map((row) => [row.id, row.took]))
      return ids.map((id) => took.get(id))
    },
    async forget(firm: Firm) {
      await database.asOwner(`delete from outbox where relayed_at is null and topic = $1 and firm_id = $2`, [
        topic,
        firm.tenant.firmId,
      ])
    },
  }
}

function runs(firms: Firms): Kind {
  const rows = rowsOf(firms, {
    table: 'sequence_run',
    // The built-in model asks a person before it is done.
    over: `status not in ('QUEUED', 'RUNNING')`,
    ended: `coalesce(finished_at, (gate->>'askedAt')::timestamptz)`,
    topic: 'sequence.run',
  })
  return {
    ...rows,
    name: 'runs of agents, until they ask a person',
    pace: 0.05,
    async ask(firm) {
      const phase = await firm.addPhase({ aiAgents: firms.aiAgents })
      return (await firm.start(phase)).sequenceId
    },
    async forget(firm) {
      await rows.forget(firm)
      await firms.database.asOwner(
        `update sequence_run set status = 'CANCELLED' where firm_id = $1 and status = 'QUEUED'`,
        [firm.tenant.firmId],
      )
    },
  }
}

function exports(firms: Firms): Kind {
  const topic = 'export.run'
  const rows = rowsOf(firms, {
    table: 'export_job',
    over: `status = 'COMPLETED'`,
    ended: 'updated_at',
    topic,
  })
  return {
    ...rows,
    name: 'exports (PDF)',
    pace: 0.05,
    async ask(firm) {
      const { firmId, clientId, initiativeId } = await firm.addPhase()
      const id = newId()
      await firms.database.asOwner(
        `insert into export_job (id, firm_id, client_id, initiative_id, kind, format, options, requested_by_id, storage_key)
         values ($1::uuid, $2, $3, $4, 'main', 'pdf', '{"sections":null,"confidential":false,"language":"en"}', $5, replace(($1::uuid)::text, '-', ''))`,
        [id, firmId, clientId, initiativeId, firm.caller.scope.userId],
      )
      await announce(firms.database, { topic, entityId: id, firm })
      return id
    },
    async forget(firm) {
      await rows.forget(firm)
      await firms.database.asOwner(`delete from export_job where firm_id = $1 and status = 'PENDING'`, [
        firm.tenant.firmId,
      ])
    },
  }
}

function mails(firms: Firms): Kind {
  const topic = 'mail.send'
  const rows = rowsOf(firms, { table: 'mail_message', over: `status = 'SENT'`, ended: 'sent_at', topic })
  return {
    ...rows,
    name: 'mails',
    pace: 0.5,
    async ask(firm) {
      const id = newId()
      await firms.database.asOwner(
        `insert into mail_message (id, kind, user_id, to_address, subject, text_body, data)
         select $1, 'notification', u.id, u.email, '', '', '{"title":"News","text":"There is news.","path":"/"}' from user_account u where u.id = $2`,
        [id, firm.caller.scope.userId],
      )
      await announce(firms.database, { topic, entityId: id, firm })
      return id
    },
    async forget(firm) {
      await rows.forget(firm)
      await firms.database.asOwner(`delete from mail_message where user_id = $1 and status = 'PENDING'`, [
        firm.caller.scope.userId,
      ])
    },
  }
}

export const kindsOf = (firms: Firms): Kind[] => [runs(firms), exports(firms), mails(firms)]

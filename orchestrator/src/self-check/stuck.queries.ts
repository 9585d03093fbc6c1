import { sql } from 'kysely'
import type { Tx } from '../runs/index.ts'

interface Rule {
  table: string
  /** Left long after the sweeper (sweeper/overdue.queries.ts) should have found somebody for it. */
  when: string
}

/** Documents are left out: those of one firm wait for each other, for as long as an import takes. */
const rules: readonly Rule[] = [
  {
    table: 'sequence_run',
    when: `status = 'RUNNING' and lease_until < now() - interval '1 hour' or status = 'QUEUED' and coalesce(lease_until, created_at) < now() - interval '6 hours'`,
  },
  {
    table: 'activation',
    when: `status in ('PENDING', 'IN_PROGRESS') and coalesce(lease_until, requested_at) < now() - interval '1 hour'`,
  },
  {
    table: 'validation_run',
    when: `status = 'RUNNING' and coalesce(lease_until, started_at) < now() - interval '1 hour'`,
  },
  {
    table: 'agent_interaction',
    when: `is_side and status in ('PENDING', 'RUNNING') and lease_until < now() - interval '1 hour'`,
  },
  {
    table: 'export_job',
    when: `status in ('PENDING', 'IN_PROGRESS') and coalesce(lease_until, created_at) < now() - interval '1 hour'`,
  },
  {
    table: 'client_archive',
    when: `status in ('PENDING', 'IN_PROGRESS') and coalesce(lease_until, updated_at) < now() - interval '1 hour'`,
  },
  // What waits while others of its firm are at work is in line, and not stuck.
  {
    table: 'outbox',
    when: `relayed_at is null and created_at < now() - interval '1 hour' and not exists (select from outbox o where o.topic = outbox.topic and o.firm_id is not distinct from outbox.firm_id and o.relayed_at is not null and o.answered_at is null)`,
  },
]

/** A mail is tried for a day. Those that failed are of the last day alone: nobody tries them again by itself. */
const mailRule: Rule = {
  table: 'mail_message',
  when: `status = 'PENDING' and created_at < now() - interval '1 day' or status = 'FAILED' and created_at > now() - interval '1 day'`,
}

export interface Stuck {
  table: string
  count: number
  ids: string[]
}

/** What waits for its firm's turn is not stuck, however long the line is. */
const inNoLine = (table: string): string =>
  table === 'outbox'
    ? 'true'
    : `not exists (select from outbox o where o.relayed_at is null and o.entity_id = ${table}.id)`

const readRule = async (tx: Tx, rule: Rule, limit: number): Promise<Stuck> => {
  const { table } = rule
  const when = `(${rule.when}) and ${inNoLine(table)}`
  const { rows } = await sql<{ count: number; ids: string[] }>`
    select (select count(*)::int from ${sql.table(table)} where ${sql.raw(when)}) as count,
           array(select id::text from ${sql.table(table)} where ${sql.raw(when)} order by id limit ${limit}) as ids`.execute(
    tx,
  )
  return { table, count: rows[0]?.count ?? 0, ids: rows[0]?.ids ?? [] }
}

export async function listStuckWork(tx: Tx, limit: number): Promise<Stuck[]> {
  const found: Stuck[] = []
  for (const rule of rules) found.push(await readRule(tx, rule, limit))
  return found
}

export const listStuckMails = (tx: Tx, limit: number): Promise<Stuck> => readRule(tx, mailRule, limit)

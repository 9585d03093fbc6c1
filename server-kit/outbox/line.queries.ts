import { type Kysely, sql } from 'kysely'
import { scopedRaw } from '../database/scoped-raw.ts'
import type { Doorbell } from '../queue/queue.ts'

// Announcements that no queue has heard stand in line, one line for each topic and firm (ADR 34).

/** Jobs of one firm at a time for each process that works, by topic; a topic that is not named has no limit. */
export type Shares = Readonly<Record<string, number>>

/** Stands for no firm, and for no client. */
const nobody = sql`'00000000-0000-0000-0000-000000000000'::uuid`
const firmOf = (alias: string) => sql`coalesce(${sql.ref(`${alias}.firm_id`)}, ${nobody})`
const clientOf = (alias: string) => sql`coalesce(${sql.ref(`${alias}.client_id`)}, ${nobody})`

const outbox = scopedRaw.table('outbox', 'o')

/** Seconds for which a process counts of which nothing was heard. */
const heardForSeconds = 45

type Row = Omit<Doorbell, 'traceparent'> & { traceparent: string | null }

/**
 * Whose turn it is: of each firm as many as it has turns left in a topic, one of each of its clients after the other, the
 * longest waiting first. What it reads grows with the firms and clients that wait, not with how much each of them wants.
 * Two callers at once get the same ones, so that a queue which knows its jobs by their ids has no more of a firm than its share.
 */
export async function listInTurn<DB>(
  tx: Kysely<DB>,
  { shares, limit }: { shares: Shares; limit: number },
): Promise<Doorbell[]> {
  const { rows } = await sql<Row>`
    with recursive line as (
      (select o.topic, ${firmOf('o')} as firm, ${clientOf('o')} as client from ${outbox} where o.relayed_at is null order by 1, 2, 3 limit 1)
      union all
      select next.* from line cross join lateral (
        select o.topic, ${firmOf('o')} as firm, ${clientOf('o')} as client from ${outbox}
        where o.relayed_at is null and (o.topic, ${firmOf('o')}, ${clientOf('o')}) > (line.topic, line.firm, line.client)
        order by 1, 2, 3 limit 1) next),
    process as (select greatest(1, count(*)) as count from worker_process where heard_at > now() - make_interval(secs => ${heardForSeconds})),
    share as (select key as topic, value::bigint * process.count as turns from jsonb_each_text(${JSON.stringify(shares)}::jsonb), process),
    firm as (
      select f.topic, f.firm, coalesce(share.turns - work.count, ${limit}) as turns
      from (select distinct topic, firm from line) f
      left join share using (topic)
      cross join lateral (
        select count(*) from ${outbox}
        where o.topic = f.topic and ${firmOf('o')} = f.firm and o.relayed_at is not null and o.answered_at is null) work),
    found as (
      select o.*, firm.turns, row_number() over (partition by line.topic, line.firm, line.client order by o.created_at, o.id) as round
      from line join firm using (topic, firm)
      cross join lateral (
        select * from ${scopedRaw.table('outbox', 'w')}
        where w.relayed_at is null and w.topic = line.topic and ${firmOf('w')} = line.firm and ${clientOf('w')} = line.client
        order by w.created_at, w.id limit greatest(0, firm.turns)) o),
    placed as (
      select *, row_number() over (partition by topic, firm_id order by round, created_at, id) as place from found)
    select id, topic, entity_id as "entityId", firm_id as "firmId", client_id as "clientId", traceparent
    from placed where place <= turns order by place, created_at, id limit ${limit}`.execute(tx)
  return rows.map(asDoorbell)
}

const asDoorbell = ({ traceparent, ...doorbell }: Row): Doorbell =>
  traceparent === null ? doorbell : { ...doorbell, traceparent }

export async function markRelayed<DB>(tx: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await sql`update outbox set relayed_at = now() where id = any(${ids}::uuid[]) and ${scopedRaw.where('outbox')}`.execute(
    tx,
  )
}

/** Its work is over, whatever came of it: its firm has its turn back. Knocks where others of the firm wait for it. */
export async function markAnswered<DB>(
  tx: Kysely<DB>,
  { ids, channel }: { ids: readonly string[]; channel: string },
): Promise<void> {
  await sql`
    with answered as (
      update outbox set answered_at = now() where id = any(${ids}::uuid[]) and answered_at is null and ${scopedRaw.where('outbox')}
      returning topic, firm_id)
    select pg_notify(${channel}, 'answered') from answered
    where exists (select from ${outbox} where o.relayed_at is null and o.topic = answered.topic and ${firmOf('o')} = ${firmOf('answered')})
    limit 1`.execute(tx)
}

/** What has been at work for so long that it may have been lost on the way, oldest first. */
export async function listLongAtWork<DB>(
  tx: Kysely<DB>,
  { seconds, limit }: { seconds: number; limit: number },
): Promise<{ id: string; topic: string }[]> {
  const { rows } = await sql<{ id: string; topic: string }>`
    select id, topic from ${scopedRaw.table('outbox')}
    where relayed_at < now() - make_interval(secs => ${seconds}) and answered_at is null
    order by relayed_at limit ${limit}`.execute(tx)
  return rows
}

/** Answered announcements are kept for a day, to look at. */
export async function deleteAnswered<DB>(tx: Kysely<DB>): Promise<void> {
  await sql`delete from outbox where answered_at < now() - interval '1 day' and ${scopedRaw.where('outbox')}`.execute(
    tx,
  )
}

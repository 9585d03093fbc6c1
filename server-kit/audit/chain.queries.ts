import { type Kysely, sql } from 'kysely'
import { scopedRaw } from '../database/scoped-raw.ts'
import type { EntryToSeal, Head, SealedEntry } from './chain.ts'

/** Advisory lock that one sealing process holds for the length of its transaction. */
const sealerLock = 7_264_901

/** The chain of entries without a firm, where a text is needed. */
export const noFirm = '00000000-0000-0000-0000-000000000000'

/** An entry as it is hashed: texts that the database gives alike wherever and whenever it is asked. */
const entryColumns = sql`
  e.id, e.firm_id as "firmId", e.client_id as "clientId",
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.action, e.entity, e.entity_id as "entityId",
  e.subject_id as "subjectId", e.actor_id as "actorId", e.session_id as "sessionId", e.request_id as "requestId",
  e.details::text as details, e.ip_address as "ipAddress"`

/** Whether this transaction is the one that seals now; another one that wants to leaves it to it. */
export async function takeSealing<DB>(tx: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(${sealerLock}::bigint) as taken`.execute(tx)
  return rows[0]?.taken === true
}

/** Committed entries that no chain holds yet, oldest first. */
export async function listEntriesToSeal<DB>(tx: Kysely<DB>, limit: number): Promise<EntryToSeal[]> {
  const { rows } = await sql<EntryToSeal>`
    select ${entryColumns} from audit_to_seal w join ${scopedRaw.table('audit_event', 'e')} on e.id = w.audit_event_id
     order by e.at, e.id limit ${limit}`.execute(tx)
  return rows
}

/** The last seal of each of these chains, as far as they have begun. */
export async function listHeads<DB>(tx: Kysely<DB>, firmIds: readonly (string | null)[]): Promise<Head[]> {
  const { rows } = await sql<Head>`
    select nullif(chain.id, ${noFirm}::uuid) as "firmId", last.position, encode(last.hash, 'hex') as hash
      from unnest(${firmIds.map((id) => id ?? noFirm)}::uuid[]) as chain(id)
      join lateral (select s.position, s.hash from ${scopedRaw.table('audit_seal', 's')}
         where coalesce(s.firm_id, ${sql.lit(noFirm)}) = chain.id order by s.position desc limit 1) as last on true`.execute(
    tx,
  )
  return rows
}

interface NewSeal {
  entryId: string
  firmId: string | null
  position: number
  /** Hexadecimal. */
  hash: string
  previousHash: string | null
  sealedAt: string
}

/** Writes the seals and takes the entries from those that wait. */
export async function addSeals<DB>(tx: Kysely<DB>, seals: readonly NewSeal[]): Promise<void> {
  const seal = sql`jsonb_to_recordset(${JSON.stringify(seals)}::jsonb)
    as n("entryId" uuid, "firmId" uuid, position bigint, hash text, "previousHash" text, "sealedAt" timestamptz)`
  await sql`
    with sealed as (
      insert into audit_seal as s (firm_id, audit_event_id, position, hash, previous_hash, sealed_at)
      select n."firmId", n."entryId", n.position, decode(n.hash, 'hex'), decode(n."previousHash", 'hex'), n."sealedAt"
        from ${seal} returning s.audit_event_id)
    delete from audit_to_seal w using sealed where w.audit_event_id = sealed.audit_event_id`.execute(tx)
}

/** Every chain, by its firm. */
export async function listChains<DB>(tx: Kysely<DB>): Promise<(string | null)[]> {
  const { rows } = await sql<{ firmId: string | null }>`
    select firm_id as "firmId" from ${scopedRaw.table('audit_seal', 's')}
     union select firm_id from ${scopedRaw.table('audit_event', 'e')} order by 1 nulls first`.execute(tx)
  return rows.map(({ firmId }) => firmId)
}

/** A page of a chain in its order, each seal beside the entry that it is of (null where that is gone). */
export async function listSealed<DB>(
  tx: Kysely<DB>,
  firmId: string | null,
  { after, limit }: { after: number; limit: number },
): Promise<SealedEntry[]> {
  const { rows } = await sql<SealedEntry>`
    select s.position, encode(s.hash, 'hex') as hash, encode(s.previous_hash, 'hex') as "previousHash",
           s.audit_event_id as "entryId", s.firm_id as "chainFirmId",
           to_char(s.sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sealedAt",
           case when e.id is null then null else to_jsonb(entry) end as entry
      from ${scopedRaw.table('audit_seal', 's')} left join ${scopedRaw.table('audit_event', 'e')} on e.id = s.audit_event_id
      left join lateral (select ${entryColumns}) as entry on true
     where coalesce(s.firm_id, ${sql.lit(noFirm)}) = ${firmId ?? noFirm}::uuid and s.position > ${after}
     order by s.position limit ${limit}`.execute(tx)
  return rows
}

/** Entries of a chain that should long have been sealed: none waits longer than some seconds. */
export async function listLeftUnsealed<DB>(
  tx: Kysely<DB>,
  firmId: string | null,
  { olderThan, limit }: { olderThan: Date; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from ${scopedRaw.table('audit_event', 'e')}
     where e.firm_id is not distinct from ${firmId}::uuid and e.at < ${olderThan}
       and not exists (select from ${scopedRaw.table('audit_seal', 's')} where s.audit_event_id = e.id)
     order by e.at limit ${limit}`.execute(tx)
  return rows
}

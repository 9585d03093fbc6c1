import { auditWords } from '@parley/contracts/audit-actions.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readLongPage } from '../../list-page.ts'

const firmName = (tx: Tx, column: string) =>
  tx.selectFrom('consulting_firm as f').select('f.name').where('f.id', '=', sql.ref<string>(column))
const clientName = (tx: Tx, column: string) =>
  tx.selectFrom('client as c').select('c.name').where('c.id', '=', sql.ref<string>(column))

const selectEvents = (tx: Tx) =>
  tx
    .selectFrom('audit_event as e')
    .leftJoin('user_account as a', 'a.id', 'e.actor_id')
    .leftJoin('user_account as s', 's.id', 'e.subject_id')
    .select([
      'e.id',
      'e.at',
      'e.action',
      'e.entity',
      'e.entity_id',
      'e.actor_id',
      'e.subject_id',
      'e.firm_id',
      'e.client_id',
      'e.ip_address',
      'e.request_id',
      'e.details',
      'a.first_name',
      'a.last_name',
      'a.deleted_at',
      'a.email',
      'a.is_super_admin',
      's.id as subject_user_id',
      's.first_name as subject_first_name',
      's.last_name as subject_last_name',
      's.deleted_at as subject_deleted_at',
    ])
    // Not joined: the ways in which seven tables could be joined take longer to go through than a page to read.
    .select([
      firmName(tx, 'e.firm_id').as('firm_name'),
      clientName(tx, 'e.client_id').as('client_name'),
      clientName(tx, 'e.subject_id').as('subject_client_name'),
      firmName(tx, 'e.subject_id').as('subject_firm_name'),
    ])
export type AuditEventView = NonNullable<Awaited<ReturnType<typeof findAuditEvent>>>

export const findAuditEvent = (tx: Tx, id: Id) => selectEvents(tx).where('e.id', '=', id).executeTakeFirst()

type Column = 'id' | 'at' | 'action' | 'entity'
export const auditOrder = {
  sortable: { id: 'id', at: 'at', action: 'action', entity: 'entity' } satisfies Record<string, Column>,
  defaultSort: { column: 'at', direction: 'desc' },
} as const

export interface AuditFilter {
  id?: readonly Id[] | undefined
  actor?: Id | undefined
  subject?: Id | undefined
  /** Of super admins, whose accounts no tenant's scope shows. */
  byPlatform?: true | undefined
  entity?: string | undefined
  entityId?: Id | undefined
  action?: string | undefined
  /** Beginnings up to a point, of which one is meant. */
  topics?: readonly string[] | undefined
  consultingFirmId?: Id | undefined
  clientId?: Id | undefined
  /** Inclusive. */
  from?: Date | undefined
  /** Exclusive. */
  to?: Date | undefined
  /** Those that stand behind this one, newest first. */
  before?: { at: Date; id: Id } | undefined
}
export interface AuditPage {
  q: string | undefined
  sort: { column: Column; direction: 'asc' | 'desc' }
  from: number
  limit: number
}

/**
 * Actions that the log has, some dozens: each is found by a look into the index behind the one before, where to go
 * through all entries would take as long as there are entries.
 */
async function listActions(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive named as (
      select min(e.action) as action from ${events}
      union all
      select (select min(e.action) from ${events} where e.action > named.action) from named
       where named.action is not null)
    select action from named where action is not null`.execute(tx)
  return rows.map(({ action }) => action)
}
const events = scopedRaw.table('audit_event', 'e')

interface NamedActions {
  /** Those that the filter means; undefined where there is none. */
  wanted: string[] | undefined
  /** Those that have what is searched for in their code or words. */
  searched: string[] | 'all'
}

async function readNamedActions(
  tx: Tx,
  { action, topics, q = '' }: Pick<AuditFilter, 'action' | 'topics'> & { q?: string | undefined },
): Promise<NamedActions> {
  if (action === undefined && topics === undefined && q === '') return { wanted: undefined, searched: 'all' }
  const all = await listActions(tx)
  const searched = all.filter((one) =>
    saysOf(one).some((said) => said.toLowerCase().includes(q.toLowerCase())),
  )
  return {
    wanted:
      action === undefined && topics === undefined
        ? undefined
        : all.filter((one) => isOf(one, action) && (topics?.some((topic) => isOf(one, topic)) ?? true)),
    searched: searched.length === all.length ? 'all' : searched,
  }
}

/** An action's code, and its words in each language. */
const saysOf = (action: string): string[] => [action, auditWords(action, 'en'), auditWords(action, 'de')]

const isOf = (action: string, wanted: string | undefined): boolean =>
  wanted === undefined || action === wanted || action.startsWith(`${wanted}.`)

/** Who is called so, or has such an address. */
const peopleNamed = (tx: Tx, name: string) =>
  tx
    .selectFrom('user_account as p')
    .select('p.id')
    .where('p.deleted_at', 'is', null)
    .where('p.words', 'like', containing(name).toLowerCase())

/** Accounts are kept when they are deleted, and every scope shows those of its tenant. */
const peopleOfTenants = (tx: Tx) =>
  tx
    .selectFrom('user_account as o')
    .select('o.id')
    .where('o.id', '=', sql.ref<Id>('e.actor_id'))
    .where('o.is_super_admin', '=', false)

/** q looks at actions, by their codes and words, and at the names and addresses of who acted. */
function matching(
  tx: Tx,
  { id, from, to, before, byPlatform, ...filter }: Omit<AuditFilter, 'action' | 'topics'>,
  { q, wanted, searched }: { q: string | undefined } & NamedActions,
) {
  const equal = {
    actor_id: filter.actor,
    subject_id: filter.subject,
    entity: filter.entity,
    entity_id: filter.entityId,
    firm_id: filter.consultingFirmId,
    client_id: filter.clientId,
  } as const
  let query = tx.selectFrom('audit_event as e')
  if (id !== undefined) query = query.where('e.id', 'in', [...id])
  for (const [column, value] of Object.entries(equal))
    if (value !== undefined) query = query.where(`e.${column as keyof typeof equal}`, '=', value)
  if (byPlatform === true)
    query = query.where((eb) =>
      eb.and([eb('e.actor_id', 'is not', null), eb.not(eb.exists(peopleOfTenants(tx)))]),
    )
  if (from !== undefined) query = query.where('e.at', '>=', from)
  if (to !== undefined) query = query.where('e.at', '<', to)
  if (before !== undefined)
    query = query.where(sql<boolean>`(e.at, e.id) < (${before.at}, ${before.id}::uuid)`)
  if (wanted !== undefined) query = query.where('e.action', '=', sql<string>`any(${wanted}::text[])`)
  if (q === undefined || searched === 'all') return query
  const people = peopleNamed(tx, q)
  if (searched.length === 0) return query.where('e.actor_id', 'in', people)
  return query.where((eb) =>
    eb.or([eb('e.action', '=', sql<string>`any(${searched}::text[])`), eb('e.actor_id', 'in', people)]),
  )
}

export async function listAuditEvents(tx: Tx, filter: AuditFilter, { q, sort, ...page }: AuditPage) {
  const { column, direction } = sort
  const named = await readNamedActions(tx, { ...filter, q })
  return readLongPage(tx, selectEvents(tx), {
    ...page,
    found: matching(tx, filter, { q, ...named }),
    // Entries of an action are found by an index; those of people are gone through once.
    q: named.searched.length === 0 ? q : undefined,
    id: 'e.id',
    // All in one direction, so that an index gives both.
    order: [
      [`e.${column}`, direction],
      ['e.at', direction],
      ['e.id', direction],
    ],
  })
}

import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import { beginningWith, containing, type Tx } from '../../database.ts'
import { readLongPage } from '../../list-page.ts'

const selectEvents = (tx: Tx) =>
  tx
    .selectFrom('audit_event as e')
    .leftJoin('consulting_firm as f', 'f.id', 'e.firm_id')
    .leftJoin('client as c', 'c.id', 'e.client_id')
    .leftJoin('user_account as a', 'a.id', 'e.actor_id')
    .leftJoin('user_account as s', 's.id', 'e.subject_id')
    .leftJoin('client as sc', 'sc.id', 'e.subject_id')
    .leftJoin('consulting_firm as sf', 'sf.id', 'e.subject_id')
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
      'f.name as firm_name',
      'c.name as client_name',
      'a.first_name',
      'a.last_name',
      'a.deleted_at',
      'a.email',
      's.id as subject_user_id',
      's.first_name as subject_first_name',
      's.last_name as subject_last_name',
      's.deleted_at as subject_deleted_at',
      'sc.name as subject_client_name',
      'sf.name as subject_firm_name',
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
  entity?: string | undefined
  entityId?: Id | undefined
  action?: string | undefined
  consultingFirmId?: Id | undefined
  clientId?: Id | undefined
  /** Inclusive. */
  from?: Date | undefined
  /** Exclusive. */
  to?: Date | undefined
}
export interface AuditPage {
  q: string | undefined
  sort: { column: Column; direction: 'asc' | 'desc' }
  from: number
  limit: number
}

/** q looks at actions and at the names and addresses of who acted. */
function matching(tx: Tx, { id, action, from, to, ...filter }: AuditFilter, q: string | undefined) {
  const equal = {
    actor_id: filter.actor,
    subject_id: filter.subject,
    entity: filter.entity,
    entity_id: filter.entityId,
    firm_id: filter.consultingFirmId,
    client_id: filter.clientId,
  } as const
  let query = selectEvents(tx)
  if (id !== undefined) query = query.where('e.id', 'in', [...id])
  for (const [column, value] of Object.entries(equal))
    if (value !== undefined) query = query.where(`e.${column as keyof typeof equal}`, '=', value)
  if (from !== undefined) query = query.where('e.at', '>=', from)
  if (to !== undefined) query = query.where('e.at', '<', to)
  if (action !== undefined)
    query = query.where((eb) =>
      eb.or([eb('e.action', '=', action), eb('e.action', 'like', beginningWith(`${action}.`))]),
    )
  if (q === undefined) return query
  const pattern = containing(q)
  const people = tx
    .selectFrom('user_account as p')
    .select('p.id')
    .where('p.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb(sql`p.first_name || ' ' || p.last_name`, 'ilike', pattern), eb('p.email', 'ilike', pattern)]),
    )
  return query.where((eb) => eb.or([eb('e.action', 'ilike', pattern), eb('e.actor_id', 'in', people)]))
}

export const listAuditEvents = (tx: Tx, filter: AuditFilter, { q, sort, ...page }: AuditPage) =>
  readLongPage(matching(tx, filter, q), {
    ...page,
    id: 'e.id',
    order: (query) =>
      query.orderBy(`e.${sort.column}`, sort.direction).orderBy('e.at', 'desc').orderBy('e.id', 'desc'),
  })

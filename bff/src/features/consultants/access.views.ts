import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { type ListOrder, readLongPage } from '../../list-page.ts'

export interface AccessOf {
  firmId?: Id | undefined
  consultantId?: Id | undefined
  clientId?: Id | undefined
  canAccess?: boolean | undefined
  /** Both ids of each. */
  pairs?: readonly { consultantId: Id; clientId: Id }[] | undefined
  /** In the names of consultants and clients. */
  q?: string | undefined
}

// Each is asked once for its name, however many it is paired with.
const consultantsNamed = (tx: Tx, name: string) =>
  tx
    .selectFrom('consultant as kn')
    .select('kn.id')
    .where(sql`kn.first_name || ' ' || kn.last_name`, 'ilike', containing(name))
const clientsNamed = (tx: Tx, name: string) =>
  tx.selectFrom('client as cn').select('cn.id').where('cn.name', 'ilike', containing(name))

const selectAccess = (tx: Tx) =>
  tx
    .selectFrom('consultant_client_access as a')
    .innerJoin('consultant as k', 'k.id', 'a.consultant_id')
    .innerJoin('client as c', 'c.id', 'a.client_id')

function matchingAccess(tx: Tx, { firmId, consultantId, clientId, canAccess, pairs, q }: AccessOf) {
  return tx
    .selectFrom('consultant_client_access as a')
    .$if(firmId !== undefined, (some) => some.where('a.firm_id', '=', firmId ?? ''))
    .$if(consultantId !== undefined, (some) => some.where('a.consultant_id', '=', consultantId ?? ''))
    .$if(clientId !== undefined, (some) => some.where('a.client_id', '=', clientId ?? ''))
    .$if(canAccess !== undefined, (some) => some.where('a.can_access', '=', canAccess === true))
    .$if(pairs !== undefined, (some) =>
      some.where((eb) =>
        eb.or(
          (pairs ?? []).map((one) =>
            eb.and({ 'a.consultant_id': one.consultantId, 'a.client_id': one.clientId }),
          ),
        ),
      ),
    )
    .$if(q !== undefined, (some) =>
      some.where((eb) =>
        eb.or([
          eb('a.consultant_id', 'in', consultantsNamed(tx, q ?? '')),
          eb('a.client_id', 'in', clientsNamed(tx, q ?? '')),
        ]),
      ),
    )
}

/** Consultants by name, then their clients by name; or the other way round. */
export const accessSorting = {
  sortable: { id: 'consultant', consultantId: 'consultant', consultant: 'consultant', client: 'client' },
  defaultSort: { column: 'consultant', direction: 'asc' },
} as const

interface AccessPage {
  from: number
  limit: number
  sort?: { column: 'consultant' | 'client'; direction: 'asc' | 'desc' }
}

function accessOrder({ column, direction }: NonNullable<AccessPage['sort']>): ListOrder {
  const turned = (way: 'consultant' | 'client'): 'asc' | 'desc' => (column === way ? direction : 'asc')
  const byConsultant: ListOrder = [
    ['k.last_name', turned('consultant')],
    ['k.first_name', turned('consultant')],
    ['k.id', turned('consultant')],
  ]
  const byClient: ListOrder = [
    [sql`lower(c.name)`, turned('client')],
    ['a.client_id', turned('client')],
  ]
  return column === 'consultant' ? [...byConsultant, ...byClient] : [...byClient, ...byConsultant]
}

export function listAccessViews(tx: Tx, of: AccessOf, page: AccessPage) {
  const { sort = { column: 'consultant', direction: 'asc' }, from, limit } = page
  const found = matchingAccess(tx, of)
  const views = selectAccess(tx).select([
    'a.consultant_id',
    'a.client_id',
    'a.can_access',
    'k.first_name',
    'k.last_name',
    'k.is_obsolete as consultant_is_obsolete',
    'c.name as client_name',
    'c.is_obsolete as client_is_obsolete',
  ])
  return readLongPage(tx, views, {
    from,
    limit,
    q: of.q,
    found,
    ordered: found
      .innerJoin('consultant as k', 'k.id', 'a.consultant_id')
      .innerJoin('client as c', 'c.id', 'a.client_id'),
    id: ['a.consultant_id', 'a.client_id'],
    order: accessOrder(sort),
  })
}

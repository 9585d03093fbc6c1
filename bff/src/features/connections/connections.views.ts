import type { ConnectionKind } from '@parley/contracts/http/connections.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'
import { tableOf } from './connections.queries.ts'

export interface ConnectionPage {
  q: string | undefined
  sort: { column: 'name' | 'created_at' | 'updated_at'; direction: 'asc' | 'desc' }
  from: number
  limit: number
  filter: { clientId?: string | undefined }
}

const selectConnections = (tx: Tx, kind: ConnectionKind) =>
  tx
    .selectFrom(`${tableOf(kind)} as c`)
    .select(['c.id', 'c.client_id', 'c.name', 'c.description', 'c.created_at', 'c.updated_at'])
    .select((eb) =>
      eb
        .selectFrom('initiative_connection as l')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('l.target_id', '=', 'c.id')
        .where('l.kind', '=', kind)
        .as('initiative_count'),
    )
export type ConnectionView = NonNullable<Awaited<ReturnType<typeof findConnectionView>>>

export const findConnectionView = (tx: Tx, kind: ConnectionKind, id: string) =>
  selectConnections(tx, kind).where('c.id', '=', id).executeTakeFirst()

export async function listConnectionViews(tx: Tx, kind: ConnectionKind, page: ConnectionPage) {
  let query = selectConnections(tx, kind)
  const { clientId } = page.filter
  if (clientId !== undefined) query = query.where('c.client_id', '=', clientId)
  if (page.q) {
    const pattern = containing(page.q)
    query = query.where((eb) =>
      eb.or([eb('c.name', 'ilike', pattern), eb('c.description', 'ilike', pattern)]),
    )
  }
  const { column, direction } = page.sort
  const ordered = query
    .orderBy(column === 'name' ? sql`lower(c.name)` : `c.${column}`, direction)
    .orderBy('c.id', direction)
  return readPage(ordered, page)
}

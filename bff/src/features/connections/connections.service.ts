import { notFound } from '@parley/contracts/errors.ts'
import type {
  Connection,
  ConnectionKind,
  createPortfolio,
  updatePortfolio,
} from '@parley/contracts/http/connections.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditRecord, auditedBy } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import {
  deleteConnectionRow,
  findClient,
  findConnectionForUpdate,
  insertConnection,
  updateConnectionRow,
} from './connections.queries.ts'
import {
  type ConnectionPage,
  type ConnectionView,
  findConnectionView,
  listConnectionViews,
} from './connections.views.ts'

type Ports = Pick<Dependencies, 'database'>
interface Place {
  kind: ConnectionKind
  id: string
}

const words = { portfolio: 'Portfolio', program: 'Program', objective: 'Business objective' } as const

const present = (row: ConnectionView): Connection => ({
  id: row.id,
  clientId: row.client_id,
  name: row.name,
  description: row.description,
  initiativeCount: row.initiative_count ?? 0,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

async function readConnection(tx: Tx, { kind, id }: Place): Promise<Connection> {
  const row = await findConnectionView(tx, kind, id)
  if (row === undefined) throw notFound(words[kind])
  return present(row)
}

export const listConnections = (
  { database }: Ports,
  actor: Actor,
  { kind, page }: { kind: ConnectionKind; page: ConnectionPage },
): Promise<ListResult<Connection>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { clientId } = page.filter
    if (clientId !== undefined && (await findClient(tx, clientId)) === undefined) throw notFound('Client')
    const { rows, total } = await listConnectionViews(tx, kind, page)
    return listResult(rows.map(present), { from: page.from, total })
  })

export const getConnection = ({ database }: Ports, actor: Actor, place: Place): Promise<Connection> =>
  database.tenantRead(scopeOf(actor), (tx) => readConnection(tx, place))

/** @throws AppError NOT_FOUND for a client of somebody else */
export const addConnection = (
  { database }: Ports,
  caller: Caller,
  { kind, body }: { kind: ConnectionKind; body: z.output<typeof createPortfolio.body> },
): Promise<Connection> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const client = await findClient(tx, body.clientId)
    if (client === undefined) throw notFound('Client')
    const id = await insertConnection(tx, kind, {
      firm_id: client.firm_id,
      client_id: client.id,
      name: body.name,
      description: body.description ? body.description : null,
    })
    const row = { firm_id: client.firm_id, client_id: client.id }
    await auditRecord(tx, { caller, row }, { action: `${kind}.created`, entity: kind, entityId: id })
    return readConnection(tx, { kind, id })
  })

/** @throws AppError STALE_UPDATE */
export const changeConnection = (
  { database }: Ports,
  caller: Caller,
  { body, ...place }: Place & { body: z.output<typeof updatePortfolio.body> },
): Promise<Connection> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findConnectionForUpdate(tx, place.kind, place.id)
    if (row === undefined) throw notFound(words[place.kind])
    await refuseStale(row, body.updatedAt, () => readConnection(tx, place))
    await updateConnectionRow(tx, place, {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.description !== undefined && { description: body.description ? body.description : null }),
    })
    await appendAudit(tx, {
      ...auditedBy(caller, row),
      action: `${place.kind}.updated`,
      entity: place.kind,
      entityId: place.id,
      details: { fields: Object.keys(body).filter((field) => field !== 'updatedAt') },
    })
    return readConnection(tx, place)
  })

/** Initiatives that linked to it lose the link, nothing else. */
export const removeConnection = (
  { database }: Ports,
  caller: Caller,
  { kind, id }: Place,
): Promise<{ id: string }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findConnectionForUpdate(tx, kind, id)
    if (row === undefined) throw notFound(words[kind])
    await deleteConnectionRow(tx, kind, id)
    await appendAudit(tx, {
      ...auditedBy(caller, row),
      action: `${kind}.deleted`,
      entity: kind,
      entityId: id,
    })
    return { id }
  })

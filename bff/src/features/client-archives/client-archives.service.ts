import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import type { ClientArchive } from '@parley/contracts/http/client-archives.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedBy, type AuditEntry } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  type ArchiveRow,
  findArchive,
  findArchiveForUpdate,
  findClientForUpdate,
  hasClient,
  hasReadyExport,
  type HeldClient,
  insertArchive,
  isAtWork,
  listArchives as listRows,
  setStatus,
} from './client-archives.queries.ts'

type Ports = Pick<Dependencies, 'database'>

const present = (row: ArchiveRow): ClientArchive => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  clientId: row.client_id,
  clientName: row.client_name,
  consultingFirmId: row.firm_id,
  size: row.size,
  contents: row.contents,
  signedBy: row.signed_by,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
})

type Happened = Extract<AuditEntry['action'], `client.${string}`>

const audit = (
  tx: Tx,
  caller: Caller,
  did: { action: Happened; row: { firm_id: Id; client_id: Id }; archiveId: Id },
): Promise<void> =>
  appendAudit(tx, {
    ...auditedBy(caller, did.row),
    action: did.action,
    entity: 'client',
    entityId: did.row.client_id,
    details: { archiveId: did.archiveId },
  })

async function getArchive(tx: Tx, id: Id): Promise<ArchiveRow> {
  const row = await findArchive(tx, id)
  if (row === undefined) throw notFound('Archive')
  return row
}

/** @throws AppError NOT_FOUND, CONFLICT while an export or erasure of it is at work */
async function holdClient(tx: Tx, id: Id): Promise<HeldClient> {
  const client = await findClientForUpdate(tx, id)
  if (client === undefined) throw notFound('Client')
  if (await isAtWork(tx, id)) throw conflict('An export or erasure of this client is under way already.')
  return client
}

/** Of a client that is gone, too: it is the record of what became of it. @throws AppError NOT_FOUND */
export const readArchives = ({ database }: Ports, actor: Actor, clientId: Id): Promise<ClientArchive[]> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const rows = await listRows(tx, clientId)
    if (rows.length === 0 && !(await hasClient(tx, clientId))) throw notFound('Client')
    return rows.map(present)
  })

/** Has everything of a client written into an archive. @throws AppError as holdClient */
export const requestExport = ({ database }: Ports, caller: Caller, clientId: Id): Promise<ClientArchive> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const client = await holdClient(tx, clientId)
    const given = { kind: 'EXPORT', status: 'PENDING', userId: caller.userId } as const
    const id = await insertArchive(tx, client, given)
    await ring(tx, { topic: 'client-archive.run', entityId: id, firmId: client.firm_id, clientId })
    const row = { firm_id: client.firm_id, client_id: clientId }
    await audit(tx, caller, { action: 'client.export_requested', row, archiveId: id })
    return present(await getArchive(tx, id))
  })

/** The archive for who takes it along: that is in the audit log before it goes out. @throws AppError NOT_FOUND, CONFLICT */
export const takeArchive = (
  { database }: Ports,
  caller: Caller,
  id: Id,
): Promise<{ key: string; name: string; size: number }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getArchive(tx, id)
    if (row.status === 'EXPIRED') throw conflict('The days of this export are over. Please make another one.')
    if (row.status !== 'READY' || row.storage_key === null || row.size === null)
      throw conflict(row.error ?? 'This export is not ready.')
    await audit(tx, caller, { action: 'client.export_downloaded', row, archiveId: id })
    const day = row.created_at.toISOString().slice(0, 10)
    return { key: row.storage_key, name: `${row.client_name}-${day}.zip`, size: row.size }
  })

const misspelt = 'This is not the name of the client.'

/**
 * The first of two steps: nothing is deleted yet.
 * @throws AppError as holdClient, VALIDATION_FAILED for another name, CONFLICT for a client that is in use, and where no
 * export is ready
 */
export const requestErasure = (
  { database }: Ports,
  caller: Caller,
  { clientId, name }: { clientId: Id; name: string },
): Promise<ClientArchive> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const client = await holdClient(tx, clientId)
    if (!client.is_obsolete) throw conflict('Delete this client first. What is in use cannot be erased.')
    if (name.trim() !== client.name.trim())
      throw new AppError('VALIDATION_FAILED', misspelt, { errors: { name: misspelt } })
    if (!(await hasReadyExport(tx, clientId)))
      throw conflict('Export this client first. What is erased cannot be brought back.')
    const given = { kind: 'ERASURE', status: 'REQUESTED', userId: caller.userId } as const
    const id = await insertArchive(tx, client, given)
    const row = { firm_id: client.firm_id, client_id: clientId }
    await audit(tx, caller, { action: 'client.erasure_requested', row, archiveId: id })
    return present(await getArchive(tx, id))
  })

/** @throws AppError NOT_FOUND, CONFLICT for one that does not wait for it */
async function holdRequested(tx: Tx, id: Id): Promise<ArchiveRow> {
  const row = await findArchiveForUpdate(tx, id)
  if (row?.kind !== 'ERASURE') throw notFound('Erasure')
  if (row.status !== 'REQUESTED') throw conflict('This erasure does not wait for an answer any more.')
  return row
}

/** The second step. @throws AppError as holdRequested */
export const confirmErasure = ({ database }: Ports, caller: Caller, id: Id): Promise<ClientArchive> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await holdRequested(tx, id)
    await setStatus(tx, id, 'PENDING')
    const work = { topic: 'client-archive.run', entityId: id, firmId: row.firm_id, clientId: row.client_id }
    await ring(tx, work)
    await audit(tx, caller, { action: 'client.erasure_confirmed', row, archiveId: id })
    return present(await getArchive(tx, id))
  })

/** @throws AppError as holdRequested */
export const cancelErasure = ({ database }: Ports, caller: Caller, id: Id): Promise<ClientArchive> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await holdRequested(tx, id)
    await setStatus(tx, id, 'CANCELLED')
    await audit(tx, caller, { action: 'client.erasure_cancelled', row, archiveId: id })
    return present(await getArchive(tx, id))
  })

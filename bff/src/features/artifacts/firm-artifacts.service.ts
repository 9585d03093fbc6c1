import { notFound } from '@parley/contracts/errors.ts'
import type {
  FirmArtifact,
  FirmArtifactFilters,
  updateFirmArtifact,
} from '@parley/contracts/http/firm-artifacts.ts'
import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { UploadedFile } from '../../http/define-route.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { announceArtifact, tellOfArtifact } from './announcements.ts'
import { presentFirmArtifact } from './artifacts.presenter.ts'
import {
  findFirmArtifactForUpdate,
  findStoredFile,
  insertArtifact,
  retryIndexing,
  toIndex,
  updateArtifactRow,
} from './artifacts.queries.ts'
import {
  type ArtifactListRequest,
  findFirmArtifactView,
  listFirmArtifactViews,
  listPages,
} from './artifacts.views.ts'
import { deleteArtifactRow, restoreArtifactRow } from './deleted-artifacts.queries.ts'
import { keepWithinQuota } from './storage.ts'
import {
  columnsOf,
  forgetFile,
  invalid,
  readTags,
  stemOf,
  type TypedFile,
  withStoredFile,
} from './uploads.ts'

type Ports = Pick<Dependencies, 'database' | 'files' | 'events' | 'logger' | 'settings'>
type Fields = z.output<typeof updateFirmArtifact.body>

/** Firm users have a firm by their kind (decisions D1). */
function firmOf(actor: Actor): string {
  if (actor.firmId === null) throw notFound('Consulting firm')
  return actor.firmId
}

async function readFirmArtifact(tx: Tx, id: string): Promise<FirmArtifact> {
  const view = await findFirmArtifactView(tx, id)
  if (view === undefined) throw notFound('Artifact')
  return presentFirmArtifact(view)
}

export const listFirmArtifacts = (
  { database }: Ports,
  actor: Actor,
  page: ArtifactListRequest<FirmArtifactFilters>,
): Promise<ListResult<FirmArtifact>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { rows, total } = await listFirmArtifactViews(tx, page)
    return listResult(rows.map(presentFirmArtifact), { from: page.from, total })
  })

const audit = (
  tx: Tx,
  caller: Caller,
  { id, firmId, ...did }: { action: AuditAction; id: string; firmId: string; body?: object },
): Promise<void> =>
  auditRecord(
    tx,
    { caller, row: { firm_id: firmId, client_id: null } },
    { ...did, entity: 'artifact', entityId: id },
  )

/** @throws AppError VALIDATION_FAILED without a file, UNSUPPORTED_MEDIA_TYPE */
export async function addFirmArtifact(
  ports: Ports,
  caller: Caller,
  { fields, file }: { fields: Fields; file: UploadedFile | undefined },
): Promise<FirmArtifact> {
  if (file === undefined) throw invalid('file', 'Please select a file')
  const tags = readTags(fields.tags) ?? []
  const firmId = firmOf(caller)
  return withStoredFile(ports, { file, images: false }, (stored) =>
    ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
      const id = await insertArtifact(tx, {
        firm_id: firmId,
        client_id: null,
        scope: 'firm',
        name: fields.name || stemOf(file.name),
        ...columnsOf(stored, file),
        description: fields.description || null,
        department: fields.department || null,
        tags,
        use_in_client_work: fields.useInClientWork ?? false,
        uploaded_by_id: caller.userId,
      })
      await keepWithinQuota(tx, ports, { firmId, clientId: null })
      await audit(tx, caller, { action: 'firm_artifact.added', id, firmId })
      return announced(tx, ports, { id, firmId })
    }),
  )
}

async function announced(
  tx: Tx,
  ports: Ports,
  { id, firmId }: { id: string; firmId: string },
): Promise<FirmArtifact> {
  const artifact = await readFirmArtifact(tx, id)
  await announceArtifact(tx, ports, { ...artifact, firmId, clientId: null })
  return artifact
}

/** @throws AppError NOT_FOUND, STALE_UPDATE, VALIDATION_FAILED for a blank name */
export async function changeFirmArtifact(
  ports: Ports,
  caller: Caller,
  { id, fields, file }: { id: string; fields: Fields; file: UploadedFile | undefined },
): Promise<FirmArtifact> {
  const tags = readTags(fields.tags)
  if (fields.name === '') throw invalid('name', 'This field is required')
  const write = (stored?: TypedFile): Promise<FirmArtifact> =>
    ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
      const row = await findFirmArtifactForUpdate(tx, id)
      if (row === undefined) throw notFound('Artifact')
      await refuseStale(row, fields.updatedAt, () => readFirmArtifact(tx, id))
      await updateArtifactRow(tx, id, {
        ...(fields.name !== undefined && { name: fields.name }),
        ...(fields.description !== undefined && { description: fields.description || null }),
        ...(fields.department !== undefined && { department: fields.department || null }),
        ...(fields.useInClientWork !== undefined && { use_in_client_work: fields.useInClientWork }),
        ...(tags !== undefined && { tags }),
        ...(stored !== undefined && file !== undefined && { ...toIndex, ...columnsOf(stored, file) }),
      })
      if (stored !== undefined) {
        await keepWithinQuota(tx, ports, { firmId: row.firm_id, clientId: null })
        forgetFile(ports, row.storage_key)
      }
      const body = { ...fields, ...(stored && { file: true }) }
      await audit(tx, caller, { action: 'firm_artifact.updated', id, firmId: row.firm_id, body })
      return announced(tx, ports, { id, firmId: row.firm_id })
    })
  return file === undefined ? write() : withStoredFile(ports, { file, images: false }, write)
}

/** Tries again to make a document searchable that a failure, or its file, kept from it. */
export const indexFirmArtifactAgain = (ports: Ports, actor: Actor, id: string): Promise<FirmArtifact> =>
  ports.database.tenantTransaction(scopeOf(actor), async (tx) => {
    const row = await findFirmArtifactForUpdate(tx, id)
    if (row === undefined) throw notFound('Artifact')
    const isRetried = await retryIndexing(tx, id)
    return isRetried ? announced(tx, ports, { id, firmId: row.firm_id }) : readFirmArtifact(tx, id)
  })

/** Deletes the record and all that was indexed of it; its file follows once it cannot be brought back any more. */
export const removeFirmArtifact = (ports: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findFirmArtifactForUpdate(tx, id)
    if (row === undefined) throw notFound('Artifact')
    await deleteArtifactRow(tx, row)
    await audit(tx, caller, { action: 'firm_artifact.deleted', id, firmId: row.firm_id })
    tellOfArtifact(ports, { id, firmId: row.firm_id, clientId: null, status: 'DELETED' })
    return { id }
  })

/** Undoes a deletion of the last hour. @throws AppError NOT_FOUND, PAYLOAD_TOO_LARGE where there is no room any more */
export const bringBackFirmArtifact = (ports: Ports, caller: Caller, id: string): Promise<FirmArtifact> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await restoreArtifactRow(tx, id, 'firm')
    if (row === undefined) throw notFound('Artifact')
    const { firm_id: firmId } = row
    await keepWithinQuota(tx, ports, { firmId, clientId: null })
    await audit(tx, caller, { action: 'firm_artifact.restored', id, firmId })
    return announced(tx, ports, { id, firmId })
  })

/** The file, for somebody who takes it along: that is in the audit log before it goes out. */
export const takeFirmFile = ({ database }: Ports, caller: Caller, id: string) =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const file = await findStoredFile(tx, id, 'firm')
    if (file === undefined) throw notFound('Artifact')
    await audit(tx, caller, { action: 'firm_artifact.downloaded', id, firmId: firmOf(caller) })
    return file
  })

export const getFirmText = ({ database }: Ports, actor: Actor, id: string) =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    await readFirmArtifact(tx, id)
    return { pages: await listPages(tx, id) }
  })

import { notFound } from '@parley/contracts/errors.ts'
import type {
  Artifact,
  moveArtifact,
  updateArtifact,
  uploadFields,
} from '@parley/contracts/http/artifacts.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { UploadedFile } from '../../http/define-route.ts'
import { getEventInitiative, recordEvent } from '../activity/index.ts'
import { announceArtifact, tellOfArtifact } from './announcements.ts'
import {
  type ArtifactRow,
  findArtifactForUpdate,
  findClient,
  findInitiative,
  insertArtifact,
  retryIndexing,
  toIndex,
  updateArtifactRow,
} from './artifacts.queries.ts'
import { readArtifact } from './artifacts.reading.ts'
import { deleteArtifactRow, restoreArtifactRow } from './deleted-artifacts.queries.ts'
import { keepWithinQuota } from './storage.ts'
import {
  columnsOf,
  forgetFile,
  invalid,
  stemOf,
  readTags,
  type TypedFile,
  withStoredFile,
} from './uploads.ts'

type Ports = Pick<Dependencies, 'database' | 'files' | 'events' | 'logger' | 'settings'>
type Upload = z.output<typeof uploadFields>
type Change = z.output<typeof updateArtifact.body>

/** Where a document stands. @throws AppError NOT_FOUND for an initiative of another client */
export async function placeOf(
  tx: Tx,
  clientId: string,
  { scope, initiativeId }: { scope: 'client' | 'initiative'; initiativeId: string | null | undefined },
) {
  if (scope === 'client') return { scope, initiative_id: null }
  if (!initiativeId) throw invalid('initiativeId', 'This field is required')
  const initiative = await findInitiative(tx, initiativeId)
  if (initiative?.client_id !== clientId) throw notFound('Initiative')
  return { scope, initiative_id: initiative.id }
}

/** @throws AppError VALIDATION_FAILED without a file, UNSUPPORTED_MEDIA_TYPE, NOT_FOUND */
export async function addArtifact(
  ports: Ports,
  caller: Caller,
  { fields, file }: { fields: Upload; file: UploadedFile | undefined },
): Promise<Artifact> {
  if (file === undefined) throw invalid('file', 'Please select a file')
  const tags = readTags(fields.tags) ?? []
  return withStoredFile(ports, { file }, (stored) =>
    ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
      const client = await findClient(tx, fields.clientId)
      if (client === undefined) throw notFound('Client')
      const id = await insertArtifact(tx, {
        firm_id: client.firm_id,
        client_id: client.id,
        ...(await placeOf(tx, client.id, { scope: fields.scope, initiativeId: fields.initiativeId })),
        name: fields.name ?? stemOf(file.name),
        ...columnsOf(stored, file),
        department: fields.department || null,
        tags,
        uploaded_by_id: caller.userId,
      })
      await keepWithinQuota(tx, ports, { firmId: client.firm_id, clientId: client.id })
      const artifact = await readArtifact(tx, id)
      await announceArtifact(tx, ports, { ...artifact, firmId: client.firm_id })
      const row = { firm_id: client.firm_id, client_id: client.id }
      await recordArtifact(tx, { ports, caller }, { ...artifact, row, action: 'artifact.added' })
      return artifact
    }),
  )
}

async function getForUpdate(tx: Tx, id: string): Promise<ArtifactRow & { client_id: string }> {
  const row = await findArtifactForUpdate(tx, id)
  if (row?.client_id == null) throw notFound('Artifact')
  return { ...row, client_id: row.client_id }
}

const changed = (entityId: string) => ({ action: 'artifact.updated', entity: 'artifact', entityId }) as const

/** Renames, tags or moves a document, or puts a new file in its place. @throws AppError STALE_UPDATE */
export async function changeArtifact(
  ports: Ports,
  caller: Caller,
  { id, fields, file }: { id: string; fields: Change; file: UploadedFile | undefined },
): Promise<Artifact> {
  const tags = readTags(fields.tags)
  const write = (stored?: TypedFile): Promise<Artifact> =>
    ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
      const row = await getForUpdate(tx, id)
      await refuseStale(row, fields.updatedAt, () => readArtifact(tx, id))
      const scope = fields.scope ?? (row.scope as Artifact['scope'])
      const initiativeId = fields.initiativeId === undefined ? row.initiative_id : fields.initiativeId
      await updateArtifactRow(tx, id, {
        ...(fields.name !== undefined && { name: fields.name }),
        ...(fields.department !== undefined && { department: fields.department || null }),
        ...(tags !== undefined && { tags }),
        ...(await placeOf(tx, row.client_id, { scope, initiativeId })),
        ...(stored !== undefined && file !== undefined && { ...toIndex, ...columnsOf(stored, file) }),
      })
      if (stored !== undefined) {
        await keepWithinQuota(tx, ports, { firmId: row.firm_id, clientId: row.client_id })
        forgetFile(ports, row.storage_key)
      }
      await auditRecord(
        tx,
        { caller, row },
        { ...changed(id), body: { ...fields, ...(stored && { file: true }) } },
      )
      const artifact = await readArtifact(tx, id)
      await announceArtifact(tx, ports, { ...artifact, firmId: row.firm_id })
      return artifact
    })
  return file === undefined ? write() : withStoredFile(ports, { file }, write)
}

/** Between client-wide and an initiative; what is indexed follows. */
export const relocateArtifact = (
  ports: Ports,
  caller: Caller,
  { id, place }: { id: string; place: z.output<typeof moveArtifact.body> },
): Promise<Artifact> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    const { scope, initiativeId } = place
    await updateArtifactRow(tx, id, await placeOf(tx, row.client_id, { scope, initiativeId }))
    await auditRecord(tx, { caller, row }, { action: 'artifact.moved', entity: 'artifact', entityId: id })
    const artifact = await readArtifact(tx, id)
    await announceArtifact(tx, ports, { ...artifact, firmId: row.firm_id })
    return artifact
  })

/** Tries again to make a document searchable that a failure, or its file, kept from it. */
export const indexAgain = (ports: Ports, actor: Actor, id: string): Promise<Artifact> =>
  ports.database.tenantTransaction(scopeOf(actor), async (tx) => {
    const row = await getForUpdate(tx, id)
    const isRetried = await retryIndexing(tx, id)
    const artifact = await readArtifact(tx, id)
    if (isRetried) await announceArtifact(tx, ports, { ...artifact, firmId: row.firm_id })
    return artifact
  })

/** A document of an initiative is part of its activity; one of the whole client is in the audit log alone. */
async function recordArtifact(
  tx: Tx,
  by: Parameters<typeof recordEvent>[1],
  document: {
    id: string
    name: string
    initiativeId: string | null
    action: 'artifact.added' | 'artifact.deleted' | 'artifact.restored'
    row: { firm_id: string; client_id: string }
  },
): Promise<void> {
  const { id, name, initiativeId, action, row } = document
  if (initiativeId === null)
    return auditRecord(tx, { caller: by.caller, row }, { action, entity: 'artifact', entityId: id })
  const initiative = await getEventInitiative(tx, initiativeId)
  await recordEvent(tx, by, { initiative, action, subject: { id, name } })
}

/** Deletes the record and all that was indexed of it; its file follows once it cannot be brought back any more. */
export const removeArtifact = (ports: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await getForUpdate(tx, id)
    await deleteArtifactRow(tx, row)
    const { name, initiative_id: initiativeId } = row
    await recordArtifact(tx, { ports, caller }, { id, name, initiativeId, row, action: 'artifact.deleted' })
    tellOfArtifact(ports, { id, firmId: row.firm_id, clientId: row.client_id, status: 'DELETED' })
    return { id }
  })

/** Undoes a deletion of the last hour. @throws AppError NOT_FOUND, PAYLOAD_TOO_LARGE where there is no room any more */
export const bringBackArtifact = (ports: Ports, caller: Caller, id: string): Promise<Artifact> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await restoreArtifactRow(tx, id, 'client')
    if (row?.client_id == null) throw notFound('Artifact')
    const owner = { firm_id: row.firm_id, client_id: row.client_id }
    await keepWithinQuota(tx, ports, { firmId: row.firm_id, clientId: row.client_id })
    const artifact = await readArtifact(tx, id)
    await announceArtifact(tx, ports, { ...artifact, firmId: row.firm_id })
    await recordArtifact(tx, { ports, caller }, { ...artifact, row: owner, action: 'artifact.restored' })
    return artifact
  })

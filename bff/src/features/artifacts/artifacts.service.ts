import { createReadStream } from 'node:fs'
import { AppError, notFound } from '@parley/contracts/errors.ts'
import { firmChannel, type FirmMessage } from '@parley/contracts/events/channels.ts'
import type {
  Artifact,
  moveArtifact,
  updateArtifact,
  uploadFields,
} from '@parley/contracts/http/artifacts.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import type { StoredFile } from '@parley/server-kit/files/file-store.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { UploadedFile } from '../../http/define-route.ts'
import { typeOfFile } from './accepted-files.ts'
import {
  type ArtifactRow,
  deleteArtifactRow,
  findArtifactForUpdate,
  findClient,
  findInitiative,
  insertArtifact,
  toIndex,
  updateArtifactRow,
} from './artifacts.queries.ts'
import { readArtifact } from './artifacts.reading.ts'

type Ports = Pick<Dependencies, 'database' | 'files' | 'events' | 'logger'>
type Upload = z.output<typeof uploadFields>
type Change = z.output<typeof updateArtifact.body>

const invalid = (field: string, message: string): AppError =>
  new AppError('VALIDATION_FAILED', message, { errors: { [field]: message } })

const tagsSchema = z.array(z.string().trim().min(1).max(100)).max(50)

/** Tags come as a JSON text (Document 1, section 7); empty ones and duplicates are dropped (section 5). */
function readTags(text: string | undefined): string[] | undefined {
  if (text === undefined || text === '') return undefined
  try {
    return [...new Set(tagsSchema.parse(JSON.parse(text)))]
  } catch {
    throw invalid('tags', 'Tags must be a list of texts.')
  }
}

/** Keeps the file, then writes; a file whose row is not written does not stay. */
async function withStoredFile<T>(
  { files, logger }: Ports,
  file: UploadedFile,
  write: (stored: StoredFile & { mime: string }) => Promise<T>,
): Promise<T> {
  if (file.size === 0) throw invalid('file', 'The file is empty.')
  const mime = await typeOfFile(file)
  const stored = await files.put(createReadStream(file.path))
  try {
    return await write({ ...stored, mime })
  } catch (error) {
    await files.delete(stored.key).catch((problem: unknown) => {
      logger.warn({ error: problem, key: stored.key }, 'a file was not deleted')
    })
    throw error
  }
}

interface Announced {
  artifact: Artifact
  firmId: string
}

/** Rings for indexing, and tells those who look at the list once it is committed. */
async function announce(tx: Tx, ports: Ports, { artifact, firmId }: Announced): Promise<void> {
  await ring(tx, { topic: 'artifact.ingest', entityId: artifact.id, firmId, clientId: artifact.clientId })
  tell(ports, {
    firmId,
    clientId: artifact.clientId,
    data: { artifactId: artifact.id, status: artifact.indexing.status },
  })
}

function tell({ events, logger }: Ports, message: Pick<FirmMessage, 'firmId' | 'clientId' | 'data'>): void {
  const whole: FirmMessage = { ...message, type: 'ARTIFACT_UPDATED', userId: null }
  afterCommit(() => {
    events
      .publish(firmChannel(message.firmId), whole)
      .catch((error: unknown) => logger.warn({ error }, 'an event was not published'))
  })
}

/** Where a document stands. @throws AppError NOT_FOUND for an initiative of another client */
async function placeOf(
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
  actor: Actor,
  { fields, file }: { fields: Upload; file: UploadedFile | undefined },
): Promise<Artifact> {
  if (file === undefined) throw invalid('file', 'This field is required')
  const tags = readTags(fields.tags) ?? []
  return withStoredFile(ports, file, (stored) =>
    ports.database.tenantTransaction(scopeOf(actor), async (tx) => {
      const client = await findClient(tx, fields.clientId)
      if (client === undefined) throw notFound('Client')
      const id = await insertArtifact(tx, {
        firm_id: client.firm_id,
        client_id: client.id,
        ...(await placeOf(tx, client.id, { scope: fields.scope, initiativeId: fields.initiativeId })),
        name: fields.name ?? file.name,
        file_name: file.name,
        mime_type: stored.mime,
        size: stored.size,
        storage_key: stored.key,
        content_hash: stored.sha256,
        department: fields.department ?? null,
        tags,
        uploaded_by_id: actor.userId,
      })
      const artifact = await readArtifact(tx, id)
      await announce(tx, ports, { artifact, firmId: client.firm_id })
      return artifact
    }),
  )
}

async function getForUpdate(tx: Tx, id: string): Promise<ArtifactRow & { client_id: string }> {
  const row = await findArtifactForUpdate(tx, id)
  if (row?.client_id == null) throw notFound('Artifact')
  return { ...row, client_id: row.client_id }
}

function forget({ files, logger }: Ports, key: string): void {
  afterCommit(() => {
    files.delete(key).catch((error: unknown) => logger.warn({ error, key }, 'a file was not deleted'))
  })
}

/** Renames, tags or moves a document, or puts a new file in its place. @throws AppError STALE_UPDATE */
export async function changeArtifact(
  ports: Ports,
  actor: Actor,
  { id, fields, file }: { id: string; fields: Change; file: UploadedFile | undefined },
): Promise<Artifact> {
  const tags = readTags(fields.tags)
  const write = (stored?: StoredFile & { mime: string }): Promise<Artifact> =>
    ports.database.tenantTransaction(scopeOf(actor), async (tx) => {
      const row = await getForUpdate(tx, id)
      await refuseStale(row, fields.updatedAt, () => readArtifact(tx, id))
      const scope = fields.scope ?? (row.scope as 'client' | 'initiative')
      const initiativeId = fields.initiativeId === undefined ? row.initiative_id : fields.initiativeId
      await updateArtifactRow(tx, id, {
        ...(fields.name !== undefined && { name: fields.name }),
        ...(fields.department !== undefined && { department: fields.department || null }),
        ...(tags !== undefined && { tags }),
        ...(await placeOf(tx, row.client_id, { scope, initiativeId })),
        ...(stored !== undefined && file !== undefined && replaced(stored, file)),
      })
      if (stored !== undefined) forget(ports, row.storage_key)
      const artifact = await readArtifact(tx, id)
      await announce(tx, ports, { artifact, firmId: row.firm_id })
      return artifact
    })
  return file === undefined ? write() : withStoredFile(ports, file, write)
}

const replaced = (stored: StoredFile & { mime: string }, file: UploadedFile) => ({
  ...toIndex,
  file_name: file.name,
  mime_type: stored.mime,
  size: stored.size,
  storage_key: stored.key,
  content_hash: stored.sha256,
})

/** Between client-wide and an initiative; what is indexed follows. */
export const relocateArtifact = (
  ports: Ports,
  actor: Actor,
  { id, place }: { id: string; place: z.output<typeof moveArtifact.body> },
): Promise<Artifact> =>
  ports.database.tenantTransaction(scopeOf(actor), async (tx) => {
    const row = await getForUpdate(tx, id)
    const { scope, initiativeId } = place
    await updateArtifactRow(tx, id, await placeOf(tx, row.client_id, { scope, initiativeId }))
    const artifact = await readArtifact(tx, id)
    await announce(tx, ports, { artifact, firmId: row.firm_id })
    return artifact
  })

/** Deletes the record and all that was indexed of it, then the file. */
export const removeArtifact = (ports: Ports, actor: Actor, id: string): Promise<{ id: string }> =>
  ports.database.tenantTransaction(scopeOf(actor), async (tx) => {
    const row = await getForUpdate(tx, id)
    await deleteArtifactRow(tx, id)
    forget(ports, row.storage_key)
    tell(ports, { firmId: row.firm_id, clientId: row.client_id, data: { artifactId: id, status: 'DELETED' } })
    return { id }
  })

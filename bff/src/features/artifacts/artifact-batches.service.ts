import { AppError, notFound } from '@parley/contracts/errors.ts'
import type {
  ArtifactBatchResult,
  batchMoveArtifacts,
  batchUploadArtifacts,
} from '@parley/contracts/http/artifact-batches.ts'
import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { UploadedFile } from '../../http/define-route.ts'
import { announceArtifact } from './announcements.ts'
import { presentArtifact } from './artifacts.presenter.ts'
import { listArtifactsForUpdate, moveArtifactRows } from './artifacts.queries.ts'
import { addArtifact, placeOf } from './artifacts.service.ts'
import { listArtifactViewsOf } from './artifacts.views.ts'
import { invalid } from './uploads.ts'

type Ports = Pick<Dependencies, 'database' | 'files' | 'events' | 'logger' | 'settings'>

/**
 * Keeps each file by itself: one that is refused does not take the others with it. What concerns all of them (a
 * missing client, no file) refuses the call.
 */
export async function addArtifacts(
  ports: Ports,
  caller: Caller,
  { fields, files }: { fields: z.output<typeof batchUploadArtifacts.body>; files: readonly UploadedFile[] },
): Promise<ArtifactBatchResult> {
  if (files.length === 0) throw invalid('files', 'Please select a file')
  const succeeded: Artifact[] = []
  const failed: ArtifactBatchResult['failed'] = []
  for (const file of files)
    try {
      succeeded.push(await addArtifact(ports, caller, { fields, file }))
    } catch (error) {
      if (!(error instanceof AppError) || concernsAll(error)) throw error
      failed.push({ name: file.name, error: error.message })
    }
  return { succeeded, failed }
}

const concernsAll = (error: AppError): boolean =>
  error.code === 'NOT_FOUND' ||
  (error.code === 'VALIDATION_FAILED' && error.options.errors?.file === undefined)

/** Moves those that are there. @throws AppError NOT_FOUND where none is, as for a single one */
export const moveArtifacts = (
  ports: Ports,
  caller: Caller,
  { ids, ...place }: z.output<typeof batchMoveArtifacts.body>,
): Promise<ArtifactBatchResult> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const rows = await listArtifactsForUpdate(tx, ids)
    const [first] = rows
    if (first === undefined) throw notFound('Artifact')
    const target = await placeOf(tx, first.client_id ?? '', {
      scope: place.scope,
      initiativeId: place.initiativeId,
    })
    // An initiative has one client: documents of another cannot follow.
    const movable = rows.filter((row) => row.client_id === first.client_id)
    const found = movable.map(({ id }) => id)
    await moveArtifactRows(tx, found, target)
    for (const row of movable)
      await auditRecord(
        tx,
        { caller, row },
        { action: 'artifact.moved', entity: 'artifact', entityId: row.id },
      )
    const succeeded = (await listArtifactViewsOf(tx, found)).map(presentArtifact)
    for (const artifact of succeeded)
      await announceArtifact(tx, ports, { ...artifact, firmId: first.firm_id })
    const failed = ids.filter((id) => !found.includes(id)).map((id) => ({ id, error: 'Artifact not found.' }))
    return { succeeded, failed }
  })

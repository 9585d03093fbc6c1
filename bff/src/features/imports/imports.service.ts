import { AppError, notFound } from '@parley/contracts/errors.ts'
import { firmChannel } from '@parley/contracts/events/channels.ts'
import type { ImportBatch, ImportKind, ImportResult } from '@parley/contracts/http/imports.ts'
import { newId } from '@parley/contracts/ids.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseUnswitched } from '../../authorization/switching.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { UploadedFile } from '../../http/define-route.ts'
import { type ListResult, listResult } from '../../http/list-result.ts'
import { readPage } from '../../list-page.ts'
import { holdAddresses } from '../../hold-addresses.queries.ts'
import { batchSize, checkRows, type FileHead, readHead } from './check-file.ts'
import type { GoodRow, ImportPlace, ImportSubject, RowChecks } from './import-kind.ts'
import { batchesOf, findBatchForUpdate, finishBatch, insertBatch, markUndone } from './import.queries.ts'
import { consultantSubject, stakeholderSubject } from './subjects.ts'

type Ports = Pick<Dependencies, 'database' | 'events' | 'logger'>

export interface ImportRequest {
  subject: ImportSubject
  /** Found in the actor's scope. @throws AppError NOT_FOUND */
  place: (tx: Tx) => Promise<ImportPlace>
  file: UploadedFile | undefined
  mapping: string | undefined
  dryRun: boolean
}

function csvOnly(file: UploadedFile | undefined): UploadedFile {
  if (file === undefined)
    throw new AppError('VALIDATION_FAILED', 'Please select a file', {
      errors: { file: 'Please select a file' },
    })
  if (!/\.csv$/i.test(file.name))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Only CSV files can be uploaded.')
  return file
}

/**
 * Checks a file, or imports its good rows, in one transaction: all of them or, if the process dies, none. Files are
 * read row by row, so that a large one takes no more memory than its answer.
 * @throws AppError VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE, UNREADABLE_FILE, PAYLOAD_TOO_LARGE, NOT_FOUND
 */
export async function importFile(ports: Ports, actor: Caller, request: ImportRequest): Promise<ImportResult> {
  const file = csvOnly(request.file)
  const head = await readHead(file.path, request.subject, request.mapping)
  return ports.database.tenantTransaction(scopeOf(actor), async (tx) => {
    const place = await request.place(tx)
    if (head.missing.length > 0) {
      if (!request.dryRun) throw missingColumns(head)
      return { ...head, results: { success: [], errors: [] }, total: 0 }
    }
    if (!request.dryRun) await holdAddresses(tx, place.clientId ?? place.firmId)
    const checks = await request.subject.prepare(tx, place)
    const work = { ...request, file, head, checks, place, batchId: newId() }
    if (request.dryRun) return readRows(ports, actor, { ...work, take: () => Promise.resolve() })
    return importRows(tx, { ports, actor }, work)
  })
}

const missingColumns = ({ missing }: FileHead): AppError => {
  const text = `No column is chosen for: ${missing.join(', ')}.`
  return new AppError('VALIDATION_FAILED', text, { errors: { mapping: text } })
}

interface Work {
  subject: ImportSubject
  file: UploadedFile
  head: FileHead
  checks: RowChecks
  place: ImportPlace
  dryRun: boolean
  batchId: string
}

async function importRows(
  tx: Tx,
  { ports, actor }: { ports: Ports; actor: Caller },
  work: Work,
): Promise<ImportResult> {
  const { subject, place, batchId: id, checks } = work
  // What super admins import has no batch: those are the tenants' own, who can undo them.
  const hasBatch = actor.kind !== 'super_admin'
  if (hasBatch)
    await insertBatch(tx, {
      ...place,
      id,
      kind: subject.kind,
      fileName: work.file.name,
      userId: actor.userId,
    })
  const take = (rows: readonly GoodRow[]): Promise<void> =>
    subject.insert(
      tx,
      rows.map(({ fields }) => checks.columnsOf(fields)),
      { ...place, batchId: id },
    )
  const result = await readRows(ports, actor, { ...work, take })
  const counts = { imported: result.results.success.length, failed: result.results.errors.length }
  if (hasBatch) await finishBatch(tx, id, { total: result.total, ...counts })
  await appendAudit(tx, {
    ...auditedCaller(actor),
    action: `${subject.kind}.imported`,
    firmId: place.firmId,
    clientId: place.clientId,
    entity: 'import_batch',
    entityId: id,
    details: counts,
  })
  return hasBatch ? { ...result, batchId: id } : result
}

/** Judges every row, hands the good ones on by batches, and tells the person how far it is. */
async function readRows(
  ports: Ports,
  actor: Actor,
  work: Work & { take: (rows: readonly GoodRow[]) => Promise<void> },
): Promise<ImportResult> {
  const success: ImportResult['results']['success'] = []
  const errors: ImportResult['results']['errors'] = []
  let waiting: GoodRow[] = []
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await work.take(waiting)
    waiting = []
    tell(ports, actor, { ...work, done: success.length + errors.length })
  }
  for await (const { good, bad } of checkRows(work.file.path, work)) {
    if (good === undefined) errors.push(bad)
    else {
      success.push({ row: good.row, ...good.fields })
      waiting.push(good)
    }
    if ((success.length + errors.length) % batchSize === 0) await flush()
  }
  await flush()
  return { ...work.head, results: { success, errors }, total: success.length + errors.length }
}

/** IMPORT_UPDATED on the person's own stream (decisions D11, Live). */
function tell(
  { events, logger }: Ports,
  actor: Actor,
  { place, subject, dryRun, done }: Pick<Work, 'place' | 'subject' | 'dryRun'> & { done: number },
): void {
  events
    .publish(firmChannel(place.firmId), {
      type: 'IMPORT_UPDATED',
      firmId: place.firmId,
      clientId: place.clientId,
      userId: actor.userId,
      data: { kind: subject.kind, dryRun, done },
    })
    .catch((error: unknown) => logger.warn({ error }, 'an event was not published'))
}

const subjects: Record<ImportKind, ImportSubject> = {
  stakeholders: stakeholderSubject,
  consultants: consultantSubject,
}

/** @throws AppError NOT_FOUND, CONFLICT where it is undone already */
export const undoImport = (
  { database }: Ports,
  actor: Caller,
  { batchId, mayUndo }: { batchId: string; mayUndo: (kind: ImportKind) => boolean },
): Promise<{ id: string; removed: number; kept: number }> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    const batch = await findBatchForUpdate(tx, batchId)
    const kind = batch?.kind
    if (batch === undefined || kind === undefined || !mayUndo(kind)) throw notFound('Import')
    refuseUnswitched(actor, { clientId: batch.client_id })
    if (batch.undone_at !== null) throw new AppError('CONFLICT', 'This import has been undone already.')
    const removed = await subjects[kind].removeUntouched(tx, batchId)
    const kept = await subjects[kind].countLeft(tx, batchId)
    await markUndone(tx, batchId)
    await appendAudit(tx, {
      ...auditedCaller(actor),
      action: `${kind}.import_undone`,
      firmId: batch.firm_id,
      clientId: batch.client_id,
      entity: 'import_batch',
      entityId: batchId,
      details: { removed, kept },
    })
    return { id: batchId, removed, kept }
  })

export const listImports = (
  { database }: Ports,
  actor: Actor,
  page: {
    from: number
    limit: number
    filter: { kind?: ImportKind | undefined; clientId?: string | undefined }
  },
): Promise<ListResult<ImportBatch>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { kind, clientId = actor.clientId } = page.filter
    const { rows, total } = await readPage(batchesOf(tx, { kind, clientId }), page)
    const batches = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      fileName: row.file_name,
      imported: row.imported,
      failed: row.failed,
      createdAt: row.created_at.toISOString(),
      undoneAt: row.undone_at?.toISOString() ?? null,
    }))
    return listResult(batches, { from: page.from, total })
  })

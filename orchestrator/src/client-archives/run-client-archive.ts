import { failureSentence } from '@parley/contracts/failure-words.ts'
import { Readable } from 'node:stream'
import { AppError } from '@parley/contracts/errors.ts'
import { archiveDays } from '@parley/contracts/http/client-archives.ts'
import { appendAudit } from '@parley/server-kit/audit/append-audit.queries.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { createFileKey } from '@parley/server-kit/files/file-keys.ts'
import { writeZip } from '@parley/server-kit/files/zip-writer.ts'
import { keepLease } from '../leases/index.ts'
import type { Tx } from '../runs/index.ts'
import type { ArchivePorts } from './archive-ports.ts'
import {
  completeExport,
  countFailure,
  dropFile,
  failArchive,
  type HeldArchive,
  mostAttempts,
  releaseArchive,
  renewArchive,
  takeArchive,
} from './client-archive.queries.ts'
import { eraseClient } from './erase-client.ts'
import { composeArchive } from './write-archive.ts'

export interface ArchiveJob {
  archiveId: string
  firmId: string
  clientId: string
}

const ourFault = failureSentence('archiveOurFault')

const inTenant = <T>(
  { database }: ArchivePorts,
  job: Pick<ArchiveJob, 'firmId' | 'clientId'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => database.tenantTransaction(workerScope(job), work)

/** Makes the export of a client, or erases it; a worker may die anywhere, and another comes to the same end. */
export async function runClientArchive(
  ports: ArchivePorts,
  job: ArchiveJob,
  stop?: AbortSignal,
): Promise<void> {
  const held = await take(ports, job)
  if (held === undefined) return
  const renew = (): Promise<boolean> => inTenant(ports, held, (tx) => renewArchive(tx, held))
  await keepLease({ renew, logger: ports.logger, stop }, async (signal) => {
    try {
      if (held.kind === 'ERASURE') await eraseClient(ports, held)
      else await makeExport(ports, held, signal)
    } catch (error) {
      await settle(ports, held, { error, isStopped: signal.aborted })
    }
  })
}

const take = (ports: ArchivePorts, job: ArchiveJob): Promise<HeldArchive | undefined> =>
  inTenant(ports, job, async (tx) => {
    const held = await takeArchive(tx, job.archiveId, createFileKey())
    if (held === undefined) return undefined
    if (held.formerKey !== null) await dropFile(tx, held.formerKey)
    if (held.generation <= mostAttempts) return held
    await failArchive(tx, held, ourFault)
    return undefined
  })

async function makeExport(ports: ArchivePorts, held: HeldArchive, signal: AbortSignal): Promise<void> {
  const { entries, read } = composeArchive(ports, held, signal)
  const { size } = await ports.files.put(Readable.from(writeZip(entries, ports.clock.now())), held.storageKey)
  const made = { size, ...read(), days: archiveDays }
  const isMade = await inTenant(ports, held, async (tx) => {
    if (!(await completeExport(tx, held, made))) return false
    await appendAudit(tx, {
      action: 'client.exported',
      firmId: held.firmId,
      clientId: held.clientId,
      entity: 'client',
      entityId: held.clientId,
      details: { archiveId: held.archiveId, ...made.contents },
    })
    return true
  })
  if (!isMade) await ports.files.delete(held.storageKey)
}

/** Ends it with a sentence where trying again is of no use; else gives it back, for the queue or the sweeper. */
async function settle(
  ports: ArchivePorts,
  held: HeldArchive,
  { error, isStopped }: { error: unknown; isStopped: boolean },
): Promise<void> {
  const isFinal = error instanceof AppError && error.code === 'CONFLICT'
  await inTenant(ports, held, async (tx) => {
    if (isStopped) await releaseArchive(tx, held)
    else if (isFinal) await failArchive(tx, held, error.message)
    else if (await countFailure(tx, held)) await failArchive(tx, held, ourFault)
  })
  if (!isStopped && !isFinal) throw error
}

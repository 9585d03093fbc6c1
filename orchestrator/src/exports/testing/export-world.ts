import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firmChannel, type FirmMessage } from '@parley/contracts/events/channels.ts'
import type { deckRequestSchema } from '@parley/contracts/http/exports.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import type { z } from 'zod'
import { createEngineWorld, type Place } from '../../testing/engine-world.ts'
import { writeDeck, writePreview, writtenFormats } from '@parley/decks/writers.ts'
import type { ExportPorts } from '../export-ports.ts'
import { requestExport } from '../request-export.ts'
import { type ExportJob, runExport } from '../run-export.ts'

type DeckRequest = z.output<typeof deckRequestSchema>

/** Who asks, as the audit log keeps it. */
export const someone = { actorId: null, subjectId: null, sessionId: null, ipAddress: null }

export interface StoredExport {
  id: string
  status: string
  progress: number
  generation: number
  failures: number
  error: string | null
  file_name: string | null
  size: number | null
  storage_key: string
}

/** An engine's world with exports, a folder of files, and what the own stream was told. */
export async function createExportWorld() {
  const world = await createEngineWorld()
  const folder = await mkdtemp(join(tmpdir(), 'parley-exports-'))
  const files = await createDiskFileStore(folder)
  const ports: ExportPorts = {
    database: world.database,
    events: world.ports.events,
    logger: world.ports.logger,
    files,
    clock: { now: () => new Date('2026-11-22T10:00:00Z') },
    // In this thread: what a thread of its own costs, one test pays.
    renderer: { formats: writtenFormats, render: writeDeck, preview: writePreview },
  }
  const told: FirmMessage[] = []
  await world.ports.events.subscribe(firmChannel(world.tenant.firmId), (message) => {
    told.push(message as FirmMessage)
  })
  const ask = async (place: Place, changes: Partial<DeckRequest> = {}): Promise<ExportJob> => {
    const deck: DeckRequest = { kind: 'main', format: 'html', language: 'en', ...changes }
    const input = { params: { id: place.initiativeId }, body: { deck, by: someone } }
    return { ...world.tenant, exportId: (await requestExport(ports, world.caller, input)).exportId }
  }
  const read = async (job: ExportJob): Promise<StoredExport> => {
    const [row] = await world.database.asOwner<StoredExport>('select * from export_job where id = $1', [
      job.exportId,
    ])
    if (row === undefined) throw new Error('The export is gone.')
    return row
  }
  return {
    ...world,
    ports,
    files,
    told,
    ask,
    read,
    /** Keys of the files that there are. */
    listFiles: async (): Promise<string[]> => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    /** As if its worker had been dead for a while. */
    expireLease: (job: ExportJob) =>
      world.database.asOwner(
        `update export_job set lease_until = now() - interval '1 second' where id = $1`,
        [job.exportId],
      ),
    /** Asks and works, undisturbed. */
    async export(place: Place, changes: Partial<DeckRequest> = {}): Promise<StoredExport> {
      const job = await ask(place, changes)
      await runExport(ports, job)
      return read(job)
    },
    async close(): Promise<void> {
      await world.database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type ExportWorld = Awaited<ReturnType<typeof createExportWorld>>

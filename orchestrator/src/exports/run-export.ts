import { failureSentence } from '@parley/contracts/failure-words.ts'
import type { DeckChoice } from '@parley/contracts/http/exports.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { collectDeck, type CollectedDeck } from '../deck-contents/index.ts'
import { keepLease } from '../leases/index.ts'
import type { Tx } from '../runs/index.ts'
import { announceExport } from './announce-export.ts'
import type { ExportPorts } from './export-ports.ts'
import { exportFileName } from './export-file-name.ts'
import {
  completeExport,
  countFailure,
  failExport,
  type HeldExport,
  keysBefore,
  mostAttempts,
  releaseExport,
  renewExport,
  takeExport,
} from './exports.queries.ts'

export interface ExportJob {
  exportId: string
  firmId: string
  clientId: string
}

const nothingToTell = failureSentence('deckEmpty')
const ourFault = failureSentence('deckOurFault')

class NotHeld extends Error {}
/** Trying again would come to the same. */
class Refused extends Error {}

interface Scene {
  ports: ExportPorts
  held: HeldExport
  signal: AbortSignal
}

/**
 * Collects, renders and stores a deck. Nothing of an attempt is seen before the commit that completes it, and each keeps
 * its file under a key of its own, so that a worker may die anywhere and another comes to the same end.
 */
export async function runExport(ports: ExportPorts, job: ExportJob, stop?: AbortSignal): Promise<void> {
  const held = await take(ports, job)
  if (held === undefined) return
  const renew = (): Promise<boolean> => inTenant(ports, held, (tx) => renewExport(tx, held))
  await keepLease({ renew, logger: ports.logger, stop }, async (signal) => {
    try {
      await make({ ports, held, signal })
    } catch (error) {
      await settle(ports, held, { error, isStopped: signal.aborted })
    }
  })
}

const inTenant = <T>({ database }: ExportPorts, held: HeldExport, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.tenantTransaction(workerScope(held), work)

const take = (ports: ExportPorts, job: ExportJob): Promise<HeldExport | undefined> =>
  ports.database.tenantTransaction(workerScope(job), async (tx) => {
    const held = await takeExport(tx, job.exportId)
    if (held === undefined) return undefined
    if (held.generation > mostAttempts) {
      await failExport(tx, held, ourFault)
      announceExport(ports, held, { status: 'FAILED', progress: 0 })
      return undefined
    }
    announceExport(ports, held, { status: 'IN_PROGRESS', progress: 0.1 })
    return held
  })

const choiceOf = ({ kind, options: { sections, confidential, language } }: HeldExport): DeckChoice => ({
  kind,
  confidential,
  language,
  ...(sections !== null && { sections }),
})

async function make(scene: Scene): Promise<void> {
  const { ports, held, signal } = scene
  const collected = await collect(scene)
  signal.throwIfAborted()
  await progress(scene, 0.3)
  const content = await ports.renderer.render(held.format, collected.document, signal)
  signal.throwIfAborted()
  await progress(scene, 0.9)
  await store(scene, { content, name: exportFileName(held, collected) })
}

async function collect({ ports, held }: Scene): Promise<CollectedDeck> {
  const now = ports.clock.now()
  const collected = await ports.database.tenantRead(workerScope(held), (tx) =>
    collectDeck(tx, held.initiativeId, { choice: choiceOf(held), now }),
  )
  // Deleted since; the row is gone with it.
  if (collected === undefined) throw new NotHeld()
  if (collected.document.sections.length === 0) throw new Refused(nothingToTell)
  return collected
}

async function progress({ ports, held }: Scene, share: number): Promise<void> {
  await inTenant(ports, held, async (tx) => {
    if (!(await renewExport(tx, held, share))) throw new NotHeld()
    announceExport(ports, held, { status: 'IN_PROGRESS', progress: share })
  })
}

async function store({ ports, held }: Scene, file: { content: Buffer; name: string }): Promise<void> {
  await ports.fault?.('before-store')
  const { size } = await ports.files.put(file.content, held.storageKey)
  await ports.fault?.('before-commit')
  try {
    await inTenant(ports, held, async (tx) => {
      if (!(await completeExport(tx, held, { name: file.name, size }))) throw new NotHeld()
      announceExport(ports, held, { status: 'COMPLETED', progress: 1 })
    })
  } catch (error) {
    // After any other error the commit may have come through all the same, and the file be the one that counts.
    if (error instanceof NotHeld) await ports.files.delete(held.storageKey)
    throw error
  }
  await ports.fault?.('after-commit')
  for (const key of keysBefore(held)) await ports.files.delete(key)
}

/** Ends it with a sentence where trying again is of no use; else gives it back, for the queue or the sweeper. */
async function settle(
  ports: ExportPorts,
  held: HeldExport,
  { error, isStopped }: { error: unknown; isStopped: boolean },
): Promise<void> {
  if (error instanceof NotHeld) return
  const isFinal = error instanceof Refused
  await inTenant(ports, held, async (tx) => {
    if (isStopped) return releaseExport(tx, held)
    const isGivenUp = isFinal || (await countFailure(tx, held))
    if (!isGivenUp) return
    if (await failExport(tx, held, isFinal ? error.message : ourFault))
      announceExport(ports, held, { status: 'FAILED', progress: 0 })
  })
  if (!isStopped && !isFinal) throw error
}

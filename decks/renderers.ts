import { Worker } from 'node:worker_threads'
import type { DeckFormat } from '@parley/contracts/http/exports.ts'
import type { DeckDocument } from './deck-document.ts'
import type { DeckResults, DeckWork } from './deck-thread.ts'
import { type DeckPages, writtenFormats } from './writers.ts'

/** Milliseconds for one deck; then its thread is ended and the attempt fails. */
const longestMs = { file: 120_000, preview: 30_000 }
/** Heap of a thread, megabytes. */
const heapMb = 1024

export interface DeckRenderer {
  /** Those that can be asked for. */
  formats: readonly DeckFormat[]
  /** @throws the signal's reason, or Error where the deck could not be written */
  render(format: DeckFormat, document: DeckDocument, signal: AbortSignal): Promise<Buffer>
  /** The first pages, and how many all of it has. @throws the signal's reason */
  preview(
    document: DeckDocument,
    limit: { pages: number; note: string },
    signal?: AbortSignal,
  ): Promise<DeckPages>
}

/** Each deck is written in a thread of its own, so that a long one keeps nobody waiting and leaves nothing in memory. */
export const createDeckRenderer = (): DeckRenderer => ({
  formats: writtenFormats,
  render: async (format, document, signal) =>
    Buffer.from(await inThread({ kind: 'file', format, document }, signal)),
  preview: (document, limit, signal) => inThread({ kind: 'preview', document, limit }, signal),
})

async function inThread<Kind extends DeckWork['kind']>(
  workerData: DeckWork & { kind: Kind },
  signal: AbortSignal | undefined,
): Promise<DeckResults[Kind]> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./deck-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // What libraries complain about on the console is no log of ours.
    stdout: true,
    stderr: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  worker.stdout.resume()
  worker.stderr.resume()
  const timeout = AbortSignal.timeout(longestMs[workerData.kind])
  try {
    return await resultOf<DeckResults[Kind]>(
      worker,
      signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    )
  } finally {
    await worker.terminate()
  }
}

function resultOf<Result>(worker: Worker, until: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(until.reason as Error)
    until.addEventListener('abort', onAbort, { once: true })
    worker.once('message', (result: Result) => resolve(result))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread ended without a deck.')))
  })
}

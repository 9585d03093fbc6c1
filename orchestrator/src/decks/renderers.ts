import { Worker } from 'node:worker_threads'
import type { DeckFormat } from '@parley/contracts/http/exports.ts'
import type { DeckDocument } from './deck-document.ts'
import { writtenFormats } from './writers.ts'

/** Milliseconds for one deck; then its thread is ended and the attempt fails. */
const longestMs = 120_000
/** Heap of a thread, megabytes. */
const heapMb = 1024

export interface DeckRenderer {
  /** Those that can be asked for. */
  formats: readonly DeckFormat[]
  /** @throws the signal's reason, or Error where the deck could not be written */
  render(format: DeckFormat, document: DeckDocument, signal: AbortSignal): Promise<Buffer>
}

/** Each deck is written in a thread of its own, so that a long one keeps nobody waiting and leaves nothing in memory. */
export const createDeckRenderer = (): DeckRenderer => ({
  formats: writtenFormats,
  async render(format, document, signal) {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData: { format, document },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      // What libraries complain about on the console is no log of ours.
      stdout: true,
      stderr: true,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    worker.stdout.resume()
    worker.stderr.resume()
    try {
      return Buffer.from(await resultOf(worker, signal))
    } finally {
      await worker.terminate()
    }
  },
})

function resultOf(worker: Worker, signal: AbortSignal): Promise<Uint8Array> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(until.reason as Error)
    until.addEventListener('abort', onAbort, { once: true })
    worker.once('message', (content: Uint8Array) => resolve(content))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread ended without a deck.')))
  })
}

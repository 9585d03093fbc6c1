import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { DeckFormat } from '@parley/contracts/http/exports.ts'
import type { DeckDocument } from './deck-document.ts'
import { type DeckPages, writeDeck, writePreview } from './writers.ts'

/** What a thread is for: a file, or the first pages to look at. */
export type DeckWork =
  | { kind: 'file'; format: DeckFormat; document: DeckDocument }
  | { kind: 'preview'; document: DeckDocument; limit: { pages: number; note: string } }

/** What it hands over, by the work's kind. */
export interface DeckResults {
  file: Uint8Array<ArrayBuffer>
  preview: DeckPages
}

/**
 * A file is announced once it is there: whoever waits for an answer goes first where there are too few processors. On Linux
 * a priority is the calling thread's; elsewhere it would be the whole process'.
 */
function yieldToAnswers(): void {
  const low = 10
  if (process.platform === 'linux' && getPriority() < low) setPriority(low)
}

async function work(given: DeckWork): Promise<DeckResults[DeckWork['kind']]> {
  if (given.kind === 'preview') return writePreview(given.document, given.limit)
  yieldToAnswers()
  return new Uint8Array(await writeDeck(given.format, given.document))
}

// The thread of one deck: writes it, hands it over and ends.

const result = await work(workerData as DeckWork)
parentPort?.postMessage(result, result instanceof Uint8Array ? [result.buffer] : [])

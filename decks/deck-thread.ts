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

async function work(given: DeckWork): Promise<DeckResults[DeckWork['kind']]> {
  if (given.kind === 'preview') return writePreview(given.document, given.limit)
  return new Uint8Array(await writeDeck(given.format, given.document))
}

// The thread of one deck: writes it, hands it over and ends.

const result = await work(workerData as DeckWork)
parentPort?.postMessage(result, result instanceof Uint8Array ? [result.buffer] : [])

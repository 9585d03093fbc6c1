import { parentPort, workerData } from 'node:worker_threads'
import type { DeckFormat } from '@parley/contracts/http/exports.ts'
import type { DeckDocument } from './deck-document.ts'
import { writeDeck } from './writers.ts'

// The thread of one deck: writes it, hands it over and ends.

const { format, document } = workerData as { format: DeckFormat; document: DeckDocument }
const content = new Uint8Array(await writeDeck(format, document))
parentPort?.postMessage(content, [content.buffer])

import { setTimeout as wait } from 'node:timers/promises'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import type { Calibration, QuestionEmbedding } from '../retrieval/index.ts'
import { embedderOf, type Embedders } from './embedders.ts'

export interface QuestionPorts {
  database: Database<DB>
  embedders: Embedders
  calibrate: (embeddings: EmbeddingProvider) => Promise<Calibration>
}

/** Milliseconds that a question waits for its vector; then it is asked by its words. */
const longestWaitMs = 12_000

/**
 * Embeds questions with the embedder that the searches of this scope's firm ask.
 * @returns one for each question; nothing for all of them while the embedder cannot be asked, or not in time: searches
 * go by words then (agents, Providers)
 */
export async function embedQuestions(
  ports: QuestionPorts,
  scope: Scope,
  asked: { questions: readonly string[]; signal?: AbortSignal | undefined },
): Promise<(QuestionEmbedding | undefined)[]> {
  const { questions, signal } = asked
  const embedder = await embedderOf(ports, scope)
  const late = new AbortController()
  const answer = askEmbedder(ports, embedder, asked).catch(() => {
    signal?.throwIfAborted()
    return undefined
  })
  const nothing = wait(longestWaitMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined)
  const embedded = await Promise.race([answer, nothing]).finally(() => late.abort())
  return questions.map((_, index) => embedded?.[index])
}

async function askEmbedder(
  { calibrate }: QuestionPorts,
  embedder: EmbeddingProvider,
  { questions, signal }: { questions: readonly string[]; signal?: AbortSignal | undefined },
): Promise<(QuestionEmbedding | undefined)[]> {
  const [calibration, vectors] = await Promise.all([
    calibrate(embedder),
    embedder.embed([...questions], { kind: 'query', ...(signal && { signal }) }),
  ])
  return vectors.map((vector) => ({ model: embedder.model, vector, calibration }))
}

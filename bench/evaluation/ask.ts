import { buildRequest } from '@parley/orchestrator/src/context/index.ts'
import { checkedAnswer } from '@parley/orchestrator/src/knowledge/checked-answer.ts'
import type { EmbeddingProvider, Evidence, ModelClient } from '@parley/orchestrator/src/models/port.ts'
import { createCalibrations } from '@parley/orchestrator/src/retrieval/calibrations.ts'
import { searchPassages } from '@parley/orchestrator/src/retrieval/search-passages.ts'
import type { FoundPassage } from '@parley/orchestrator/src/retrieval/to-passage.ts'
import { clientScope, firmScope } from '@parley/orchestrator/src/ingestion/testing/knowledge-tenants.ts'
import type { CorpusDatabase, EvaluatedFirm } from './corpus-database.ts'
import { builtinArm } from './models/index.ts'

/** An answer as a person gets it. */
export interface GivenAnswer {
  text: string
  citations: { chunkId: string; quote: string }[]
  /** It says that nothing was found. */
  isRefusal: boolean
}

export interface AskedPlace {
  firm: EvaluatedFirm
  /** In whose chat; the firm's own search where it is left out. */
  client?: string
  /** Most passages; ten where it is left out. */
  limit?: number
}

export interface Asker {
  /** The firm's own search over all its clients, or one client's, every passage that comes close, best first. */
  search(question: string, place: AskedPlace): Promise<FoundPassage[]>
  /** What is said of these passages; nobody is asked where there are none. */
  answer(question: string, passages: readonly FoundPassage[], firm: EvaluatedFirm): Promise<GivenAnswer>
}

const passagesMeasured = 10

interface AskerOptions {
  calibrationOf?: ReturnType<typeof createCalibrations>
  /** Who answers; the built-in model where it is left out. */
  model?: ModelClient
}

export function createAsker(
  { database }: CorpusDatabase,
  embeddings: EmbeddingProvider,
  { calibrationOf = createCalibrations(), model = builtinArm().client }: AskerOptions = {},
): Asker {
  return {
    async search(question, { firm, client, limit = passagesMeasured }) {
      const [calibration, [vector = new Float32Array()]] = await Promise.all([
        calibrationOf(embeddings),
        embeddings.embed([question], { kind: 'query' }),
      ])
      const clientId = client === undefined ? null : (firm.clientIds.get(client) ?? null)
      const scope = clientId === null ? firmScope(firm.id, 'all') : clientScope(firm.id, clientId)
      return database.tenantRead(scope, (tx) =>
        searchPassages(tx, scope, {
          query: question,
          embedding: { model: embeddings.model, vector, calibration },
          clientId,
          includeFirmSources: clientId !== null,
          limit,
          minRelevance: 0,
        }),
      )
    },
    async answer(question, passages, firm) {
      if (passages.length === 0) return { text: '', citations: [], isRefusal: true }
      const evidence: Evidence = {
        phaseName: '',
        phaseDescription: '',
        inputs: [],
        passages: [...passages],
        conversation: [],
        question,
      }
      const { output } = await model.generate(buildRequest('knowledge-answer', evidence), {
        choice: 'gpt',
      })
      const own = new Map(firm.chunks.map(({ id, text }) => [id, text]))
      const checked = checkedAnswer(
        output,
        passages.map((passage) => ({ ...passage, ownText: own.get(passage.chunkId) ?? '' })),
      )
      if (checked === undefined) return { text: output, citations: [], isRefusal: true }
      const citations = checked.citations.map(({ passage, quote }) => ({ chunkId: passage.chunkId, quote }))
      return { text: checked.content, citations, isRefusal: false }
    },
  }
}

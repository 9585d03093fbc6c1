import type { EmbeddingProvider } from '@parley/orchestrator/src/models/port.ts'
import type { Calibration } from '@parley/orchestrator/src/retrieval/calibration.ts'
import { fitThresholds, type Label } from '@parley/orchestrator/src/retrieval/evaluation/fit-calibration.ts'
import { quantile } from '../statistics.ts'
import { createAsker } from './ask.ts'
import { rightPassages } from './measure.ts'
import type { CorpusDatabase, EvaluatedFirm } from './corpus-database.ts'
import type { EvaluationQuestion } from './evaluation-set.ts'

/** Questions of the dev half that have an answer in words of their own language: what the built-in embedder can know. */
const isFittedOn = ({ half, kind }: EvaluationQuestion): boolean =>
  half === 'dev' && (kind === 'lexical' || kind === 'number' || kind === 'negative')

const candidates = 60
const firstPassages = 10
/** Of the passages among the first ten that do not answer, so many may count as clearly about the question. */
const wrongAbout = 0.1

/**
 * The thresholds of the built-in embedder as the dev half gives them. About: passed by one in ten of those among the first
 * ten that hold no answer. Related: where passages of a document that answers are best told from the others.
 */
export async function fitBuiltin(
  place: { corpus: CorpusDatabase; firm: EvaluatedFirm; embeddings: EmbeddingProvider },
  questions: readonly EvaluationQuestion[],
  kept: Calibration,
): Promise<{ related: number; about: number }> {
  const { corpus, firm, embeddings } = place
  // With these the relevance of a passage is its raw score.
  const raw: Calibration = { ...kept, related: 0.3, about: 0.7 }
  const asker = createAsker(corpus, embeddings, { calibrationOf: () => Promise.resolve(raw) })
  const scored: { score: number; label: Label }[] = []
  const wrong: number[] = []
  for (const question of questions.filter(isFittedOn)) {
    const right = rightPassages(question, firm.chunks)
    const documents = new Set(question.answers.map(({ document }) => document))
    const found = await asker.search(question.question, { firm, limit: candidates })
    for (const [index, passage] of found.entries()) {
      const document = firm.documents.get(passage.artifactId ?? '') ?? ''
      const label = right.has(passage.chunkId) ? 2 : documents.has(document) ? 1 : 0
      scored.push({ score: passage.relevance, label })
      if (label !== 2 && index < firstPassages) wrong.push(passage.relevance)
    }
  }
  return { related: fitThresholds(scored).related, about: quantile(wrong, 1 - wrongAbout) }
}

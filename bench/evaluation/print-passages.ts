import { writeFileSync } from 'node:fs'
import type { EmbeddingProvider } from '@parley/orchestrator/src/models/port.ts'
import { measuredCalibrations } from '@parley/orchestrator/src/retrieval/calibration.ts'
import { printTable } from '../statistics.ts'
import type { Asker } from './ask.ts'
import type { CorpusDatabase, EvaluatedFirm } from './corpus-database.ts'
import { halves, type EvaluationSet, type Half } from './evaluation-set.ts'
import { fitBuiltin } from './fit-builtin.ts'
import { measureQuestions } from './measure.ts'
import { answerHead, answerRows, calibrationRows, rankingHead, rankingRows, reportOf } from './report.ts'

interface AskedCorpus {
  corpus: CorpusDatabase
  firm: EvaluatedFirm
  embeddings: EmbeddingProvider
  asker: Asker
}

interface Wanted {
  set: EvaluationSet
  halves: readonly Half[]
  json: string | undefined
}

/** How well passages are found and cited, for each half; and the thresholds that the dev half gives. */
export async function printPassages(
  { corpus, firm, embeddings, asker }: AskedCorpus,
  { set, halves: wanted, json }: Wanted,
): Promise<void> {
  const measurement = await measureQuestions(set.questions, firm, asker)
  console.log(
    `\n${set.questions.length} questions; ${measurement.brokenQuotes} answers stand in no one passage.`,
  )
  const kept = measuredCalibrations[embeddings.model]
  if (kept !== undefined) {
    const fitted = await fitBuiltin({ corpus, firm, embeddings }, set.questions, kept)
    console.log(
      `\nThresholds of the dev half: related ${fitted.related.toFixed(3)}, about ${fitted.about.toFixed(3)}; kept are ${kept.related} and ${kept.about}.`,
    )
  }
  for (const half of wanted) {
    const report = reportOf(measurement, half)
    printTable(`**Passages, ${half} half**`, rankingHead, rankingRows(report))
    printTable(`**Answers, ${half} half**`, answerHead, answerRows(report))
    printTable(`**Relevance, ${half} half**`, ['passages', 'share'], calibrationRows(report))
  }
  if (json !== undefined)
    writeFileSync(
      json,
      JSON.stringify({
        embedder: embeddings.model,
        ...Object.fromEntries(halves.map((half) => [half, reportOf(measurement, half)])),
      }),
    )
}

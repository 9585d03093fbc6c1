// How well questions are answered: the corpus of evaluation/ read by the product's ingestion on the embedded
// database, every question asked through its search and its answers. See README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measuredCalibrations } from '@parley/orchestrator/src/retrieval/calibration.ts'
import { createAsker } from './evaluation/ask.ts'
import { builtinJudge, measureChecks, printChecks } from './evaluation/checks/index.ts'
import { openCorpusDatabase } from './evaluation/corpus-database.ts'
import { createEvaluatedEmbedder } from './evaluation/embedders.ts'
import { halves, readEvaluationSet } from './evaluation/evaluation-set.ts'
import { fitBuiltin } from './evaluation/fit-builtin.ts'
import { measureQuestions } from './evaluation/measure.ts'
import {
  answerHead,
  answerRows,
  calibrationRows,
  rankingHead,
  rankingRows,
  reportOf,
} from './evaluation/report.ts'
import { printTable } from './statistics.ts'

const { values } = parseArgs({
  options: { embedder: { type: 'string', default: 'builtin' }, json: { type: 'string' } },
})
const set = readEvaluationSet()
const embedder = await createEvaluatedEmbedder(values.embedder)
const corpus = await openCorpusDatabase(embedder.embeddings)
try {
  const started = performance.now()
  const firm = await corpus.addFirm('Evaluation', set.documents)
  const read = performance.now()
  const asker = createAsker(corpus, embedder.embeddings)
  const measurement = await measureQuestions(set.questions, firm, asker)
  const asked = performance.now()
  console.log(
    `# Search and answers\n\n${embedder.description}: ${set.documents.length} documents of ${set.clients.length} clients, ${firm.chunks.length} passages, ${set.questions.length} questions. Reading took ${((read - started) / 1000).toFixed(1)} s, asking ${((asked - read) / 1000).toFixed(1)} s. ${measurement.brokenQuotes} answers stand in no one passage.`,
  )
  const kept = measuredCalibrations[embedder.embeddings.model]
  if (kept !== undefined) {
    const fitted = await fitBuiltin({ corpus, firm, embeddings: embedder.embeddings }, set.questions, kept)
    console.log(
      `\nThresholds of the dev half: related ${fitted.related.toFixed(3)}, about ${fitted.about.toFixed(3)}; kept are ${kept.related} and ${kept.about}.`,
    )
  }
  for (const half of halves) {
    const report = reportOf(measurement, half)
    printTable(`**Passages, ${half} half**`, rankingHead, rankingRows(report))
    printTable(`**Answers, ${half} half**`, answerHead, answerRows(report))
    printTable(`**Relevance, ${half} half**`, ['passages', 'share'], calibrationRows(report))
  }
  printChecks(await measureChecks(corpus, asker, { judge: builtinJudge() }))
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      JSON.stringify({
        embedder: embedder.embeddings.model,
        ...Object.fromEntries(halves.map((half) => [half, reportOf(measurement, half)])),
      }),
    )
} finally {
  await corpus.close()
  await embedder.close()
}

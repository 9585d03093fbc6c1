import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  builtinEmbeddingModel,
  createBuiltinEmbeddings,
} from '@parley/orchestrator/src/models/embeddings/builtin.ts'
import { measuredCalibrations } from '@parley/orchestrator/src/retrieval/calibration.ts'
import { createAsker, type Asker } from './ask.ts'
import { openCorpusDatabase, type CorpusDatabase, type EvaluatedFirm } from './corpus-database.ts'
import { readEvaluationSet } from './evaluation-set.ts'
import { fitBuiltin } from './fit-builtin.ts'
import { measureQuestions, placeNames } from './measure.ts'
import { reportOf, type HalfReport } from './report.ts'

const set = readEvaluationSet()
const frozen = set.questions.filter(({ half }) => half === 'frozen')
const embeddings = createBuiltinEmbeddings()

let corpus: CorpusDatabase
let firm: EvaluatedFirm
/** Another firm that holds the documents of one of the first firm's clients. */
let otherFirm: EvaluatedFirm
let asker: Asker

beforeAll(async () => {
  corpus = await openCorpusDatabase(embeddings)
  firm = await corpus.addFirm('Evaluation', set.documents)
  const [client] = set.clients
  otherFirm = await corpus.addFirm(
    'Other',
    set.documents.filter((document) => document.client === client),
  )
  asker = createAsker(corpus, embeddings)
}, 300_000)
afterAll(() => corpus.close())

it('has at least 100 documents and 200 questions of all kinds, in two halves', () => {
  expect(set.documents.length).toBeGreaterThanOrEqual(100)
  expect(set.questions.length).toBeGreaterThanOrEqual(200)
  expect(new Set(frozen.map(({ kind }) => kind)).size).toBe(5)
  expect(frozen.length).toBeGreaterThanOrEqual(set.questions.length / 2)
})

describe('frozen questions, built-in embedder', () => {
  let report: HalfReport
  let brokenQuotes: number
  beforeAll(async () => {
    const measurement = await measureQuestions(frozen, firm, asker)
    report = reportOf(measurement, 'frozen')
    brokenQuotes = measurement.brokenQuotes
  }, 300_000)

  it('finds the passage of a lexical question among the first five', () => {
    expect(report.ranking.lexical?.recall5).toBeGreaterThanOrEqual(0.9)
    expect(report.ranking.negative?.recall5).toBeGreaterThanOrEqual(0.9)
    expect(report.ranking.number?.recall5).toBeGreaterThanOrEqual(0.85)
  })

  it('keeps what answers a question together in a passage', () => {
    expect(brokenQuotes).toBe(0)
  })

  it.each(placeNames)('%s: cites word for word', (place) => {
    const figures = report.answers[place]['all answerable']
    expect(figures?.citations).toBeGreaterThan(20)
    for (const kind of Object.values(report.answers[place])) expect(kind.verbatim).toBe(1)
    expect(figures?.citationPrecision).toBeGreaterThanOrEqual(0.8)
  })

  it.each(placeNames)(
    '%s: says that nothing was found where nothing answers, and not where something does',
    (place) => {
      const { unanswerable, lexical } = report.answers[place]
      expect(unanswerable?.refused).toBeGreaterThanOrEqual(0.9)
      expect(lexical?.refused).toBeLessThanOrEqual(0.4)
    },
  )

  it('gives 0.7 to what is clearly about the question, and to little else', () => {
    expect(report.calibration.rightAtLeast07).toBeGreaterThanOrEqual(0.8)
    expect(report.calibration.wrongAtLeast07).toBeLessThanOrEqual(0.1)
  })
})

it('has the thresholds that the dev half gives', async () => {
  const kept = measuredCalibrations[builtinEmbeddingModel]
  if (kept === undefined) throw new Error('The built-in embedder has no calibration.')
  const { related, about } = await fitBuiltin({ corpus, firm, embeddings }, set.questions, kept)
  expect(Math.abs(kept.about - about)).toBeLessThanOrEqual(0.03)
  expect(Math.abs(kept.related - related)).toBeLessThanOrEqual(0.03)
}, 300_000)

describe('tenants', () => {
  it.each(set.clients)('asked as another client, nothing of %s is found', async (client) => {
    const other = set.clients[(set.clients.indexOf(client) + 1) % set.clients.length] ?? ''
    for (const { question } of frozen.filter((one) => one.client === client)) {
      const found = await asker.search(question, { firm, client: other })
      for (const passage of found) expect(passage.clientId).toBe(firm.clientIds.get(other))
    }
  })

  it('asked in another firm, only its own copy is found', async () => {
    const own = new Set(otherFirm.chunks.map(({ id }) => id))
    for (const { question } of frozen) {
      const found = await asker.search(question, { firm: otherFirm })
      for (const { chunkId } of found) expect(own.has(chunkId)).toBe(true)
    }
  }, 300_000)
})

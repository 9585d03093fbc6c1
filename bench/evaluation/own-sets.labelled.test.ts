// Gates on the questions to documents of companies that nothing else asks about: what is made for one set of questions has to hold for others.
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createBuiltinEmbeddings } from '@parley/orchestrator/src/models/embeddings/builtin.ts'
import {
  askedFigures,
  measureAnswers,
  missedAnswers,
  paraphrasesAlone,
  readAskedQuestions,
} from './answers/index.ts'
import { openCorpusDatabase, type CorpusDatabase } from './corpus-database.ts'
import { ownHalves, readOwnDocuments } from './evaluation-set.ts'
import { ownSets } from './gates.ts'
import { openProduct, type Product } from './product/index.ts'

let corpus: CorpusDatabase
let product: Product

beforeAll(async () => {
  corpus = await openCorpusDatabase(createBuiltinEmbeddings())
  product = await openProduct(corpus)
}, 900_000)
afterAll(async () => {
  await product.close()
  await corpus.close()
})

it.each(ownHalves)(
  'the %s set is answered as rightly as it was, and its near misses refused',
  async (half) => {
    await product.addPlaces(await corpus.addFirm(half, await readOwnDocuments(half)))
    const measured = await measureAnswers(product, readAskedQuestions(half), paraphrasesAlone)
    const isMiss = ({ question }: (typeof measured)[number]) => question.kind === 'unanswerable'
    const asked = askedFigures(measured.filter((one) => !isMiss(one)))
    const misses = askedFigures(measured.filter(isMiss))
    const { right, wronglyRefused, nearMissesRefused } = ownSets[half]
    const isKept =
      asked.right >= right && asked.refused <= wronglyRefused && misses.right >= nearMissesRefused
    expect(isKept ? [] : [asked, misses, ...missedAnswers(measured)]).toEqual([])
    expect(measured.flatMap((one) => (one.brokenQuotes > 0 ? [one.question.id] : []))).toEqual([])
  },
  900_000,
)

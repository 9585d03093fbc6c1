// How well questions are answered, parts are contributed and statements are checked: the corpus of evaluation/ and the
// demo's documents read by the product's ingestion on the embedded database. See README.md.
import { createAsker } from './evaluation/ask.ts'
import { builtinJudge, measureChecks, printChecks } from './evaluation/checks/index.ts'
import { openCorpusDatabase } from './evaluation/corpus-database.ts'
import { createEvaluatedEmbedder } from './evaluation/embedders.ts'
import {
  ownHalves,
  readCorpusFiles,
  readEvaluationSet,
  readOwnDocuments,
  readRunDocuments,
} from './evaluation/evaluation-set.ts'
import { readOptionsOrStop } from './evaluation/options.ts'
import { printArms } from './evaluation/print-arms.ts'
import { printPassages } from './evaluation/print-passages.ts'
import { openProduct, type Product } from './evaluation/product/index.ts'

const options = readOptionsOrStop()
const { sections, arm } = options
const set = readEvaluationSet()
const embedder = await createEvaluatedEmbedder(options.embedder)
const { embeddings } = embedder
const corpus = await openCorpusDatabase(embeddings)
// The product embeds the demo with its own embedder, so that questions and parts are measured with that one alone.
const hasProduct =
  options.embedder === 'builtin' && (sections.includes('questions') || sections.includes('parts'))
let product: Product | undefined
try {
  const started = performance.now()
  if (hasProduct) product = await openProduct(corpus, arm)
  const files = await readCorpusFiles()
  const firm = await corpus.addFirm('Evaluation', files)
  await product?.addPlaces(firm)
  if (product !== undefined && sections.includes('parts'))
    await product.addPlaces(await corpus.addFirm('Runs', await readRunDocuments()))
  for (const half of ownHalves)
    if (product !== undefined && options.halves.includes(half))
      await product.addPlaces(await corpus.addFirm(half, await readOwnDocuments(half)))
  console.log(
    `# Search, answers and contributions\n\n${embedder.description}, answers of ${arm.name}: ${files.length} documents of ${set.clients.length} clients, ${firm.chunks.length} passages${hasProduct ? ', and the demo' : ''}. Reading took ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  )
  const asker = createAsker(corpus, embeddings, { model: arm.client })
  if (sections.includes('passages'))
    await printPassages({ corpus, firm, embeddings, asker }, { ...options, set })
  if (product !== undefined) await printArms(product, options)
  if (sections.includes('checks')) {
    const judge = arm.provider === 'builtin' ? builtinJudge() : { ...builtinJudge(), model: arm.client }
    printChecks(await measureChecks(corpus, asker, { judge, halves: options.halves }))
  }
} finally {
  await product?.close()
  await corpus.close()
  await embedder.close()
}

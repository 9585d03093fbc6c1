export { type Embedders, embeddersToWrite } from './embedders.ts'
export {
  type ChunkPlace,
  insertEmbeddings,
  listChunksToEmbed,
  toEmbed,
  type Tx,
} from './embeddings.queries.ts'
export {
  completeSources,
  deleteFormerEmbeddings,
  forgetFormer,
  type HeldModel,
  listArtifactsToConvert,
  listFirmChunksToEmbed,
  listSearchedModels,
  lockChunks,
  markPartial,
  renewModel,
  settlingSeconds,
  switchModel,
  takeModel,
} from './knowledge-model.queries.ts'
export { embedQuestions, type QuestionPorts } from './question-embedding.ts'
export { searchTextOf } from './search-text.ts'

export { type Calibration, falling } from './calibration.ts'
export { createCalibrations } from './calibrations.ts'
export { vectorLiteral } from './candidates.ts'
export { mayFind } from './knowledge-filter.ts'
export { listMisplacedTenants } from './partition.queries.ts'
export { orderSharedParts, partitionBounds, placeTenant } from './partitions.ts'
export { rewritePostings, takeSourcesToWrite, writePostings } from './postings.queries.ts'
export {
  type FoundPassage,
  type PassageSearch,
  type QuestionEmbedding,
  searchPassages,
} from './search-passages.ts'

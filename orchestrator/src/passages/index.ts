export { conflictsOf, type SourceConflict } from './conflicts.ts'
export { quoteOf } from './quotes.ts'

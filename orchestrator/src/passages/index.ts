export { conflictsOf } from './conflicts.ts'
export { quoteOf } from './quotes.ts'

export { conflictsOf } from './conflicts.ts'
export { passageOfRow, type PassageRow } from './passage-of-row.ts'
export { quoteOf, tellingQuoteOf } from './quotes.ts'
export { readHeading, storedHeading } from './stored-heading.ts'

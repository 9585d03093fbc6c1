import { type RawBuilder, sql } from 'kysely'

/** Of the function that the schema has for it (`app_insist`). */
const refusedCode = 'PL409'

/**
 * An expression that fails its statement, and with it the transaction, unless a condition holds: for transactions whose
 * commit is on its way with their last statement.
 * @param what a constant that tells one refusal from another (`isRefused`)
 */
export const insist = (condition: RawBuilder<unknown>, what: string): RawBuilder<boolean> =>
  sql<boolean>`app_insist(${condition}, ${sql.lit(what)})`

/** Whether a statement failed because it insisted on this. */
export const isRefused = (error: unknown, what: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === refusedCode &&
  'message' in error &&
  error.message === what

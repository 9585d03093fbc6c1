declare const content: unique symbol

/** The text of a JSON value of the type: what is written into a jsonb column of it, and made by `json()` alone. */
export type JsonText<T> = string & { readonly [content]: T }

/**
 * A value for a jsonb column. The driver takes it as text, since it would write an array as one of Postgres.
 * @param change as JSON.stringify's: what is written in place of a value within it
 */
export const json = <T>(value: T, change?: (key: string, value: unknown) => unknown): JsonText<T> =>
  JSON.stringify(value, change) as JsonText<T>

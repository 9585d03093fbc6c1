import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { containing } from '../../database.ts'

export interface Search {
  /** As it was typed. */
  text: string
  words: readonly string[]
  /** Rows at most. */
  limit: number
}

/** Every word is somewhere in the text. */
export const holdsAll = (text: RawBuilder<unknown>, { words }: Search): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => sql`${text} ilike ${containing(word)}`),
    sql` and `,
  )})`

/** What begins with the text comes first. */
export const beginsLater = (name: RawBuilder<unknown>, { text }: Search): RawBuilder<SqlBool> =>
  sql<SqlBool>`not starts_with(lower(${name}), ${text.toLowerCase()})`

/** The protocol below a client of pg, as far as it is spoken here; pg does not type it, and the embedded engine has its own. */
export interface Wire {
  stream: { cork?(): void; uncork?(): void }
  /** Statements that the server has parsed, and those that are on their way to it: text by name. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(statement: { name: string; text: string; types: undefined }): void
  bind(call: { portal: ''; statement: string; values: readonly (string | Buffer | null)[] }): void
  describe(what: { type: 'P'; name: '' }): void
  execute(what: { portal: ''; rows: 0 }): void
  close(what: { type: 'S'; name: string }): void
  sync(): void
  sendCopyFail(why: string): void
}

/** A column as the server describes it. */
interface Field {
  name: string
  dataTypeID: number
}

export type Parse = (text: string) => unknown

/** Makes rows of what the server sends of one statement. */
export interface RowReader {
  read(values: readonly (string | null)[]): Record<string, unknown>
}

/** Of two columns of one name the later counts, as in pg. */
export function createRowReader(fields: readonly Field[], parserOf: (type: number) => Parse): RowReader {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  const empty: Record<string, unknown> = Object.fromEntries(columns.map(({ name }) => [name, null]))
  return {
    read(values) {
      const row = { ...empty }
      for (const [place, { name, parse }] of columns.entries()) {
        const value = values[place]
        if (value !== null && value !== undefined) row[name] = parse(value)
      }
      return row
    },
  }
}

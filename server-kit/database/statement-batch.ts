import pg from 'pg'
import values from 'pg/lib/utils.js'
import { valueTypes } from './value-types.ts'
import { createRowReader, type Parse, type RowReader, type Wire } from './wire.ts'

export interface BatchedStatement {
  text: string
  values: readonly unknown[]
  /** Under which the server keeps it parsed and planned. */
  name?: string | undefined
}

export interface Answer {
  command: string
  rowCount: number | null
  rows: Record<string, unknown>[]
}

interface Part extends BatchedStatement {
  answer: Answer
  bound: (string | Buffer | null)[]
}

export interface BatchOptions {
  count: number
  opens?: 'read' | 'write' | undefined
  isLeftBehind?: boolean
  /** Names that the connection is to forget. */
  closed?: readonly string[]
}

/** How the rows of a named statement are read, by the connection that has described it. */
const described = new WeakMap<Wire, Map<string, RowReader>>()

/** Everything is asked for as text. */
const parserOf = (type: number): Parse => valueTypes.getTypeParser(type, 'text') as unknown as Parse

const nothing: RowReader = createRowReader([], parserOf)
const commandText = /^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/

/**
 * Statements that leave together and are answered together, behind one Sync of the protocol. The server looks at none
 * of them after one that failed; outside of a transaction they are one, which is committed, or rolled back, at the end.
 * A named statement is described to each connection once.
 */
export class StatementBatch extends pg.Query {
  /** Resolves once all of them are answered; rejects with the first failure. */
  readonly answered: Promise<Answer[]>
  /** How many there are beside those that open and end a transaction. */
  readonly count: number
  /** What it opens, if anything. */
  readonly opens: 'read' | 'write' | undefined
  /** Whether nobody waits for its answer. */
  readonly isLeftBehind: boolean
  // What pg asks of the query that it is at: the statement that is being answered.
  declare name: string | undefined
  declare text: string
  readonly #parts: Part[]
  readonly #closed: readonly string[]
  readonly #end: PromiseWithResolvers<Answer[]> = Promise.withResolvers()
  /** Names that this batch asks to be parsed. */
  #parsing: string[] = []
  #wire: Wire | undefined
  #place = 0
  #reader: RowReader | undefined
  /** Of a value that could not be read. */
  #failure: unknown

  constructor(
    statements: readonly BatchedStatement[],
    { count, closed = [], opens, isLeftBehind = false }: BatchOptions,
  ) {
    super('')
    this.#parts = statements.map((statement) => ({
      ...statement,
      answer: { command: '', rowCount: null, rows: [] },
      bound: statement.values.map((value) => values.prepareValue(value)),
    }))
    this.#closed = closed
    this.count = count
    this.opens = opens
    this.isLeftBehind = isLeftBehind
    this.answered = this.#end.promise
    this.#begin(0)
  }

  override submit = (connection: unknown): null => {
    const wire = connection as Wire
    this.#wire = wire
    wire.stream.cork?.()
    try {
      for (const name of this.#closed) forget(wire, name)
      for (const part of this.#parts) this.#send(wire, part)
      wire.sync()
    } finally {
      wire.stream.uncork?.()
    }
    this.#begin(0)
    return null
  }

  #send(wire: Wire, { name, text, bound }: Part): void {
    const isParsed =
      name !== undefined &&
      (wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined)
    if (!isParsed) {
      wire.parse({ name: name ?? '', text, types: undefined })
      if (name !== undefined) {
        wire.submittedNamedStatements[name] = text
        this.#parsing.push(name)
      }
    }
    wire.bind({ portal: '', statement: name ?? '', values: bound })
    if (readerOf(wire, name) === undefined) wire.describe({ type: 'P', name: '' })
    wire.execute({ portal: '', rows: 0 })
  }

  #begin(place: number): void {
    this.#place = place
    const part = this.#parts[place]
    this.name = part?.name
    this.text = part?.text ?? ''
    this.#reader = readerOf(this.#wire, part?.name)
  }

  handleRowDescription({ fields }: { fields: Parameters<typeof createRowReader>[0] }): void {
    this.#reader = createRowReader(fields, parserOf)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      const row = this.#reader?.read(fields)
      if (row !== undefined) this.#parts[this.#place]?.answer.rows.push(row)
    } catch (error) {
      this.#failure ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const part = this.#parts[this.#place]
    if (part !== undefined) {
      const [, command = '', first, second] = commandText.exec(text) ?? []
      part.answer.command = command
      const count = second ?? first
      part.answer.rowCount = count === undefined ? null : Number(count)
      if (part.name !== undefined) keepReader(this.#wire, part.name, this.#reader ?? nothing)
    }
    this.#begin(this.#place + 1)
  }

  handleEmptyQuery(): void {
    this.#begin(this.#place + 1)
  }

  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFail('No source stream defined')
  }

  /** The server has not looked at what comes after, so that nothing of it was parsed either. */
  handleError(error: unknown): void {
    const submitted = this.#wire?.submittedNamedStatements ?? {}
    for (const name of this.#parsing) Reflect.deleteProperty(submitted, name)
    this.#end.reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#end.resolve(this.#parts.map(({ answer }) => answer))
    else this.#end.reject(this.#failure)
  }
}

const readerOf = (wire: Wire | undefined, name: string | undefined): RowReader | undefined =>
  wire === undefined || name === undefined ? undefined : described.get(wire)?.get(name)

function keepReader(wire: Wire | undefined, name: string, reader: RowReader): void {
  if (wire === undefined) return
  const known = described.get(wire) ?? new Map<string, RowReader>()
  described.set(wire, known.set(name, reader))
}

function forget(wire: Wire, name: string): void {
  wire.close({ type: 'S', name })
  Reflect.deleteProperty(wire.parsedStatements, name)
  described.get(wire)?.delete(name)
}

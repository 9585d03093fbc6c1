import type { ImportKind } from '@parley/contracts/http/imports.ts'
import type { z } from 'zod'
import type { Tx } from '../../database.ts'

/** Whose people are imported. */
export interface ImportPlace {
  firmId: string
  /** Null for consultants, who are the firm's. */
  clientId: string | null
}

/** A row that is right, and where it stood. */
export interface GoodRow {
  row: number
  fields: Record<string, string>
}

/** What is wrong with a row that is right by itself: its department is unknown, the person is there already. */
export interface RowProblem {
  column: string | null
  error: string
}

/** What is looked up once for a whole file. */
export interface RowChecks {
  /** Fields that are wrong by themselves are ''. */
  check: (fields: Record<string, string>) => RowProblem[]
  /** What goes into the table, without id, tenant and batch. */
  columnsOf: (fields: Record<string, string>) => Record<string, unknown>
}

/** How one kind of people is imported. */
export interface ImportSubject {
  kind: ImportKind
  /** One row's fields by name, texts trimmed; unmapped fields are ''. */
  schema: z.ZodType<Record<string, string>>
  prepare: (tx: Tx, place: ImportPlace) => Promise<RowChecks>
  insert: (
    tx: Tx,
    rows: readonly Record<string, unknown>[],
    batch: ImportPlace & { batchId: string },
  ) => Promise<void>
  /** Deletes those of a batch who are as they were imported and not put to use; tells how many. */
  removeUntouched: (tx: Tx, batchId: string) => Promise<number>
  countLeft: (tx: Tx, batchId: string) => Promise<number>
}

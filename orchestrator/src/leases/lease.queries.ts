import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Kysely, type SelectType, sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely'

type Tx = Kysely<DB>

/** Work that one worker at a time holds. Each table has `id`, `status`, `generation` and `lease_until`. */
type LeasedTable =
  | 'activation'
  | 'agent_interaction'
  | 'client_archive'
  | 'export_job'
  | 'knowledge_source'
  | 'self_check'
  | 'sequence_run'
  | 'validation_run'
/** Of these, whose rows count what failed. */
type CountingTable = 'activation' | 'client_archive' | 'export_job'

type StatusOf<Table extends LeasedTable> = SelectType<DB[Table]['status']>

interface LeaseTerms<Table extends LeasedTable> {
  table: Table
  /** In which it may be taken, once nobody's lease is on it. */
  waiting: readonly StatusOf<Table>[]
  /** While somebody is at it. */
  held: StatusOf<Table>
  /** Seconds without renewal until another may take it (Architecture, "The sequence engine" 1). */
  seconds?: number
}

/** Who holds a row: the generation grows each time that it is taken, so that a former holder changes nothing. */
export interface Hold {
  id: string
  generation: number
}

type Rows<Table extends LeasedTable> = UpdateQueryBuilder<DB, Table, Table, UpdateResult>

/** By the clock of the database, so that clocks of machines need not agree. */
export const leaseEnd = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

/** A lease that is over: a column of milliseconds would round now up, and who looks within that half would find it held. */
export const leaseEnded = sql<Date>`date_trunc('milliseconds', now())`

/** Taking, keeping and giving back the rows of a table. */
export function leaseOver<Table extends LeasedTable>(terms: LeaseTerms<Table>) {
  // What a lease is made of is the same in each table, which the types of a query over any of them cannot say.
  const { table, waiting, held, seconds = 30 } = terms as unknown as LeaseTerms<'activation'>
  const rows = (tx: Tx) => tx.updateTable(table)
  const heldRow = (tx: Tx, { id, generation }: Hold) =>
    rows(tx).where('id', '=', id).where('generation', '=', generation).where('status', '=', held)
  const ofTable = (query: unknown): Rows<Table> => query as Rows<Table>
  return {
    /** Takes a row that nobody is at; add what is to be returned. Exactly one of several gets it. */
    taking: (tx: Tx, id: string): Rows<Table> =>
      ofTable(
        rows(tx)
          .set({ status: held, generation: sql`generation + 1`, lease_until: leaseEnd(seconds) })
          .where('id', '=', id)
          .where('status', 'in', waiting)
          .where(sql<boolean>`coalesce(lease_until <= now(), true)`),
      ),
    /** The row, as long as it is held; add what is to be changed and returned. */
    held: (tx: Tx, hold: Hold): Rows<Table> => ofTable(heldRow(tx, hold)),
    /** The same, with a new lease. */
    renewing: (tx: Tx, hold: Hold): Rows<Table> =>
      ofTable(heldRow(tx, hold).set({ lease_until: leaseEnd(seconds) })),
    /** @returns false once it is somebody else's */
    renew: async (tx: Tx, hold: Hold): Promise<boolean> =>
      (await heldRow(tx, hold)
        .set({ lease_until: leaseEnd(seconds) })
        .returning('id')
        .executeTakeFirst()) !== undefined,
    /** Gives it back as it is, because this process stops. */
    release: async (tx: Tx, hold: Hold): Promise<void> => {
      await heldRow(tx, hold).set({ lease_until: null }).execute()
    },
  }
}

/** Failures of ours after which work is given up; where they are not counted, so many workers that have had it. */
export const mostFailures = 3

/** The same of work whose failures are counted. */
export function countingLeaseOver<Table extends CountingTable>(terms: LeaseTerms<Table>) {
  const lease = leaseOver(terms)
  return {
    ...lease,
    /** Gives it back after an error of ours, to be tried again. @returns whether it has been tried enough */
    countFailure: async (tx: Tx, hold: Hold): Promise<boolean> => {
      const rows = lease.held(tx, hold) as unknown as Rows<'activation'>
      const row = await rows
        .set({ failures: sql`failures + 1`, lease_until: null })
        .returning('failures')
        .executeTakeFirst()
      return row !== undefined && row.failures >= mostFailures
    },
  }
}

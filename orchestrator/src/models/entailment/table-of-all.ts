import type { Grid, GridRow } from './grid.ts'
import type { Place } from './places.ts'
import type { Reason } from './reading.ts'
import type { Term } from './terms.ts'

/** What a table says by all its rows: those that bear a statement out, or those that do not keep it. */
export interface TableReading {
  says: 'supports' | 'contradicts'
  because?: Reason
  places: readonly Place[]
}

/** Of whom a statement speaks, of which table, and whether it denies it of them. */
export interface OfAll {
  grid: Grid
  /** Rows that are one of the kind each, without totals. */
  rows: readonly GridRow[]
  isDenied: boolean
  /** Words of the statement but for the kind. */
  said: readonly Term[]
}

/** What the rows come to, each of which keeps it, does not, or leaves it open. */
export function cameTo(
  rows: readonly GridRow[],
  { isDenied, because }: { isDenied: boolean; because: Reason },
  isKept: (row: GridRow) => boolean | undefined,
): TableReading | undefined {
  const told = rows.map((row) => ({ row, isKept: isKept(row) }))
  const against = told.filter(({ isKept: kept }) => kept !== undefined && kept === isDenied)
  if (against.length > 0) return { says: 'contradicts', because, places: against.map(({ row }) => row.place) }
  return told.every(({ isKept: kept }) => kept !== undefined)
    ? { says: 'supports', places: rows.map(({ place }) => place) }
    : undefined
}

import { type RawBuilder, sql } from 'kysely'

/** First and last day in UTC, as `2026-11-21`; null is without limit. */
export interface Period {
  from: string | null
  to: string | null
}

/** The rows that a report is about, by what their indexes begin with. */
export interface ReportPlace {
  firmId: string
  clientId: string
  initiativeId: string
  phaseIds: readonly string[]
}

/** The day on which something happened, in UTC. */
export const dayOf = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`

const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`)
const afterEndOf = (day: string): Date => new Date(startOf(day).getTime() + 86_400_000)

/** Whether a time lies in the period, both days included. */
export const isWithin = (column: string, { from, to }: Period): RawBuilder<boolean> =>
  sql<boolean>`(${from === null ? sql`true` : sql`${sql.ref(column)} >= ${startOf(from)}`}
    and ${to === null ? sql`true` : sql`${sql.ref(column)} < ${afterEndOf(to)}`})`

/** Whether it lies before the period; never, where that has no beginning. */
export const isBefore = (column: string, { from }: Period): RawBuilder<boolean> =>
  from === null ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} < ${startOf(from)}`

/** Of the phases, in the order of the index that each of their tables has. */
export const ofPhases = (alias: string, { firmId, clientId, phaseIds }: ReportPlace): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.firm_id`)} = ${firmId} and ${sql.ref(`${alias}.client_id`)} = ${clientId}
    and ${sql.ref(`${alias}.phase_id`)} = any(${[...phaseIds]}::uuid[])`

/** Of the initiative itself. */
export const ofInitiative = (alias: string, { firmId, clientId, initiativeId }: ReportPlace) =>
  sql<boolean>`${sql.ref(`${alias}.firm_id`)} = ${firmId} and ${sql.ref(`${alias}.client_id`)} = ${clientId}
    and ${sql.ref(`${alias}.initiative_id`)} = ${initiativeId}`

/** Rows of a query as one value, in their order; none are an empty list. */
export const listed = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(row_to_json(listed)), '[]') from (${rows}) as listed)`

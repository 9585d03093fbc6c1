import type { FirmStats } from '@parley/contracts/http/dashboards.ts'
import { type RawBuilder, sql } from 'kysely'

export type StatusCount = FirmStats['initiativesByPhase'][number]

/** As stored, in no order. */
export interface Statuses {
  statuses: StatusCount[]
}

/** Entries of a list of the first (Document 3, section 9). */
export const topEntries = 5

/**
 * Columns that both dashboards have, out of `counted`: its rows name in `about` by what they are grouped, the whole
 * and the statuses by these numbers.
 */
export const initiativeTotals = (whole: number, status: number): RawBuilder<unknown> => sql`
    (select every from counted where about = ${whole}) as "totalInitiatives",
    (select active from counted where about = ${whole}) as "activeInitiativesCount",
    (select coalesce(json_agg(json_build_object('status', status, '_count', every)), '[]')
       from counted where about = ${status}) as "statuses"`

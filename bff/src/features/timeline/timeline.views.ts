import type { TimelineEntry } from '@parley/contracts/http/timeline.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readRawPage } from '../../list-page.ts'

export interface TimelinePage {
  q: string | undefined
  sort: { column: 'at'; direction: 'asc' | 'desc' }
  from: number
  limit: number
  filter: { kind?: TimelineEntry['kind'] | undefined }
}

export interface TimelineRow {
  id: string
  kind: TimelineEntry['kind']
  title: string
  description: string | null
  at: Date
  planned: string | null
  created_by_id: string | null
  updated_at: Date
  first_name: string | null
  last_name: string | null
  deleted_at: Date | null
}

interface PhaseDate {
  real: 'start_date' | 'end_date'
  planned: 'planned_start' | 'planned_end'
  happened: TimelineEntry['kind']
  toCome: TimelineEntry['kind']
}
const starts: PhaseDate = {
  real: 'start_date',
  planned: 'planned_start',
  happened: 'PHASE_STARTED',
  toCome: 'PHASE_START_PLANNED',
}
const ends: PhaseDate = {
  real: 'end_date',
  planned: 'planned_end',
  happened: 'PHASE_COMPLETED',
  toCome: 'PHASE_END_PLANNED',
}

/** When phases really began or ended, with what was planned; else what is planned. */
const phaseDates = ({ real, planned, happened, toCome }: PhaseDate, initiativeId: string) => sql`
  select id, case when ${sql.ref(real)} is null then ${toCome} else ${happened} end::text, name, null,
         coalesce(${sql.ref(real)}, ${sql.ref(planned)}::timestamp at time zone 'UTC'), ${sql.ref(planned)}, null::uuid, updated_at
    from ${scopedRaw.table('initiative_phase', 'p')}
   where initiative_id = ${initiativeId} and coalesce(${sql.ref(real)}::text, ${sql.ref(planned)}::text) is not null`

/** Entries with the dates of the phases among them. */
const selectTimeline = (initiativeId: string) => sql`
  select e.*, u.first_name, u.last_name, u.deleted_at from (
    select id, 'ENTRY'::text as kind, title, description, at, null::date as planned, created_by_id, updated_at
      from ${scopedRaw.table('timeline_entry', 'own')} where initiative_id = ${initiativeId}
    union all ${phaseDates(starts, initiativeId)}
    union all ${phaseDates(ends, initiativeId)}) as e
  left join ${scopedRaw.table('user_account', 'u')} on u.id = e.created_by_id`

export async function listTimelineRows(
  tx: Tx,
  initiativeId: string,
  { q, sort, from, limit, filter }: TimelinePage,
): Promise<{ rows: TimelineRow[]; total: number }> {
  const pattern = q === undefined ? null : containing(q)
  const matching = sql<TimelineRow>`
    select * from (${selectTimeline(initiativeId)}) as timeline
     where (${pattern}::text is null or title ilike ${pattern} or description ilike ${pattern})
       and (${filter.kind ?? null}::text is null or kind = ${filter.kind ?? null})`
  const direction = sql.raw(sort.direction)
  const order = sql`at ${direction}, id ${direction}, kind desc`
  return readRawPage(tx, { matching, order }, { from, limit })
}

export async function findTimelineRow(
  tx: Tx,
  { id, initiativeId }: { id: string; initiativeId: string },
): Promise<TimelineRow | undefined> {
  const { rows } = await sql<TimelineRow>`
    select * from (${selectTimeline(initiativeId)}) as timeline where id = ${id} and kind = 'ENTRY'`.execute(
    tx,
  )
  return rows[0]
}

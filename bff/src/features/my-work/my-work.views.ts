import type { Severity } from '@parley/contracts/enums.ts'
import { dueWithinDays, namedAssigned, type WorkReason, workReasons } from '@parley/contracts/http/my-work.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { type RawBuilder, sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readRawPage } from '../../list-page.ts'

/** Urgency: the reader's own first, then by reason and age. */
export interface WorkSort {
  column: 'urgency' | 'since' | 'initiative_name' | 'client_name'
  direction: 'asc' | 'desc'
}

export interface WorkPage {
  reader: { userId: string; consultantId: string | null }
  reasons: readonly WorkReason[]
  isMine: boolean | undefined
  /** A day of the calendar, as `2026-11-21`. */
  today: string
  q: string | undefined
  sort: WorkSort
  from: number
  limit: number
}

export interface WorkView {
  id: string
  name: string
  planned_end: string | null
  initiative_id: string
  initiative_name: string
  client_id: string
  client_name: string
  is_mine: boolean
  reasons: string[]
  since: Date
}

/** Each reason for a phase with since when it holds; read from indexes of what is open alone. */
const occasions = (today: string, userId: string) => ({
  gate: sql`select r.phase_id, 'gate' as reason, r.updated_at as since
      from ${scopedRaw.table('sequence_run', 'r')} where r.status = 'AWAITING_HUMAN'`,
  assigned: sql`select o.phase_id, 'assigned', min(o.created_at) from ${scopedRaw.table('observation', 'o')}
     where o.assignee_id = ${userId}::uuid and o.status in ('OPEN', 'TO_REMEDIATE') group by o.phase_id`,
  findings: sql`select o.phase_id, 'findings', min(o.created_at)
      from ${scopedRaw.table('observation', 'o')} where o.status = 'OPEN' group by o.phase_id`,
  due: sql`select d.id, 'due', d.planned_end::timestamptz
      from ${scopedRaw.table('initiative_phase', 'd')}
     where d.status <> 'COMPLETED' and d.planned_end is not null
       and d.planned_end <= ${today}::date + ${dueWithinDays}::int`,
  running: sql`select r.phase_id, 'running', coalesce(r.started_at, r.created_at)
      from ${scopedRaw.table('sequence_run', 'r')} where r.status in ('QUEUED', 'RUNNING', 'PAUSED')
    union all select v.phase_id, 'running', v.started_at
      from ${scopedRaw.table('validation_run', 'v')} where v.status = 'RUNNING'`,
})

const rank = sql`array_position(${sql.raw(`array['${workReasons.join("', '")}']`)}, o.reason)`

function orderOf({ column, direction }: WorkSort): RawBuilder<unknown> {
  const isTurned = direction === 'desc'
  const urgency = isTurned
    ? sql`is_mine, urgency desc, since desc, id desc`
    : sql`is_mine desc, urgency, since, id`
  if (column === 'urgency') return urgency
  return sql`${sql.ref(column)} ${sql.raw(direction)}, ${urgency}`
}

/**
 * The row of a table with this id, looked up by its key for each that asks. Joined freely, what is open and what goes on
 * may be paired each with each before the phase between them is read: the server takes both for a row or two.
 */
const rowOf = (table: 'initiative_phase' | 'initiative' | 'client', id: RawBuilder<unknown>) =>
  sql`lateral (select one.* from ${scopedRaw.table(table, 'one')} where one.id = ${id} offset 0)`

/** Phases of initiatives that go on, with why they are somebody's work. */
export async function listWorkViews(tx: Tx, page: WorkPage): Promise<{ rows: WorkView[]; total: number }> {
  const { reader, reasons, isMine, today, q, from, limit } = page
  if (reasons.length === 0) return { rows: [], total: 0 }
  const all = occasions(today, reader.userId)
  const named = q === undefined ? null : containing(q)
  const matching = sql<WorkView & { urgency: number }>`
    select * from (
      select p.id, p.name, p.planned_end::text as planned_end, i.id as initiative_id, i.name as initiative_name,
          c.id as client_id, c.name as client_name, min(${rank}) as urgency, array_agg(distinct o.reason) as reasons,
          (array_agg(o.since order by ${rank}, o.since))[1] as since,
          bool_or(o.reason = 'assigned') or coalesce(i.consultant_id = ${reader.consultantId}::uuid, false) or exists (
            select 1 from ${scopedRaw.table('initiative_member', 'm')}
             where m.initiative_id = i.id and m.user_id = ${reader.userId}::uuid) as is_mine
        from (${sql.join(
          reasons.map((reason) => all[reason]),
          sql` union all `,
        )}) as o (phase_id, reason, since)
        cross join ${rowOf('initiative_phase', sql`o.phase_id`)} as p
        cross join ${rowOf('initiative', sql`p.initiative_id`)} as i
        cross join ${rowOf('client', sql`i.client_id`)} as c
       where not i.is_archived and i.status in ('PENDING', 'ACTIVE')
         and (p.status = 'IN_PROGRESS' or o.reason in ('due', 'assigned'))
       group by p.id, p.name, p.planned_end, i.id, i.name, i.consultant_id, c.id, c.name) as work
     where (${isMine ?? null}::boolean is null or is_mine = ${isMine ?? null}::boolean)
       and (${named}::text is null or name || ' ' || initiative_name || ' ' || client_name ilike ${named}::text)`
  return readRawPage(tx, { matching, order: orderOf(page.sort) }, { from, limit })
}

export interface AssignedView {
  id: string
  phase_id: string
  description: string
  severity: Severity
  due_on: string | null
  counted: number
}

/** Observations of some phases that are one person's to see to: how many a phase has, and the most urgent of them. */
export async function listAssignedViews(
  tx: Tx,
  userId: string,
  phaseIds: readonly string[],
): Promise<AssignedView[]> {
  if (phaseIds.length === 0) return []
  const { rows } = await sql<AssignedView>`
    select * from (
      select o.id, o.phase_id, o.description, o.severity, o.due_on::text as due_on,
          count(*) over (partition by o.phase_id)::int as counted,
          row_number() over (partition by o.phase_id order by o.due_on,
            array_position(array['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'], o.severity), o.created_at, o.id) as place
        from ${scopedRaw.table('observation', 'o')}
       where o.assignee_id = ${userId}::uuid and o.status in ('OPEN', 'TO_REMEDIATE')
         and o.phase_id = any(${[...phaseIds]}::uuid[])) as own
     where place <= ${namedAssigned} order by phase_id, place`.execute(tx)
  return rows
}

import type { Report } from '@parley/contracts/http/report.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import {
  dayOf,
  isBefore,
  isWithin,
  listed,
  ofInitiative,
  ofPhases,
  type Period,
  type ReportPlace,
} from './report-period.ts'

async function readOne<Row>(rows: Promise<{ rows: Row[] }>): Promise<Row> {
  const [row] = (await rows).rows
  if (row === undefined) throw new Error('Counting gave no row.')
  return row
}

/** Observations that were raised in the period, and on which days they were raised and settled. */
export const countObservations = (
  tx: Tx,
  place: ReportPlace,
  period: Period,
): Promise<Report['observations']> =>
  readOne(
    sql<Report['observations']>`
  with seen as materialized (
    select o.phase_id, o.severity, o.status, o.created_at as raised_at,
           case o.status when 'ACCEPTED' then coalesce(o.accepted_at, o.updated_at)
                         when 'REMEDIATED' then coalesce(o.remediated_at, o.updated_at) end as settled_at
      from ${scopedRaw.table('observation', 'o')} where ${ofPhases('o', place)}),
  raised as materialized (select * from seen where ${isWithin('raised_at', period)})
  select (select count(*)::int from raised) as total,
    (select count(*)::int from raised where status in ('OPEN', 'TO_REMEDIATE')) as unsettled,
    ${listed(sql`select severity, status, count(*)::int as count from raised group by severity, status`)} as "bySeverityAndStatus",
    ${listed(sql`select phase_id as "phaseId", count(*)::int as total, (count(*) filter (where status in ('OPEN', 'TO_REMEDIATE')))::int as unsettled
      from raised group by phase_id`)} as "byPhase",
    (select json_build_object('raised', count(*) filter (where ${isBefore('raised_at', period)}),
       'settled', count(*) filter (where ${isBefore('settled_at', period)})) from seen) as before,
    ${listed(sql`select day, sum(raised)::int as raised, sum(settled)::int as settled from (
        select ${dayOf('raised_at')} as day, 1 as raised, 0 as settled from raised
        union all select ${dayOf('settled_at')}, 0, 1 from seen where settled_at is not null and ${isWithin('settled_at', period)}) as step
      group by day order by day`)} as days`.execute(tx),
  )

/** Turns of the moderator and of agents that came into being in the period, those of every run. */
export const countInteractions = (
  tx: Tx,
  place: ReportPlace,
  period: Period,
): Promise<Report['interactions']> =>
  readOne(
    sql<Report['interactions']>`
  with turn as materialized (
    select a.phase_id, a.status, a.verdict ->> 'kind' as verdict,
           case a.kind when 'moderator' then 'Moderator' else a.agent ->> 'name' end as name,
           case a.kind when 'moderator' then 'MODERATOR' else a.agent ->> 'role' end as role
      from ${scopedRaw.table('agent_interaction', 'a')}
     where ${ofPhases('a', place)} and ${isWithin('a.created_at', period)})
  select (select count(*)::int from turn) as total,
    (select count(*)::int from turn where status = 'COMPLETED') as completed,
    ${listed(sql`select status, count(*)::int as count from turn group by status`)} as "byStatus",
    ${listed(sql`select phase_id as "phaseId", count(*)::int as total,
        (count(*) filter (where status = 'COMPLETED'))::int as completed from turn group by phase_id`)} as "byPhase",
    ${listed(sql`select name, role, count(*)::int as total,
        (count(*) filter (where status = 'COMPLETED'))::int as completed,
        (count(*) filter (where verdict = 'approve'))::int as approved,
        (count(*) filter (where verdict = 'revise'))::int as revised,
        (count(*) filter (where verdict = 'reject'))::int as rejected
      from turn group by name, role order by role <> 'MODERATOR', lower(name), role`)} as "byAgent"`.execute(
      tx,
    ),
  )

/** Runs that were started in the period. */
export const countRuns = (tx: Tx, place: ReportPlace, period: Period): Promise<Report['runs']> =>
  readOne(
    sql<Report['runs']>`
  with run as materialized (
    select r.status, extract(epoch from r.finished_at - coalesce(r.started_at, r.created_at)) as seconds
      from ${scopedRaw.table('sequence_run', 'r')} where ${ofPhases('r', place)} and ${isWithin('r.created_at', period)})
  select (select count(*)::int from run) as total,
    ${listed(sql`select status, count(*)::int as count from run group by status`)} as "byStatus",
    (select round(percentile_cont(0.5) within group (order by seconds))::int from run where seconds >= 0) as "medianSeconds"`.execute(
      tx,
    ),
  )

/** Documents of the initiative that were uploaded in the period. */
export const countArtifacts = (tx: Tx, place: ReportPlace, period: Period): Promise<Report['artifacts']> =>
  readOne(
    sql<Report['artifacts']>`
  with document as materialized (
    select d.indexing_status as status, count(*)::int as count from ${scopedRaw.table('artifact', 'd')}
     where ${ofInitiative('d', place)} and ${isWithin('d.created_at', period)} group by d.indexing_status)
  select (select coalesce(sum(count), 0)::int from document) as total,
    ${listed(sql`select * from document`)} as "byStatus"`.execute(tx),
  )

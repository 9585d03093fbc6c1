import type { Report, ReportUsage } from '@parley/contracts/http/report.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { type RawBuilder, sql } from 'kysely'
import { nameOf } from '../../authorization/person-name.ts'
import type { Tx } from '../../database.ts'
import {
  dayOf,
  isWithin,
  listed,
  ofInitiative,
  ofPhases,
  type Period,
  type ReportPlace,
} from './report-period.ts'

interface PersonRow {
  user_id: string | null
  first_name: string | null
  last_name: string | null
  deleted_at: Date | null
  minutes: number
}
interface HoursRow {
  minutes: number
  byPhase: Report['hours']['byPhase']
  people: PersonRow[]
}

/** Minutes that people recorded for days of the period. */
export async function countHours(tx: Tx, place: ReportPlace, period: Period): Promise<Report['hours']> {
  const { rows } = await sql<HoursRow>`
  with spent as materialized (
    select h.phase_id, h.user_id, h.minutes from ${scopedRaw.table('human_hours', 'h')}
     where ${ofInitiative('h', place)} and ${isWithin('h.at', period)})
  select (select coalesce(sum(minutes), 0)::int from spent) as minutes,
    ${listed(sql`select phase_id as "phaseId", sum(minutes)::int as minutes from spent group by phase_id`)} as "byPhase",
    ${listed(sql`select user_id, u.first_name, u.last_name, u.deleted_at, minutes from
        (select user_id, sum(minutes)::int as minutes from spent group by user_id) as person
        left join ${scopedRaw.table('user_account', 'u')} on u.id = person.user_id
      order by minutes desc, lower(u.last_name), user_id`)} as people`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('Counting gave no row.')
  const byPerson = row.people.map((person) => ({
    userId: person.user_id,
    // Whose account is gone altogether is told like one that was deleted (decisions D3).
    name: nameOf(person.user_id === null ? { ...person, deleted_at: new Date(0) } : person),
    minutes: person.minutes,
  }))
  return { minutes: row.minutes, byPhase: row.byPhase, byPerson }
}

const sums = sql`count(*)::int as calls, coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
  coalesce(sum(output_tokens), 0)::float8 as "outputTokens", coalesce(sum(cost), 0)::float8 as cost`

const grouped = (columns: RawBuilder<unknown>, by: RawBuilder<unknown>) =>
  listed(sql`select ${columns}, ${sums} from call group by ${by}`)

/**
 * Calls to models that were made in the period, with what they used: also those that failed, and those whose answer
 * never came, which count with what they could have used at most. Whose call it is follows from its task; which agent's,
 * from the turn that it was made for, and is unknown where that was cleared.
 */
export async function countUsage(tx: Tx, place: ReportPlace, period: Period): Promise<ReportUsage> {
  const { rows } = await sql<ReportUsage>`
  with asked as materialized (
    select c.phase_id, c.provider, c.model, c.input_tokens, c.output_tokens, c.cost, ${dayOf('c.created_at')} as day,
           case when c.task like 'moderator%' or c.task in ('user-reply', 'final-summary') then 'moderator'
                when c.task in ('contribution', 'review', 'approval', 'agent-answer') then 'agent'
                when c.task in ('mitigation-check', 'conversation-observations') then 'validation'
                when c.task like 'activation%' then 'activation' else 'other' end as kind,
           case a.kind when 'agent' then a.agent ->> 'name' end as name,
           case a.kind when 'agent' then a.agent ->> 'role' end as role
      from ${scopedRaw.table('provider_call', 'c')}
      left join ${scopedRaw.table('agent_interaction', 'a')} on a.id = c.interaction_id and ${ofPhases('a', place)}
     where ${ofPhases('c', place)} and c.state <> 'prepared' and ${isWithin('c.created_at', period)}),
  call as materialized (
    select phase_id, provider, model, input_tokens, output_tokens, cost, day, kind,
           case kind when 'agent' then name end as name, case kind when 'agent' then role end as role from asked)
  select ${sums},
    ${grouped(sql`provider, model`, sql`provider, model order by 4 desc, provider, model`)} as "byModel",
    ${grouped(sql`kind, name, role`, sql`kind, name, role order by kind <> 'moderator', kind <> 'agent', lower(name), kind`)} as "byWorker",
    ${grouped(sql`phase_id as "phaseId"`, sql`phase_id`)} as "byPhase",
    ${grouped(sql`day`, sql`day order by day`)} as days
    from call`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('Counting gave no row.')
  return row
}

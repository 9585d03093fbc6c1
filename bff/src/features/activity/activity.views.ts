import { type ActivityAction, type ActivityTopic, activityActions } from '@parley/contracts/http/activity.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readRawPage } from '../../list-page.ts'

export interface ActivityRow {
  id: string
  at: Date
  action: ActivityAction
  actor_id: string | null
  subject_id: string | null
  first_name: string | null
  last_name: string | null
  deleted_at: Date | null
  subject: string | null
}

export interface ActivityPage {
  q: string | undefined
  sort: { column: 'at'; direction: 'asc' | 'desc' }
  from: number
  limit: number
  filter: { topic?: ActivityTopic | undefined }
}

/** Stored events of phases that tell of a conversation as a whole. */
const conversationActions = sql`(values
  ('SEQUENCE_STARTED', 'conversation.started'), ('HITL_REQUIRED', 'conversation.waiting'),
  ('SEQUENCE_COMPLETED', 'conversation.completed'), ('SEQUENCE_CANCELLED', 'conversation.cancelled'),
  ('SEQUENCE_FAILED', 'conversation.failed')) as named(type, action)`

/** People's changes by the audit log's index of its subject, conversations by the phases' events. */
export async function listActivityRows(
  tx: Tx,
  initiativeId: string,
  { q, sort, from, limit, filter }: ActivityPage,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const actions = activityActions.filter(
    (action) => filter.topic === undefined || action.startsWith(`${filter.topic}.`),
  )
  const audited = sql`
    select a.id::text as id, a.at, a.action, a.actor_id, a.subject_id, u.first_name, u.last_name, u.deleted_at,
           coalesce(p.name, f.title, t.title, d.name) as subject
      from ${scopedRaw.table('audit_event', 'a')}
      left join ${scopedRaw.table('user_account', 'u')} on u.id = a.actor_id
      left join ${scopedRaw.table('initiative_phase', 'p')} on p.id = (a.details ->> 'subjectId')::uuid
      left join ${scopedRaw.table('initiative_flag', 'f')} on f.id = (a.details ->> 'subjectId')::uuid
      left join ${scopedRaw.table('timeline_entry', 't')} on t.id = (a.details ->> 'subjectId')::uuid
      left join ${scopedRaw.table('artifact', 'd')} on d.id = (a.details ->> 'subjectId')::uuid
     where a.entity = 'initiative' and a.entity_id = ${initiativeId} and a.action = any(${actions}::text[])`
  const happened = sql`
    select e.phase_id || ':' || e.seq, e.at, named.action, null::uuid, null::uuid, null, null, null::timestamptz, p.name
      from ${scopedRaw.table('initiative_phase', 'p')}
      join ${scopedRaw.table('phase_event', 'e')} on e.phase_id = p.id
      join ${conversationActions} on named.type = e.type
     where p.initiative_id = ${initiativeId} and named.action = any(${actions}::text[])`
  const pattern = q === undefined ? null : containing(q)
  const matching = sql<ActivityRow>`
    select * from (${audited} union all ${happened}) as activity
     where ${pattern}::text is null or subject ilike ${pattern} or first_name || ' ' || last_name ilike ${pattern}`
  const direction = sql.raw(sort.direction)
  return readRawPage(tx, { matching, order: sql`at ${direction}, id ${direction}` }, { from, limit })
}

export const findInitiativeId = (tx: Tx, id: string) =>
  tx.selectFrom('initiative').select('id').where('id', '=', id).executeTakeFirst()

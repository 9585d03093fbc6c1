import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import { personColumns } from '../stakeholders/index.ts'

/**
 * True while a validation, a sequence or an activation runs in the initiative (decisions D3, ANALYZING); a sequence that
 * is paused or waits for a person runs too (D10, Sequences).
 */
const isAnalyzing = sql<boolean>`(
  exists (select 1 from ${scopedRaw.table('sequence_run', 'r')} where r.initiative_id = initiative.id and r.status in ('QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN'))
  or exists (select 1 from ${scopedRaw.table('validation_run', 'v')} where v.initiative_id = initiative.id and v.status = 'RUNNING')
  or exists (select 1 from ${scopedRaw.table('activation', 'a')} where a.initiative_id = initiative.id and a.status in ('PENDING', 'IN_PROGRESS')))`

const phaseCount = sql<number>`(select count(*)::int from ${scopedRaw.table('initiative_phase', 'p')} where p.initiative_id = initiative.id)`
const startedPhaseCount = sql<number>`(select count(*)::int from ${scopedRaw.table('initiative_phase', 'p')} where p.initiative_id = initiative.id and p.status <> 'PENDING')`
const completedPhaseCount = sql<number>`(select count(*)::int from ${scopedRaw.table('initiative_phase', 'p')} where p.initiative_id = initiative.id and p.status = 'COMPLETED')`

/** What initiatives are, with their client and who leads them. */
export const selectInitiatives = (tx: Tx) =>
  tx
    .selectFrom('initiative')
    // One by its key for each: joined freely, all clients of the scope are read anew for every row.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('client')
          .select('client.name')
          .whereRef('client.id', '=', 'initiative.client_id')
          .offset(sql.lit(0))
          .as('client'),
      (join) => join.onTrue(),
    )
    .leftJoin('consultant', 'consultant.id', 'initiative.consultant_id')
    .select([
      'initiative.id',
      'initiative.firm_id',
      'initiative.client_id',
      'initiative.name',
      'initiative.description',
      'initiative.status',
      'initiative.is_confidential',
      'initiative.is_archived',
      'initiative.language',
      'initiative.template_id',
      'initiative.template_version',
      'initiative.consultant_id',
      'initiative.created_at',
      'initiative.updated_at',
      'client.name as client_name',
      'consultant.first_name as consultant_first_name',
      'consultant.last_name as consultant_last_name',
      'consultant.position as consultant_position',
    ])

export type InitiativeView = Awaited<ReturnType<typeof findInitiativeView>> & object
const openFlagCount = sql<number>`(select count(*)::int from ${scopedRaw.table('initiative_flag', 'f')} where f.initiative_id = initiative.id and f.resolved_at is null)`

export async function findInitiativeView(tx: Tx, id: string) {
  return selectInitiatives(tx)
    .leftJoin('initiative_template', 'initiative_template.id', 'initiative.template_id')
    .select([
      'initiative.template_snapshot',
      'initiative.metadata',
      'initiative_template.version as newest_template_version',
      openFlagCount.as('open_flag_count'),
      isAnalyzing.as('is_analyzing'),
      phaseCount.as('phase_count'),
      startedPhaseCount.as('started_phase_count'),
      completedPhaseCount.as('completed_phase_count'),
    ])
    .where('initiative.id', '=', id)
    .executeTakeFirst()
}

/** People of several initiatives in one query, stakeholders and owners in their order. */
export async function listPeople(tx: Tx, initiativeIds: string[]) {
  if (initiativeIds.length === 0) return []
  return tx
    .selectFrom('initiative_stakeholder')
    .innerJoin('stakeholder', 'stakeholder.id', 'initiative_stakeholder.stakeholder_id')
    .leftJoin('department', 'department.id', 'stakeholder.department_id')
    .select(['initiative_stakeholder.initiative_id', 'initiative_stakeholder.kind', ...personColumns])
    .where('initiative_stakeholder.initiative_id', 'in', initiativeIds)
    .orderBy('initiative_stakeholder.position')
    .orderBy('stakeholder.last_name')
    .execute()
}
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

export async function listMembers(tx: Tx, initiativeId: string) {
  return tx
    .selectFrom('initiative_member')
    .innerJoin('user_account', 'user_account.id', 'initiative_member.user_id')
    .select([
      'user_account.id',
      'user_account.first_name',
      'user_account.last_name',
      'user_account.deleted_at',
      'user_account.consultant_id',
      'initiative_member.role',
    ])
    .where('initiative_member.initiative_id', '=', initiativeId)
    .orderBy('initiative_member.created_at')
    .execute()
}
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** The leading consultant with the account that they work with, if there is one. */
export const findLead = (tx: Tx, consultantId: string) =>
  tx
    .selectFrom('consultant as c')
    .leftJoin('user_account as u', (join) =>
      join
        .onRef('u.consultant_id', '=', 'c.id')
        .on('u.is_obsolete', '=', false)
        .on('u.deleted_at', 'is', null),
    )
    .select(['c.id', 'c.first_name', 'c.last_name', 'c.position', 'u.id as user_id'])
    .where('c.id', '=', consultantId)
    .executeTakeFirst()
export type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** Hours that people recorded, as a sum (decisions D11). */
export async function sumHumanHours(tx: Tx, initiativeId: string): Promise<number> {
  const row = await tx
    .selectFrom('human_hours')
    .select(sql<number>`coalesce(sum(minutes), 0)::float / 60`.as('hours'))
    .where('initiative_id', '=', initiativeId)
    .executeTakeFirstOrThrow()
  return Math.round(row.hours * 10) / 10
}

/** Active people of the firm who may see the client, and the client's own. */
export async function listColleagueRows(tx: Tx, clientId: string) {
  return tx
    .selectFrom('user_account')
    .leftJoin('consultant_client_access', (join) =>
      join
        .onRef('consultant_client_access.consultant_id', '=', 'user_account.consultant_id')
        .on('consultant_client_access.client_id', '=', clientId),
    )
    .select([
      'user_account.id',
      'user_account.first_name',
      'user_account.last_name',
      'user_account.email',
      'user_account.client_id',
    ])
    .where('user_account.is_obsolete', '=', false)
    .where('user_account.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('user_account.client_id', '=', clientId),
        eb.and([
          eb('user_account.client_id', 'is', null),
          eb.or([
            eb('user_account.consultant_id', 'is', null),
            eb('consultant_client_access.can_access', '=', true),
          ]),
        ]),
      ]),
    )
    .orderBy('user_account.last_name')
    .limit(1000)
    .execute()
}

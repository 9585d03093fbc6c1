import { type SecurityAction, securityActions } from '@parley/contracts/http/security.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

/** Of the own account's sign-in, with what strangers have tried. */
export const findOwnCredential = (tx: Tx, userId: Id) =>
  tx
    .selectFrom('credential as cr')
    .leftJoin('attempt_count as a', (join) =>
      join.onRef('a.user_id', '=', 'cr.user_id').on('a.door', '=', 'anywhere'),
    )
    .select(['cr.last_login_at', 'cr.password_hash', 'cr.password_changed_at'])
    .select(['a.failed_attempts', 'a.locked_until'])
    .where('cr.user_id', '=', userId)
    .executeTakeFirst()

/** The firm's own people, without those of its clients, and the consultants who may enter a client. */
export async function countFirm(tx: Tx, firmId: Id) {
  const { rows } = await sql<{ active: number; total: number; with_access: number }>`
    select (select count(*)::int from user_account where firm_id = ${firmId} and client_id is null and deleted_at is null) as total,
      (select count(*)::int from user_account where firm_id = ${firmId} and client_id is null and deleted_at is null and not is_obsolete) as active,
      (select count(distinct a.consultant_id)::int from consultant_client_access a
         join consultant k on k.id = a.consultant_id and not k.is_obsolete
         join client c on c.id = a.client_id and not c.is_obsolete
        where a.firm_id = ${firmId} and a.can_access) as with_access`.execute(tx)
  return rows[0]
}

export interface ActivityPage {
  /** Whose account. */
  userId: Id
  /** The client or firm whose administrators are told who has entered it; null for who is not one. */
  watched: Id | null
  action: SecurityAction | undefined
  direction: 'asc' | 'desc'
  from: number
  limit: number
}

/** What was done by an account, what was done to it, and who entered its organisation. */
export function listActivityViews(tx: Tx, { userId, watched, action, direction, from, limit }: ActivityPage) {
  const query = tx
    .selectFrom('audit_event as a')
    .leftJoin('session as s', 's.id', 'a.session_id')
    .leftJoin('user_account as u', 'u.id', 'a.actor_id')
    .leftJoin('client as c', (join) => join.onRef('c.id', '=', 'a.entity_id').on('a.entity', '=', 'client'))
    .leftJoin('consulting_firm as f', (join) =>
      join.onRef('f.id', '=', 'a.entity_id').on('a.entity', '=', 'consulting_firm'),
    )
    .select(['a.id', 'a.at', 'a.action', 'a.actor_id', 'a.ip_address', 'a.details', 's.user_agent'])
    .select(['u.first_name', 'u.last_name', 'u.is_super_admin'])
    .select(['c.name as client_name', 'f.name as firm_name'])
    .where('a.action', 'in', action === undefined ? [...securityActions] : [action])
    .where((eb) =>
      eb.or([
        // Changes of other people's accounts are not of one's own.
        eb('a.actor_id', '=', userId).and(
          eb.or([eb('a.entity', 'is', null), eb('a.entity', '<>', 'user'), eb('a.entity_id', '=', userId)]),
        ),
        eb('a.entity_id', '=', userId).and('a.entity', '=', 'user'),
        ...(watched === null
          ? []
          : [eb('a.entity_id', '=', watched).and('a.action', 'like', 'impersonation.%')]),
      ]),
    )
    .orderBy('a.at', direction)
    .orderBy('a.id', direction)
  return readPage(query, { from, limit })
}
export type ActivityView = Awaited<ReturnType<typeof listActivityViews>>['rows'][number]

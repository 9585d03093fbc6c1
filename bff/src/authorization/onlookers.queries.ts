import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'

/**
 * Which of some people may see a client's records: active ones of its own, and of the firm all but consultants who have
 * no access to it. Everybody else is like somebody who does not exist.
 */
export async function findOnlookerIds(
  tx: Kysely<Tables>,
  clientId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('user_account as u')
    .leftJoin('consultant_client_access as a', (join) =>
      join.onRef('a.consultant_id', '=', 'u.consultant_id').on('a.client_id', '=', clientId),
    )
    .select('u.id')
    .where('u.id', 'in', [...ids])
    .where('u.is_obsolete', '=', false)
    .where('u.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('u.client_id', '=', clientId),
        eb.and([
          eb('u.client_id', 'is', null),
          eb.or([eb('u.consultant_id', 'is', null), eb('a.can_access', '=', true)]),
        ]),
      ]),
    )
    .execute()
  return new Set(rows.map((row) => row.id))
}

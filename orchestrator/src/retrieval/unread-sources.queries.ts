import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { type Kysely, sql } from 'kysely'
import type { SearchPlace } from './knowledge-filter.ts'

/**
 * Whether a search at the place may find more in a while: documents or interviews that are not read yet. What is
 * written in the product itself is read anew with every change, and says nothing of this. Call it in a transaction of the
 * scope; indexes hold such rows alone, by their tenant.
 */
export async function hasUnreadSources(
  tx: Kysely<DB>,
  { clientId, initiativeId }: Pick<SearchPlace, 'clientId' | 'initiativeId'>,
): Promise<boolean> {
  const secret = sql`select secret.id from ${scopedRaw.table('initiative', 'secret')} where secret.is_confidential`
  const isNear =
    initiativeId === undefined
      ? sql`(${clientId}::uuid is not null or own.initiative_id is null or own.initiative_id not in (${secret}))`
      : sql`(own.initiative_id is null or own.initiative_id = ${initiativeId}::uuid)`
  const isForClient = sql`(${clientId}::uuid is null or own.client_id = ${clientId}::uuid or own.use_in_client_work)`
  const { rows } = await sql<{ isUnread: boolean }>`
    select exists (select from ${scopedRaw.table('artifact', 'own')}
        where own.indexing_status in ('PENDING', 'EXTRACTING', 'EMBEDDING') and ${isForClient} and ${isNear})
      or exists (select from ${scopedRaw.table('knowledge_source', 'own')}
        where own.status in ('PENDING', 'EMBEDDING') and own.kind = 'interview' and ${isNear}) as "isUnread"`.execute(
    tx,
  )
  return rows[0]?.isUnread === true
}

import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Kysely, sql } from 'kysely'

/** Rows at once; the others come with the next look. */
const mostAtOnce = 500

/**
 * Deletes views that are older than their firm keeps them, oldest first; the database deletes the segments that only
 * they named (migration 0034). @returns how many
 */
export async function deleteOldViews(tx: Kysely<DB>, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('model_view')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('consulting_firm as f')
        .innerJoin('model_view as v', 'v.firm_id', 'f.id')
        .select('v.id')
        .where(sql<boolean>`v.created_at < ${now}::timestamptz - make_interval(days => f.model_view_days)`)
        .orderBy('v.created_at')
        .limit(mostAtOnce),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

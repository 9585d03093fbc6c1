import type { Kysely } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { loadChunks } from './load-chunks.ts'
import { type FoundPassage, toPassage } from './to-passage.ts'

/** What is known of a source by a passage of it. */
type Source = Pick<FoundPassage, 'sourceType' | 'sourceId' | 'clientId'>

/**
 * The first passages of a source, in its order, for who asks for all of it. Call it in a read transaction of the scope
 * in which a passage of the source was found.
 * @param options.relevance what each of them is said to have
 */
export async function leadingPassages(
  tx: Kysely<DB>,
  { sourceType, sourceId, clientId }: Source,
  options: { limit: number; relevance: number },
): Promise<FoundPassage[]> {
  const first = await tx
    .selectFrom('knowledge_chunk')
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .where('source_id', '=', sourceId)
    .where('source_kind', '=', sourceType)
    .orderBy('position')
    .limit(options.limit)
    .select('id')
    .execute()
  const matching = first.map(({ id }) => ({ id, tenantKey: '' }))
  const rows = await loadChunks(tx, { nearest: [], matching, embedding: undefined })
  return rows
    .toSorted((left, right) => left.position - right.position)
    .map((row) => toPassage(row, options.relevance))
}

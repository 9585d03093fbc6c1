import { setImmediate } from 'node:timers/promises'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { type Kysely, sql } from 'kysely'
import { termCounts, type TermCounts } from './bm25.ts'
import { mostChunksOfGroup, postingsOf } from './posting-entry.ts'
import { searchedTextOf } from './searched-text.ts'

export type Tx = Kysely<DB>

/** Whose the source is. */
export interface PostingOwner {
  firmId: string
  clientId: string | null
}

interface ChunkRow {
  id: string
  initiative_id: string | null
  source_kind: string
  position: number
  label: string
  heading: string
  text: string
  language: string | null
  is_confidential: boolean
  use_in_client_work: boolean
  name: string | null
}

/** Words of one insert, so that no statement holds the embedded database for long. */
const insertTerms = 400

interface WordsWanted {
  sourceId: string
  /** Position of the first chunk that may have none: a long source is stored in parts, each of which looks at its own. */
  from?: number | undefined
}

/**
 * Writes the words of a source's chunks that have none yet, and takes the source off the list of those to be written.
 * Call it in the transaction that stores chunks, after each part of them. Chunks cannot change or go meanwhile.
 */
export async function writePostings(
  tx: Tx,
  owner: PostingOwner,
  { sourceId, from = 0 }: WordsWanted,
): Promise<void> {
  const key = owner.clientId ?? owner.firmId
  await tx
    .deleteFrom('posting_to_write')
    .where('tenant_key', '=', key)
    .where('source_id', '=', sourceId)
    .where('is_whole', '=', false)
    .execute()
  const chunks = await listUnwritten(tx, owner, { sourceId, from })
  for (let at = 0; at < chunks.length; at += mostChunksOfGroup)
    await writeGroup(tx, owner, { sourceId, chunks: chunks.slice(at, at + mostChunksOfGroup) })
}

/** As `writePostings`, for all chunks anew: the document that they are of has another name. */
export async function rewritePostings(tx: Tx, owner: PostingOwner, { sourceId }: WordsWanted): Promise<void> {
  const key = owner.clientId ?? owner.firmId
  const groups = tx
    .selectFrom('posting_group')
    .where('tenant_key', '=', key)
    .where('source_id', '=', sourceId)
  await tx.deleteFrom('posting').where('group_id', 'in', groups.select('id')).execute()
  await tx
    .deleteFrom('posting_group')
    .where('tenant_key', '=', key)
    .where('source_id', '=', sourceId)
    .execute()
  await tx
    .updateTable('posting_to_write')
    .set({ is_whole: false })
    .where('tenant_key', '=', key)
    .where('source_id', '=', sourceId)
    .execute()
  await writePostings(tx, owner, { sourceId })
}

/** Chunks are found by the client's id, not the tenant's: that is how their index by source begins, of whatever size the tables are. */
async function listUnwritten(
  tx: Tx,
  { firmId, clientId }: PostingOwner,
  { sourceId, from }: { sourceId: string; from: number },
): Promise<ChunkRow[]> {
  const key = clientId ?? firmId
  const isOfOwner = clientId === null ? sql`c.client_id is null` : sql`c.client_id = ${clientId}::uuid`
  const { rows } = await sql<ChunkRow>`
    select c.id, c.initiative_id, c.source_kind, c.position, c.label, c.heading, c.text, c.language, c.is_confidential,
      c.use_in_client_work, a.name
    from ${scopedRaw.table('knowledge_chunk', 'c')} left join ${scopedRaw.table('artifact', 'a')} on a.id = c.artifact_id
    where ${isOfOwner} and c.source_id = ${sourceId}::uuid and c.position >= ${from}::int and not exists (select from ${scopedRaw.table('posting_group', 'g')}
      where g.tenant_key = ${key}::uuid and g.source_id = ${sourceId}::uuid and c.id = any (g.chunk_ids))
    order by c.position for share of c`.execute(tx)
  return rows
}

async function writeGroup(
  tx: Tx,
  owner: PostingOwner,
  { sourceId, chunks }: { sourceId: string; chunks: readonly ChunkRow[] },
): Promise<void> {
  const [first] = chunks
  if (first === undefined) return
  const counted = await countTerms(chunks)
  const group = await tx
    .insertInto('posting_group')
    .values({
      firm_id: owner.firmId,
      client_id: owner.clientId,
      initiative_id: first.initiative_id,
      source_kind: first.source_kind,
      source_id: sourceId,
      position: first.position,
      is_confidential: first.is_confidential,
      use_in_client_work: first.use_in_client_work,
      chunk_ids: chunks.map(({ id }) => id),
      total_length: Math.round(counted.reduce((sum, { length }) => sum + length, 0)),
    })
    // Another worker has written them meanwhile.
    .onConflict((conflict) => conflict.columns(['tenant_key', 'source_id', 'position']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (group === undefined) return
  const postings = [...postingsOf(counted)]
  for (let at = 0; at < postings.length; at += insertTerms) {
    // Others are heard between two statements.
    await setImmediate()
    const some = postings.slice(at, at + insertTerms)
    await sql`insert into posting (firm_id, client_id, group_id, use_in_client_work, term, entries)
      select ${scopedRaw.values('posting', owner)}, ${group.id}::int, ${first.use_in_client_work}::boolean, term, entries::int[]
      from unnest(${some.map(([term]) => term)}::text[], ${some.map(([, entries]) => `{${entries.join(',')}}`)}::text[]) as made(term, entries)`.execute(
      tx,
    )
  }
}

/** Chunks that are counted before others are heard. */
const countedAtOnce = 8

async function countTerms(chunks: readonly ChunkRow[]): Promise<TermCounts[]> {
  const counted: TermCounts[] = []
  for (const chunk of chunks) {
    if (counted.length % countedAtOnce === 0) await setImmediate()
    counted.push(termCounts(searchedTextOf(chunk)))
  }
  return counted
}

export interface SourceToWrite extends PostingOwner {
  sourceId: string
  isWhole: boolean
}

/** The next sources of the firm whose words are to be written, held until the transaction ends. */
export async function takeSourcesToWrite(tx: Tx, count: number): Promise<SourceToWrite[]> {
  const rows = await tx
    .selectFrom('posting_to_write')
    .select(['firm_id', 'client_id', 'source_id', 'is_whole'])
    .orderBy('requested_at')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => ({
    firmId: row.firm_id,
    clientId: row.client_id,
    sourceId: row.source_id,
    isWhole: row.is_whole,
  }))
}

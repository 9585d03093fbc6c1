import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

export interface ArtifactListRequest {
  q: string | undefined
  sort: { column: 'name' | 'created_at' | 'size' | 'mime_type'; direction: 'asc' | 'desc' }
  from: number
  limit: number
}

const selectArtifacts = (tx: Tx) =>
  tx
    .selectFrom('artifact')
    .leftJoin('user_account', 'user_account.id', 'artifact.uploaded_by_id')
    .select([
      'artifact.id',
      'artifact.name',
      'artifact.file_name',
      'artifact.mime_type',
      'artifact.size',
      'artifact.department',
      'artifact.tags',
      'artifact.scope',
      'artifact.client_id',
      'artifact.initiative_id',
      'artifact.indexing_status',
      'artifact.indexing_progress',
      'artifact.indexing_error',
      'artifact.page_count',
      'artifact.chunk_count',
      'artifact.uploaded_by_id',
      'artifact.created_at',
      'artifact.updated_at',
      'user_account.first_name',
      'user_account.last_name',
      'user_account.deleted_at',
    ])
    // Firm documents have routes of their own.
    .where('artifact.client_id', 'is not', null)

export type ArtifactView = NonNullable<Awaited<ReturnType<typeof findArtifactView>>>

export const findArtifactView = (tx: Tx, id: string) =>
  selectArtifacts(tx).where('artifact.id', '=', id).executeTakeFirst()

export async function listArtifactViews(
  tx: Tx,
  place: { clientId: string } | { initiativeId: string },
  page: ArtifactListRequest,
) {
  let query = selectArtifacts(tx)
  query =
    'clientId' in place
      ? query.where('artifact.client_id', '=', place.clientId)
      : query.where('artifact.initiative_id', '=', place.initiativeId)
  if (page.q) {
    const pattern = containing(page.q)
    query = query.where((eb) =>
      eb.or([
        eb('artifact.name', 'ilike', pattern),
        eb('artifact.file_name', 'ilike', pattern),
        eb('artifact.department', 'ilike', pattern),
        eb(sql`array_to_string(artifact.tags, ' ')`, 'ilike', pattern),
      ]),
    )
  }
  const ordered = query.orderBy(`artifact.${page.sort.column}`, page.sort.direction).orderBy('artifact.id')
  return readPage(ordered, page)
}

export const listPages = (tx: Tx, artifactId: string) =>
  tx
    .selectFrom('artifact_page')
    .select(['page', 'label', 'text'])
    .where('artifact_id', '=', artifactId)
    .orderBy('page')
    .execute()

/** A chunk with the page that it stands on, whatever kind of source it is from. */
export const findPassage = (tx: Tx, chunkId: string) =>
  tx
    .selectFrom('knowledge_chunk as k')
    .leftJoin('artifact as a', 'a.id', 'k.artifact_id')
    .leftJoin('artifact_page as p', (join) =>
      join.onRef('p.artifact_id', '=', 'k.artifact_id').onRef('p.page', '=', 'k.page'),
    )
    .select([
      'k.id',
      'k.artifact_id',
      'k.page',
      'k.label',
      'k.heading',
      'k.text',
      'k.start_offset',
      'k.end_offset',
      'a.name as artifact_name',
      'p.text as page_text',
      'p.label as page_label',
    ])
    .where('k.id', '=', chunkId)
    .executeTakeFirst()

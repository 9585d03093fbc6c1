import { sql } from 'kysely'
import type { ArtifactFilters } from '@parley/contracts/http/artifacts.ts'
import type { FirmArtifactFilters } from '@parley/contracts/http/firm-artifacts.ts'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'
import { mimesOfKind } from './file-kinds.ts'

export interface ArtifactListRequest<Filter = ArtifactFilters> {
  q: string | undefined
  sort: {
    column: 'name' | 'created_at' | 'updated_at' | 'size' | 'mime_type' | 'department'
    direction: 'asc' | 'desc'
  }
  from: number
  limit: number
  filter: Filter
}

const selectDocuments = (tx: Tx) =>
  tx
    .selectFrom('artifact')
    .leftJoin('user_account', 'user_account.id', 'artifact.uploaded_by_id')
    .select([
      'artifact.id',
      'artifact.name',
      'artifact.file_name',
      'artifact.mime_type',
      'artifact.size',
      'artifact.content_hash',
      'artifact.description',
      'artifact.department',
      'artifact.tags',
      'artifact.storage_key',
      'artifact.scope',
      'artifact.firm_id',
      'artifact.client_id',
      'artifact.initiative_id',
      'artifact.use_in_client_work',
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
type Documents = ReturnType<typeof selectDocuments>

/** Documents of clients; the firm's own have routes of their own. */
const selectArtifacts = (tx: Tx): Documents => selectDocuments(tx).where('artifact.client_id', 'is not', null)

const selectFirmArtifacts = (tx: Tx): Documents => selectDocuments(tx).where('artifact.client_id', 'is', null)

export type ArtifactView = NonNullable<Awaited<ReturnType<typeof findArtifactView>>>

export const findArtifactView = (tx: Tx, id: string) =>
  selectArtifacts(tx).where('artifact.id', '=', id).executeTakeFirst()

export const listArtifactViewsOf = (tx: Tx, ids: readonly string[]) =>
  selectArtifacts(tx)
    .where('artifact.id', 'in', [...ids])
    .orderBy('artifact.id')
    .execute()

export const findFirmArtifactView = (tx: Tx, id: string) =>
  selectFirmArtifacts(tx).where('artifact.id', '=', id).executeTakeFirst()

function searched(query: Documents, q: string | undefined): Documents {
  if (q === undefined) return query
  const pattern = containing(q)
  return query.where((eb) =>
    eb.or([
      eb('artifact.name', 'ilike', pattern),
      eb('artifact.file_name', 'ilike', pattern),
      eb('artifact.description', 'ilike', pattern),
      eb('artifact.department', 'ilike', pattern),
      eb(sql`array_to_string(artifact.tags, ' ')`, 'ilike', pattern),
    ]),
  )
}

function filtered(query: Documents, filter: Omit<ArtifactFilters, 'scope' | 'initiativeId'>): Documents {
  let rows = query
  if (filter.kind !== undefined) rows = rows.where('artifact.mime_type', 'in', mimesOfKind(filter.kind))
  if (filter.department !== undefined) rows = rows.where('artifact.department', '=', filter.department)
  if (filter.tag !== undefined) rows = rows.where(sql`artifact.tags @> array[${filter.tag}]`, 'is', true)
  if (filter.indexing !== undefined) rows = rows.where('artifact.indexing_status', '=', filter.indexing)
  return rows
}

const onePage = (query: Documents, page: Pick<ArtifactListRequest, 'sort' | 'from' | 'limit'>) =>
  readPage(
    query
      .orderBy(`artifact.${page.sort.column}`, (order) =>
        page.sort.direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
      )
      .orderBy('artifact.id'),
    page,
  )

export async function listArtifactViews(
  tx: Tx,
  place: { clientId: string } | { initiativeId: string },
  page: ArtifactListRequest,
) {
  const { scope, initiativeId, ...filter } = page.filter
  let query = filtered(searched(selectArtifacts(tx), page.q), filter)
  query =
    'clientId' in place
      ? query.where('artifact.client_id', '=', place.clientId)
      : query.where('artifact.initiative_id', '=', place.initiativeId)
  if (scope !== undefined) query = query.where('artifact.scope', '=', scope)
  if (initiativeId !== undefined) query = query.where('artifact.initiative_id', '=', initiativeId)
  return onePage(query, page)
}

export async function listFirmArtifactViews(tx: Tx, page: ArtifactListRequest<FirmArtifactFilters>) {
  const { useInClientWork, ...filter } = page.filter
  let query = filtered(searched(selectFirmArtifacts(tx), page.q), filter)
  if (useInClientWork !== undefined) query = query.where('artifact.use_in_client_work', '=', useInClientWork)
  return onePage(query, page)
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

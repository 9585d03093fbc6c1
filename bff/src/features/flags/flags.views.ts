import { severities, type Severity } from '@parley/contracts/enums.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

export interface FlagPage {
  q: string | undefined
  sort: { column: 'created_at' | 'severity' | 'title'; direction: 'asc' | 'desc' }
  from: number
  limit: number
  filter: { severity?: Severity | undefined; resolved?: boolean | undefined }
}

const selectFlags = (tx: Tx) =>
  tx
    .selectFrom('initiative_flag as f')
    .leftJoin('user_account as author', 'author.id', 'f.created_by_id')
    .leftJoin('user_account as resolver', 'resolver.id', 'f.resolved_by_id')
    .select([
      'f.id',
      'f.initiative_id',
      'f.title',
      'f.description',
      'f.severity',
      'f.created_by_id',
      'f.resolved_at',
      'f.resolved_by_id',
      'f.created_at',
      'f.updated_at',
      'author.first_name as author_first_name',
      'author.last_name as author_last_name',
      'author.deleted_at as author_deleted_at',
      'resolver.first_name as resolver_first_name',
      'resolver.last_name as resolver_last_name',
      'resolver.deleted_at as resolver_deleted_at',
    ])
export type FlagView = NonNullable<Awaited<ReturnType<typeof findFlagView>>>

export const findFlagView = (tx: Tx, id: string) => selectFlags(tx).where('f.id', '=', id).executeTakeFirst()

/** Severities sort by weight, not by their letters. */
const weight = sql<number>`array_position(${[...severities]}::text[], f.severity)`

export async function listFlagViews(tx: Tx, initiativeId: string, page: FlagPage) {
  const { severity, resolved } = page.filter
  let query = selectFlags(tx).where('f.initiative_id', '=', initiativeId)
  if (page.q) {
    const pattern = containing(page.q)
    query = query.where((eb) =>
      eb.or([eb('f.title', 'ilike', pattern), eb('f.description', 'ilike', pattern)]),
    )
  }
  if (severity !== undefined) query = query.where('f.severity', '=', severity)
  if (resolved !== undefined) query = query.where('f.resolved_at', resolved ? 'is not' : 'is', null)
  const { column, direction } = page.sort
  const ordered = query
    .orderBy(column === 'severity' ? weight : column === 'title' ? 'f.title' : 'f.created_at', direction)
    .orderBy('f.id', direction)
  return readPage(ordered, page)
}

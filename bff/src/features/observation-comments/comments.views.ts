import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

const commentsWithAuthors = (tx: Tx) =>
  tx
    .selectFrom('observation_comment as c')
    .leftJoin('user_account as u', 'u.id', 'c.author_id')
    .select([
      'c.id',
      'c.observation_id',
      'c.author_id',
      'c.text',
      'c.created_at',
      'c.updated_at',
      'u.id as known_author_id',
      'u.first_name',
      'u.last_name',
      'u.deleted_at',
    ])
export type CommentView = NonNullable<Awaited<ReturnType<typeof findCommentView>>>

export interface CommentPage {
  q: string | undefined
  sort: { column: 'created_at'; direction: 'asc' | 'desc' }
  from: number
  limit: number
}

export const findCommentView = (tx: Tx, id: string) =>
  commentsWithAuthors(tx).where('c.id', '=', id).executeTakeFirst()

export const listCommentViews = (tx: Tx, observationId: string, { q, sort, from, limit }: CommentPage) =>
  readPage(
    commentsWithAuthors(tx)
      .where('c.observation_id', '=', observationId)
      .$if(q !== undefined, (query) => query.where('c.text', 'ilike', containing(q ?? '')))
      .orderBy('c.created_at', sort.direction)
      .orderBy('c.id', sort.direction),
    { from, limit },
  )

export async function listPeopleNames(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('user_account')
    .select(['id', 'first_name', 'last_name', 'deleted_at'])
    .where('id', 'in', [...ids])
    .execute()
}

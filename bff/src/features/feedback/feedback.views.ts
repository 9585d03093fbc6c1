import type { FeedbackKind, FeedbackState } from '@parley/contracts/http/feedback.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

const own = ['f.id', 'f.kind', 'f.text', 'f.page', 'f.wants_answer', 'f.state', 'f.answer'] as const
const times = ['f.answered_at', 'f.created_at', 'f.updated_at'] as const

const selectOwn = (tx: Tx, userId: Id) =>
  tx
    .selectFrom('feedback as f')
    .select([...own, ...times])
    .where('f.user_id', '=', userId)
export type FeedbackView = NonNullable<Awaited<ReturnType<typeof findOwnView>>>

export const findOwnView = (tx: Tx, userId: Id, id: Id) =>
  selectOwn(tx, userId).where('f.id', '=', id).executeTakeFirst()

type Direction = 'asc' | 'desc'
export interface OwnFeedbackPage {
  q: string | undefined
  sort: { column: 'created_at'; direction: Direction }
  from: number
  limit: number
}

export function listOwnViews(tx: Tx, userId: Id, { q, sort, ...page }: OwnFeedbackPage) {
  let query = selectOwn(tx, userId)
  if (q !== undefined) query = query.where('f.text', 'ilike', containing(q))
  return readPage(query.orderBy('f.created_at', sort.direction).orderBy('f.id', sort.direction), page)
}

const selectAll = (tx: Tx) =>
  tx
    .selectFrom('feedback as f')
    .leftJoin('user_account as u', 'u.id', 'f.user_id')
    .leftJoin('consulting_firm as t', 't.id', 'f.firm_id')
    .leftJoin('client as c', 'c.id', 'f.client_id')
    .select([...own, ...times])
    .select([
      'f.user_id',
      'f.firm_id',
      'f.client_id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.deleted_at',
    ])
    .select(['t.name as firm_name', 'c.name as client_name'])
export type AdminFeedbackView = NonNullable<Awaited<ReturnType<typeof findAdminView>>>

export const findAdminView = (tx: Tx, id: Id) => selectAll(tx).where('f.id', '=', id).executeTakeFirst()

type Column = 'f.id' | 'f.created_at' | 'f.kind' | 'f.state' | 'f.wants_answer'
export const feedbackOrder = {
  sortable: {
    id: 'f.id',
    createdAt: 'f.created_at',
    kind: 'f.kind',
    state: 'f.state',
    wantsAnswer: 'f.wants_answer',
  } satisfies Record<string, Column>,
  defaultSort: { column: 'f.created_at', direction: 'desc' },
} as const

export interface AdminFeedbackPage {
  q: string | undefined
  sort: { column: Column; direction: Direction }
  from: number
  limit: number
  filter: {
    id?: readonly Id[] | undefined
    kind?: FeedbackKind | undefined
    state?: FeedbackState | undefined
    wantsAnswer?: boolean | undefined
    consultingFirmId?: Id | undefined
  }
}

export function listAdminViews(tx: Tx, { q, sort, filter, ...page }: AdminFeedbackPage) {
  let query = selectAll(tx)
  const { id, kind, state, wantsAnswer, consultingFirmId } = filter
  if (id !== undefined) query = query.where('f.id', 'in', [...id])
  if (kind !== undefined) query = query.where('f.kind', '=', kind)
  if (state !== undefined) query = query.where('f.state', '=', state)
  if (wantsAnswer !== undefined) query = query.where('f.wants_answer', '=', wantsAnswer)
  if (consultingFirmId !== undefined) query = query.where('f.firm_id', '=', consultingFirmId)
  if (q !== undefined) {
    const pattern = containing(q)
    query = query.where((eb) =>
      eb.or([
        eb('f.text', 'ilike', pattern),
        eb('f.page', 'ilike', pattern),
        eb('u.email', 'ilike', pattern),
      ]),
    )
  }
  return readPage(query.orderBy(sort.column, sort.direction).orderBy('f.id', sort.direction), page)
}

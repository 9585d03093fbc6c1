import type { Selectable } from 'kysely'
import type { MailMessageTable } from '@parley/migrations/generated/database.ts'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

export type MailView = Selectable<MailMessageTable>

const heads = [
  'id',
  'kind',
  'user_id',
  'to_address',
  'subject',
  'status',
  'attempts',
  'error',
  'created_at',
  'sent_at',
] as const
/** What a list says of a mail: none of its words. */
export type MailHead = Pick<MailView, (typeof heads)[number]>

export interface MailPage {
  q: string | undefined
  sort: { column: 'id' | 'created_at' | 'to_address' | 'subject' | 'status'; direction: 'asc' | 'desc' }
  from: number
  limit: number
  status: MailView['status'] | undefined
  ids: readonly string[] | undefined
}

export const findMailView = (tx: Tx, id: string): Promise<MailView | undefined> =>
  tx.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirst()

/** Of the person whom a mail is for, if it is for one. */
export const findTenantOf = (tx: Tx, userId: string) =>
  tx.selectFrom('user_account').select(['firm_id', 'client_id']).where('id', '=', userId).executeTakeFirst()

export function listMailViews(tx: Tx, page: MailPage): Promise<{ rows: MailHead[]; total: number }> {
  let query = tx.selectFrom('mail_message').select(heads)
  if (page.ids !== undefined) query = query.where('id', 'in', [...page.ids])
  if (page.status !== undefined) query = query.where('status', '=', page.status)
  if (page.q) {
    const pattern = containing(page.q)
    query = query.where((eb) => eb.or([eb('to_address', 'ilike', pattern), eb('subject', 'ilike', pattern)]))
  }
  return readPage(query.orderBy(page.sort.column, page.sort.direction).orderBy('id'), page)
}

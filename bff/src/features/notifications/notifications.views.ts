import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

export interface NotificationPage {
  q: string | undefined
  sort: { column: 'created_at'; direction: 'asc' | 'desc' }
  from: number
  limit: number
  filter: { unread?: boolean | undefined }
}

/** A link leads somewhere only while its initiative is there. */
const selectNotifications = (tx: Tx, userId: string) =>
  tx
    .selectFrom('notification as n')
    .leftJoin('initiative as i', 'i.id', 'n.entity_id')
    .select(['n.id', 'n.kind', 'n.title', 'n.body', 'n.link', 'n.read_at', 'n.created_at'])
    .select('i.id as initiative_id')
    .where('n.user_id', '=', userId)

export type NotificationView = NonNullable<Awaited<ReturnType<typeof findNotificationView>>>

export const findNotificationView = (tx: Tx, id: string, userId: string) =>
  selectNotifications(tx, userId).where('n.id', '=', id).executeTakeFirst()

export async function listNotificationViews(tx: Tx, userId: string, page: NotificationPage) {
  let query = selectNotifications(tx, userId)
  const { unread } = page.filter
  if (page.q) {
    const pattern = containing(page.q)
    query = query.where((eb) => eb.or([eb('n.title', 'ilike', pattern), eb('n.body', 'ilike', pattern)]))
  }
  if (unread !== undefined) query = query.where('n.read_at', unread ? 'is' : 'is not', null)
  const ordered = query.orderBy('n.created_at', page.sort.direction).orderBy('n.id', page.sort.direction)
  return readPage(ordered, page)
}

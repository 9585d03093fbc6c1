import { notFound } from '@parley/contracts/errors.ts'
import type { NotifiedInitiative } from '@parley/server-kit/notifications/notify.queries.ts'
import type { Tx } from '../../database.ts'

const columns = ['id', 'firm_id', 'client_id', 'name', 'consultant_id', 'created_by_id'] as const

/** What an event needs to know of its initiative. @throws AppError NOT_FOUND */
export async function getEventInitiative(tx: Tx, id: string): Promise<NotifiedInitiative> {
  const row = await tx.selectFrom('initiative').select(columns).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('Initiative')
  return row
}

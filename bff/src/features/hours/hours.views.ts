import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

export interface HoursPage {
  q: string | undefined
  sort: { column: 'at' | 'minutes'; direction: 'asc' | 'desc' }
  from: number
  limit: number
  filter: { phaseId?: string | undefined; userId?: string | undefined }
}

const selectHours = (tx: Tx) =>
  tx
    .selectFrom('human_hours as h')
    .leftJoin('user_account as u', 'u.id', 'h.user_id')
    .leftJoin('initiative_phase as p', 'p.id', 'h.phase_id')
    .select([
      'h.id',
      'h.user_id',
      'h.phase_id',
      'h.minutes',
      'h.note',
      'h.at',
      'u.first_name',
      'u.last_name',
      'u.deleted_at',
      'p.name as phase_name',
    ])
export type HoursRow = NonNullable<Awaited<ReturnType<typeof findHoursRow>>>

export const findHoursRow = (tx: Tx, id: string) => selectHours(tx).where('h.id', '=', id).executeTakeFirst()

export async function listHoursRows(tx: Tx, initiativeId: string, page: HoursPage) {
  const { phaseId, userId } = page.filter
  let query = selectHours(tx).where('h.initiative_id', '=', initiativeId)
  if (page.q) {
    const pattern = containing(page.q)
    query = query.where((eb) =>
      eb.or([
        eb('h.note', 'ilike', pattern),
        eb('u.first_name', 'ilike', pattern),
        eb('u.last_name', 'ilike', pattern),
      ]),
    )
  }
  if (phaseId !== undefined) query = query.where('h.phase_id', '=', phaseId)
  if (userId !== undefined) query = query.where('h.user_id', '=', userId)
  const { column, direction } = page.sort
  return readPage(query.orderBy(`h.${column}`, direction).orderBy('h.id', direction), page)
}

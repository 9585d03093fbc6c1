import { notFound } from '@parley/contracts/errors.ts'
import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Tx } from '../../database.ts'
import { type FirmFilter, type FirmPage, type FirmView, findFirmView, listFirmViews } from './people.views.ts'

const presentFirm = (row: FirmView): ConsultingFirm => ({
  id: row.id,
  name: row.name,
  isObsolete: row.is_obsolete,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** @throws AppError NOT_FOUND */
export async function readFirm(tx: Tx, id: Id): Promise<ConsultingFirm> {
  const row = await findFirmView(tx, id)
  if (row === undefined) throw notFound('Consulting firm')
  return presentFirm(row)
}

/** A page of the consulting firms, and how many match. */
export async function readFirms(
  tx: Tx,
  filter: FirmFilter,
  page: FirmPage,
): Promise<{ rows: ConsultingFirm[]; total: number }> {
  const { rows, total } = await listFirmViews(tx, filter, page)
  return { rows: rows.map(presentFirm), total }
}

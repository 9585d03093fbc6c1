import { notFound } from '@parley/contracts/errors.ts'
import type { Consultant } from '@parley/contracts/http/consultants.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Tx } from '../../database.ts'
import { presentConsultant } from './consultants.presenter.ts'
import { findFirm } from './consultants.queries.ts'
import {
  countActiveInitiatives,
  type ConsultantFilter,
  type ConsultantPage,
  type ConsultantView,
  findConsultantView,
  listClientsOf,
  listConsultantViews,
} from './consultants.views.ts'

async function present(tx: Tx, rows: readonly ConsultantView[]): Promise<Consultant[]> {
  const [clients, active] = await Promise.all([
    listClientsOf(
      tx,
      rows.map((row) => row.id),
    ),
    countActiveInitiatives(tx, rows),
  ])
  const byConsultant = Map.groupBy(clients, (one) => one.consultant_id)
  return rows.map((row) =>
    presentConsultant(row, {
      clients: (byConsultant.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      activeInitiativesCount: active.get(row.id) ?? 0,
    }),
  )
}

/** @throws AppError NOT_FOUND */
export async function readConsultant(tx: Tx, id: Id): Promise<Consultant> {
  const row = await findConsultantView(tx, id)
  const [consultant] = row === undefined ? [] : await present(tx, [row])
  if (consultant === undefined) throw notFound('Consultant')
  return consultant
}

/** @throws AppError NOT_FOUND */
export async function getFirmOfConsultant(tx: Tx, id: Id): Promise<Id> {
  const row = await findConsultantView(tx, id)
  if (row === undefined) throw notFound('Consultant')
  return row.firm_id
}

/** With their firm, for who looks at those of all firms. */
export type PlacedConsultant = Consultant & {
  consultingFirmId: Id
  consultingFirm: { id: Id; name: string }
  clientIds: Id[]
}

const placed = (consultant: Consultant, row: ConsultantView): PlacedConsultant => ({
  ...consultant,
  consultingFirmId: row.firm_id,
  consultingFirm: { id: row.firm_id, name: row.firm_name },
  clientIds: consultant.clients.map(({ id }) => id),
})

/** @throws AppError NOT_FOUND */
export async function readPlacedConsultant(tx: Tx, id: Id): Promise<PlacedConsultant> {
  const row = await findConsultantView(tx, id)
  if (row === undefined) throw notFound('Consultant')
  return placed(await readConsultant(tx, id), row)
}

/** A page of the consultants of all firms that the scope lets through, and how many match. */
export async function readPlacedConsultants(
  tx: Tx,
  filter: ConsultantFilter,
  page: ConsultantPage,
): Promise<{ rows: PlacedConsultant[]; total: number }> {
  const { rows, total } = await listConsultantViews(tx, filter, page)
  const consultants = await present(tx, rows)
  return { rows: rows.flatMap((row, place) => placed(consultants[place] as Consultant, row)), total }
}

/** A page of a firm's consultants, and how many match. @throws AppError NOT_FOUND for another firm */
export async function readConsultants(
  tx: Tx,
  { firmId, showObsolete }: { firmId: Id; showObsolete: boolean },
  page: ConsultantPage,
): Promise<{ consultants: Consultant[]; total: number }> {
  if ((await findFirm(tx, firmId)) === undefined) throw notFound('Consulting firm')
  const filter = { firmId, ...(!showObsolete && { isObsolete: false }) }
  const { rows, total } = await listConsultantViews(tx, filter, page)
  return { consultants: await present(tx, rows), total }
}

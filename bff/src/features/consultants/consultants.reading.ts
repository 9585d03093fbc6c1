import { notFound } from '@parley/contracts/errors.ts'
import type { Consultant } from '@parley/contracts/http/consultants.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Tx } from '../../database.ts'
import { presentConsultant } from './consultants.presenter.ts'
import { findFirm } from './consultants.queries.ts'
import {
  type ConsultantPage,
  type ConsultantView,
  findConsultantView,
  listClientsOf,
  listConsultantViews,
} from './consultants.views.ts'

async function present(tx: Tx, rows: readonly ConsultantView[]): Promise<Consultant[]> {
  const clients = await listClientsOf(
    tx,
    rows.map((row) => row.id),
  )
  return rows.map((row) =>
    presentConsultant(
      row,
      clients.filter((one) => one.consultant_id === row.id).map(({ id, name }) => ({ id, name })),
    ),
  )
}

/** @throws AppError NOT_FOUND */
export async function readConsultant(tx: Tx, id: Id): Promise<Consultant> {
  const row = await findConsultantView(tx, id)
  const [consultant] = row === undefined ? [] : await present(tx, [row])
  if (consultant === undefined) throw notFound('Consultant')
  return consultant
}

/** A page of a firm's consultants, and how many match. @throws AppError NOT_FOUND for another firm */
export async function readConsultants(
  tx: Tx,
  of: { firmId: Id; showObsolete: boolean },
  page: ConsultantPage,
): Promise<{ consultants: Consultant[]; total: number }> {
  if ((await findFirm(tx, of.firmId)) === undefined) throw notFound('Consulting firm')
  const { rows, total } = await listConsultantViews(tx, of, page)
  return { consultants: await present(tx, rows), total }
}

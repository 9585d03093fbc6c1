import { notFound } from '@parley/contracts/errors.ts'
import type { Client } from '@parley/contracts/http/people.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Tx } from '../../database.ts'
import { presentClient } from './people.presenter.ts'
import {
  type ClientFilter,
  type ClientPage,
  type ClientView,
  findClientView,
  listClientIndustries,
  listClientViews,
} from './people.views.ts'

async function presentClients(tx: Tx, rows: ClientView[]): Promise<Client[]> {
  const industries = await listClientIndustries(
    tx,
    rows.map((row) => row.id),
  )
  const byClient = Map.groupBy(industries, (one) => one.client_id)
  return rows.map((row) =>
    presentClient(
      row,
      (byClient.get(row.id) ?? []).map(({ id, code }) => ({ id, code })),
    ),
  )
}

/** @throws AppError NOT_FOUND */
export async function readClient(tx: Tx, id: Id): Promise<Client> {
  const row = await findClientView(tx, id)
  const [client] = row === undefined ? [] : await presentClients(tx, [row])
  if (client === undefined) throw notFound('Client')
  return client
}

/** A page of the clients that the scope lets through, and how many match. */
export async function readClients(
  tx: Tx,
  filter: ClientFilter,
  page: ClientPage,
): Promise<{ rows: Client[]; total: number }> {
  const { rows, total } = await listClientViews(tx, filter, page)
  return { rows: await presentClients(tx, rows), total }
}

import { notFound } from '@parley/contracts/errors.ts'
import { getClient, listClients, listConsultingFirms } from '@parley/contracts/http/people.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import { z } from 'zod'
import { type Actor, anyone, scopeOf } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { presentClient } from './people.presenter.ts'
import {
  type ClientView,
  findClientView,
  listClientIndustries,
  listClientViews,
  listFirmViews,
} from './people.views.ts'

const isSuperAdmin = (actor: Actor): boolean => actor.kind === 'super_admin'

const byName = { column: 'name', direction: 'asc' } as const
const named = { name: 'name', createdAt: 'created_at', updatedAt: 'updated_at' } as const
const noFilters = z.strictObject({})

async function presentClients(tx: Tx, rows: ClientView[]) {
  const industries = await listClientIndustries(
    tx,
    rows.map((row) => row.id),
  )
  return rows.map((row) =>
    presentClient(
      row,
      industries.filter((one) => one.client_id === row.id).map(({ id, code }) => ({ id, code })),
    ),
  )
}

/** Firms and clients, to find and to switch into (Document 3; HTTP API, People and structure). */
export const directoryRoutes = ({ database }: Dependencies): Route[] => [
  defineRoute(listClients, {
    policy: anyone,
    handle: ({ actor, query: { showObsolete = false, ...query } }) => {
      const filters = z.strictObject({ consultingFirmId: idSchema.optional() })
      const page = parseList(query, { sortable: named, defaultSort: byName, filters })
      return database.tenantRead(scopeOf(actor), async (tx) => {
        const filter = { showObsolete, firmId: page.filter.consultingFirmId }
        const { rows, total } = await listClientViews(tx, filter, page)
        return listResult(await presentClients(tx, rows), { from: page.from, total })
      })
    },
  }),
  defineRoute(getClient, {
    policy: anyone,
    handle: ({ actor, params }) =>
      database.tenantRead(scopeOf(actor), async (tx) => {
        const row = await findClientView(tx, params.id)
        const [client] = row === undefined ? [] : await presentClients(tx, [row])
        if (client === undefined) throw notFound('Client')
        return client
      }),
  }),
  defineRoute(listConsultingFirms, {
    policy: isSuperAdmin,
    handle: ({ actor, query: { showObsolete = false, ...query } }) => {
      const page = parseList(query, { sortable: named, defaultSort: byName, filters: noFilters })
      return database.tenantRead(scopeOf(actor), async (tx) => {
        const { rows, total } = await listFirmViews(tx, { showObsolete }, page)
        const firms = rows.map((row) => ({
          id: row.id,
          name: row.name,
          isObsolete: row.is_obsolete,
          createdAt: row.created_at.toISOString(),
          updatedAt: row.updated_at.toISOString(),
        }))
        return listResult(firms, { from: page.from, total })
      })
    },
  }),
]

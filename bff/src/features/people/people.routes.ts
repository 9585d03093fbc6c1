import { notFound } from '@parley/contracts/errors.ts'
import {
  createStakeholder,
  deleteStakeholder,
  listDepartments,
  listStakeholders,
  updateStakeholder,
} from '@parley/contracts/http/people.ts'
import { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { presentStakeholder } from './people.presenter.ts'
import { findClient } from './people.queries.ts'
import { listDepartmentViews, listStakeholderViews } from './people.views.ts'
import * as stakeholders from './stakeholders.service.ts'

const noFilters = z.strictObject({})

/** Reads inside a client that the actor sees; a foreign one is as missing. */
const inClient = <T>(
  { database }: Dependencies,
  actor: Actor,
  { clientId, read }: { clientId: string; read: (tx: Tx) => Promise<T> },
): Promise<T> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    if ((await findClient(tx, clientId)) === undefined) throw notFound('Client')
    return read(tx)
  })

/** People and structure of a client (Document 1, 2.7 and 2.12). */
export const peopleRoutes = (dependencies: Dependencies): Route[] => [
  ...stakeholderRoutes(dependencies),
  defineRoute(listDepartments, {
    policy: mayReadInitiatives,
    handle: ({ actor, params: { clientId }, query }) => {
      const page = parseList(query, {
        sortable: { name: 'name', code: 'code' },
        defaultSort: { column: 'name', direction: 'asc' },
        filters: noFilters,
      })
      const read = async (tx: Tx) => {
        const rows = await listDepartmentViews(tx, clientId, page)
        const departments = rows.map(({ parent_id: parentId, client_id, total: _, ...row }) => ({
          ...row,
          parentId,
          clientId: client_id,
        }))
        return listResult(departments, { from: page.from, total: rows[0]?.total ?? 0 })
      }
      return inClient(dependencies, actor, { clientId, read })
    },
  }),
]

const stakeholderRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listStakeholders, {
    policy: mayReadInitiatives,
    handle: ({ actor, params: { clientId }, query }) => {
      const page = parseList(query, {
        sortable: { firstName: 'first_name', lastName: 'last_name', role: 'role', createdAt: 'created_at' },
        defaultSort: { column: 'last_name', direction: 'asc' },
        filters: noFilters,
      })
      const read = async (tx: Tx) => {
        const rows = await listStakeholderViews(tx, clientId, page)
        return listResult(rows.map(presentStakeholder), { from: page.from, total: rows[0]?.total ?? 0 })
      }
      return inClient(dependencies, actor, { clientId, read })
    },
  }),
  defineRoute(createStakeholder, {
    policy: mayManageInitiatives,
    handle: ({ actor, body }) => stakeholders.addStakeholder(dependencies, actor, body),
  }),
  defineRoute(updateStakeholder, {
    policy: mayManageInitiatives,
    handle: ({ actor, params, body }) =>
      stakeholders.changeStakeholder(dependencies, actor, { id: params.id, body }),
  }),
  defineRoute(deleteStakeholder, {
    policy: mayManageInitiatives,
    handle: ({ actor, params }) => stakeholders.removeStakeholder(dependencies, actor, params.id),
  }),
]

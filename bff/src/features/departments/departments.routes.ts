import { AppError, notFound } from '@parley/contracts/errors.ts'
import {
  createDepartment,
  deleteDepartment,
  departmentHierarchy,
  getDepartment,
  listDepartments,
  updateDepartment,
} from '@parley/contracts/http/departments.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { presentDepartment, presentHierarchy } from './departments.presenter.ts'
import { findClient } from './departments.queries.ts'
import * as departments from './departments.service.ts'
import { type DepartmentSort, listAllDepartmentViews, listDepartmentViews } from './departments.views.ts'

const sortable: Record<string, DepartmentSort> = { name: 'name', code: 'code', createdAt: 'createdAt' }
const filters = z.strictObject({ parentId: idSchema.nullable().optional() })

/** Departments of a client, as a list and as a tree (Document 1, 2.12). */
export const departmentRoutes = (dependencies: Dependencies): Route[] => [
  ...readingRoutes(dependencies),
  defineRoute(createDepartment, {
    policy: mayManageInitiatives,
    handle: (call) => departments.addDepartment(dependencies, callerOf(call), call.body),
  }),
  defineRoute(updateDepartment, {
    policy: mayManageInitiatives,
    handle: (call) =>
      departments.changeDepartment(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(deleteDepartment, {
    policy: mayManageInitiatives,
    handle: (call) => departments.removeDepartment(dependencies, callerOf(call), call.params.id),
  }),
]

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

const readingRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listDepartments, {
    policy: mayReadInitiatives,
    handle: ({ actor, params: { clientId }, query }) => {
      const defaultSort = { column: 'name', direction: 'asc' } as const
      const page = parseList(query, { sortable, defaultSort, filters })
      const read = async (tx: Tx) => {
        const { rows, total } = await listDepartmentViews(tx, clientId, page)
        return listResult(rows.map(presentDepartment), { from: page.from, total })
      }
      return inClient(dependencies, actor, { clientId, read })
    },
  }),
  // Before the route of one department, whose id it would else be taken for.
  defineRoute(departmentHierarchy, {
    policy: mayReadInitiatives,
    handle: ({ actor, query }) => {
      const clientId = query.clientId ?? actor.clientId
      if (clientId === null) {
        const errors = { clientId: 'Client is required' }
        throw new AppError('VALIDATION_FAILED', errors.clientId, { errors })
      }
      const read = async (tx: Tx) => presentHierarchy(await listAllDepartmentViews(tx, clientId))
      return inClient(dependencies, actor, { clientId, read })
    },
  }),
  defineRoute(getDepartment, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) =>
      dependencies.database.tenantRead(scopeOf(actor), (tx) => departments.readDepartment(tx, params.id)),
  }),
]

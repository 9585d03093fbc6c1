import { notFound } from '@parley/contracts/errors.ts'
import {
  createStakeholder,
  deleteStakeholder,
  getStakeholder,
  listStakeholders,
  updateStakeholder,
} from '@parley/contracts/http/stakeholders.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { presentStakeholder } from './stakeholders.presenter.ts'
import { findClient } from './stakeholders.queries.ts'
import * as stakeholders from './stakeholders.service.ts'
import { listStakeholderViews, type StakeholderSort } from './stakeholders.views.ts'

const sortable: Record<string, StakeholderSort> = {
  firstName: 'firstName',
  lastName: 'lastName',
  role: 'role',
  email: 'email',
  department: 'department',
  createdAt: 'createdAt',
}
const filters = z.strictObject({ departmentId: idSchema.nullable().optional() })

/** Stakeholders of a client (Document 1, 2.7 and 2.12). */
export const stakeholderRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listStakeholders, {
    policy: mayReadInitiatives,
    handle: ({ actor, params: { clientId }, query }) => {
      const defaultSort = { column: 'lastName', direction: 'asc' } as const
      const page = parseList(query, { sortable, defaultSort, filters })
      return dependencies.database.tenantRead(scopeOf(actor), async (tx) => {
        const { rows, total } = await listStakeholderViews(tx, clientId, page)
        // Whose stakeholders are seen is there.
        if (total === 0 && (await findClient(tx, clientId)) === undefined) throw notFound('Client')
        return listResult(rows.map(presentStakeholder), { from: page.from, total })
      })
    },
  }),
  defineRoute(getStakeholder, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) =>
      dependencies.database.tenantRead(scopeOf(actor), (tx) => stakeholders.readStakeholder(tx, params.id)),
  }),
  defineRoute(createStakeholder, {
    policy: mayManageInitiatives,
    handle: (call) => stakeholders.addStakeholder(dependencies, callerOf(call), call.body),
  }),
  defineRoute(updateStakeholder, {
    policy: mayManageInitiatives,
    handle: (call) =>
      stakeholders.changeStakeholder(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(deleteStakeholder, {
    policy: mayManageInitiatives,
    handle: (call) => stakeholders.removeStakeholder(dependencies, callerOf(call), call.params.id),
  }),
]

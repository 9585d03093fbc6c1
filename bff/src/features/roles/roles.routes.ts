import {
  createRole as createRoleRoute,
  deleteRole,
  getRole,
  listClientRoles,
  listRoles,
  roleFilters,
  updateRole,
} from '@parley/contracts/http/roles.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { ListQuery } from '@parley/contracts/schemas.ts'
import { type Actor, anyone, can, scopeOf } from '../../authorization/actor.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { originOf, type SessionServices } from '../session/index.ts'
import { readRole, readRoles } from './roles.reading.ts'
import { changeRole, createRole, removeRole } from './roles.service.ts'
import { roleOrder } from './roles.views.ts'

const mayManageRoles = (actor: Actor): boolean => can(actor, 'manage_roles')

const parse = (query: ListQuery) =>
  parseList(query, {
    ...roleOrder,
    filters: roleFilters,
  })

/** Roles of a tenant (Document 1, 2.11; HTTP API, People and structure). */
export const roleRoutes = (services: SessionServices): Route[] => [
  ...readingRoutes(services),
  defineRoute(createRoleRoute, {
    policy: mayManageRoles,
    handle: ({ actor, body, ...call }) => createRole(services, { actor, origin: originOf(call) }, body),
  }),
  defineRoute(updateRole, {
    policy: mayManageRoles,
    handle: ({ actor, params, body, ...call }) =>
      changeRole(services, { actor, origin: originOf(call) }, { id: params.id, body }),
  }),
  defineRoute(deleteRole, {
    policy: mayManageRoles,
    handle: ({ actor, params, ...call }) =>
      removeRole(services, { actor, origin: originOf(call) }, params.id),
  }),
]

function readingRoutes({ dependencies: { database } }: SessionServices): Route[] {
  const list = (actor: Actor, query: ListQuery, named?: Id) => {
    const { filter, ...page } = parse(query)
    const wanted = { clientId: named ?? filter.clientId, consultingFirmId: filter.consultingFirmId }
    return database.tenantRead(scopeOf(actor), async (tx) => {
      const { roles, total } = await readRoles(tx, actor, {
        wanted,
        page: { ...page, isImmutable: filter.isImmutable },
      })
      return listResult(roles, { from: page.from, total })
    })
  }
  return [
    defineRoute(listRoles, { policy: anyone, handle: ({ actor, query }) => list(actor, query) }),
    defineRoute(listClientRoles, {
      policy: anyone,
      handle: ({ actor, params, query }) => list(actor, query, params.clientId),
    }),
    defineRoute(getRole, {
      policy: anyone,
      handle: ({ actor, params }) =>
        database.tenantRead(scopeOf(actor), (tx) => readRole(tx, actor, params.id)),
    }),
  ]
}

import { notFound } from '@parley/contracts/errors.ts'
import {
  adminConsultantClientAccess,
  adminConsultants,
  adminRoles,
  adminSetUpConsultantAuth,
  adminUsers,
} from '@parley/contracts/http/admin.ts'
import type { User } from '@parley/contracts/http/users.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import {
  addConsultant,
  changeAccess,
  changeConsultant,
  consultantOrder,
  forgetAccess,
  accessSorting,
  listAccessViews,
  presentAccess,
  readPlacedConsultant,
  readPlacedConsultants,
  removeConsultant,
  setUpSignIn,
} from '../consultants/index.ts'
import { isSuperAdmin } from '../people/index.ts'
import { changeRole, createRole, findRoles, readRole, removeRole, roleOrder } from '../roles/index.ts'
import type { SessionServices } from '../session/index.ts'
import { changeUser, createUser, readUser, readUsers, removeUser, userOrder } from '../users/index.ts'
import { withObsolete } from './admin-list.ts'
import { adminRoutes } from './admin-routes.ts'

/** Consultants, the clients that they may access, users and roles. */
export const peopleResources = (services: SessionServices): Route[] => [
  ...consultantResources(services),
  ...accessResources(services),
  ...userResources(services),
  ...roleResources(services),
]

const consultantResources = (services: SessionServices): Route[] => [
  ...adminRoutes(services, adminConsultants, {
    order: consultantOrder,
    list: (tx, _actor, page) => {
      const { consultingFirmId, ...filter } = withObsolete(page.filter)
      return readPlacedConsultants(tx, { ...filter, firmId: consultingFirmId }, page)
    },
    get: (tx, _actor, id) => readPlacedConsultant(tx, id),
    create: (call, body) => addConsultant(call.services, call.caller, body),
    update: (call, change) => changeConsultant(call.services, call.caller, change),
    remove: (call, id) => removeConsultant(call.services, call.caller, id),
  }),
  defineRoute(adminSetUpConsultantAuth, {
    policy: isSuperAdmin,
    handle: async (context) => {
      const { id } = context.params
      await setUpSignIn(services, callerOf(context), { id, ...context.body })
      const { database } = services.dependencies
      return database.tenantRead(scopeOf(context.actor), (tx) => readPlacedConsultant(tx, id))
    },
  }),
]

interface Pair {
  consultantId: Id
  clientId: Id
}

const pairOf = (id: string): Pair => {
  const [consultantId = '', clientId = ''] = id.split(':')
  return { consultantId, clientId }
}
const idOfPair = ({ consultantId, clientId }: Pair): string => `${consultantId}:${clientId}`

const presentPair = (row: Parameters<typeof presentAccess>[0]) => {
  const access = presentAccess(row)
  return { id: idOfPair(access), ...access }
}

const accessResources = (services: SessionServices): Route[] =>
  adminRoutes(services, adminConsultantClientAccess, {
    order: accessSorting,
    list: async (tx, _actor, { filter, q, ...page }) => {
      const { consultingFirmId, id, ...rest } = filter
      const of = { ...rest, q, firmId: consultingFirmId, pairs: id?.map(pairOf) }
      const { rows, total } = await listAccessViews(tx, of, page)
      return { rows: rows.map(presentPair), total }
    },
    get: async (tx, _actor, id) => {
      const { rows } = await listAccessViews(tx, { pairs: [pairOf(id)] }, { from: 0, limit: 1 })
      const [row] = rows
      if (row === undefined) throw notFound('Access')
      return presentPair(row)
    },
    create: async (call, body) => {
      await changeAccess(call.services, call.caller, { mappings: [body] })
      return { id: idOfPair(body) }
    },
    update: (call, { id, body: { canAccess } }) =>
      changeAccess(call.services, call.caller, { mappings: [{ ...pairOf(id), canAccess }] }),
    remove: (call, id) => forgetAccess(call.services, call.caller, pairOf(id)),
  })

const withRoleIds = (user: User) => ({ ...user, roleIds: user.roles.map(({ id }) => id) })

const userResources = (services: SessionServices): Route[] =>
  adminRoutes(services, adminUsers, {
    order: userOrder,
    list: async (tx, actor, page) => {
      const filter = withObsolete(page.filter)
      const { users, total } = await readUsers(tx, actor, { ...page, filter })
      return { rows: users.map(withRoleIds), total }
    },
    get: async (tx, actor, id) => withRoleIds(await readUser(tx, actor, id)),
    create: (call, body) => createUser(call.services, call.signed, body),
    update: (call, change) => changeUser(call.services, call.signed, change),
    remove: (call, id) => removeUser(call.services, call.signed, id),
    removalNeedsProof: true,
  })

const roleResources = (services: SessionServices): Route[] =>
  adminRoutes(services, adminRoles, {
    order: roleOrder,
    list: async (tx, actor, { filter, ...page }) => {
      const { clientId, consultingFirmId, isImmutable, id } = filter
      const { roles, total } = await findRoles(tx, actor, {
        wanted: { clientId, consultingFirmId },
        page: { ...page, isImmutable, ids: id },
      })
      return { rows: roles, total }
    },
    get: (tx, actor, id) => readRole(tx, actor, id),
    create: (call, body) => createRole(call.services, call.signed, body),
    update: (call, change) => changeRole(call.services, call.signed, change),
    remove: (call, id) => removeRole(call.services, call.signed, id),
  })

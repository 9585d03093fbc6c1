import {
  createUser as createUserRoute,
  deleteUser,
  getUser,
  listUsers,
  sendPasswordReset,
  updateUser,
  userFilters,
} from '@parley/contracts/http/users.ts'
import { anyone, scopeOf } from '../../authorization/actor.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import { originOf, type SessionServices } from '../session/index.ts'
import { createUser } from './create-user.ts'
import { mailPasswordReset, removeUser } from './end-user.ts'
import { changeUser } from './update-user.ts'
import { mayManageUsers } from './users.policy.ts'
import { readUser, readUsers } from './users.reading.ts'
import { userOrder } from './users.views.ts'

/** Users of a tenant (Document 1, 2.10; HTTP API, People and structure). */
export const userRoutes = (services: SessionServices): Route[] => [
  ...readingRoutes(services),
  defineRoute(createUserRoute, {
    policy: mayManageUsers,
    limit: 'invitations',
    handle: ({ actor, body, ...call }) => createUser(services, { actor, origin: originOf(call) }, body),
  }),
  defineRoute(updateUser, {
    policy: mayManageUsers,
    handle: ({ actor, params, body, ...call }) =>
      changeUser(services, { actor, origin: originOf(call) }, { id: params.id, body }),
  }),
  defineRoute(deleteUser, {
    policy: mayManageUsers,
    guards: { recentProof: true },
    handle: ({ actor, params, ...call }) =>
      removeUser(services, { actor, origin: originOf(call) }, params.id),
  }),
  defineRoute(sendPasswordReset, {
    policy: mayManageUsers,
    limit: 'invitations',
    guards: { ownSessionOnly: true },
    handle: ({ actor, params, ...call }) =>
      mailPasswordReset(services, { actor, origin: originOf(call) }, params.id),
  }),
]

const readingRoutes = ({ dependencies: { database } }: SessionServices): Route[] => [
  defineRoute(listUsers, {
    policy: anyone,
    handle: ({ actor, query }) => {
      const page = parseList(query, {
        ...userOrder,
        filters: userFilters,
      })
      return database.tenantRead(scopeOf(actor), async (tx) => {
        const { users, total } = await readUsers(tx, actor, page)
        return listResult(users, { from: page.from, total })
      })
    },
  }),
  defineRoute(getUser, {
    policy: anyone,
    handle: ({ actor, params }) =>
      database.tenantRead(scopeOf(actor), (tx) => readUser(tx, actor, params.id)),
  }),
]

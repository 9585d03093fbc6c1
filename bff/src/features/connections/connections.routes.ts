import {
  connectionCalls,
  type ConnectionKind,
  connectionKinds,
  getConnections,
  setConnections,
} from '@parley/contracts/http/connections.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import { z } from 'zod'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import * as service from './connections.service.ts'
import * as links from './links.service.ts'

/** Portfolios, programs and business objectives, and what links to them (decisions D7). */
export const connectionRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(getConnections, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => links.getLinks(dependencies, actor, params.id),
  }),
  defineRoute(setConnections, {
    policy: mayManageInitiatives,
    handle: (call) => links.setLinks(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  ...connectionKinds.flatMap((kind) => routesOf(dependencies, kind)),
]

function routesOf(dependencies: Dependencies, kind: ConnectionKind): Route[] {
  const calls = connectionCalls[kind]
  return [
    defineRoute(calls.list, {
      policy: mayReadInitiatives,
      handle: ({ actor, query }) => {
        const page = parseList(query, {
          sortable: { name: 'name', createdAt: 'created_at', updatedAt: 'updated_at' },
          defaultSort: { column: 'name', direction: 'asc' },
          filters: z.strictObject({ clientId: idSchema.optional() }),
        })
        return service.listConnections(dependencies, actor, { kind, page })
      },
    }),
    defineRoute(calls.create, {
      policy: mayManageInitiatives,
      handle: (call) => service.addConnection(dependencies, callerOf(call), { kind, body: call.body }),
    }),
    defineRoute(calls.get, {
      policy: mayReadInitiatives,
      handle: ({ actor, params }) => service.getConnection(dependencies, actor, { kind, id: params.id }),
    }),
    defineRoute(calls.update, {
      policy: mayManageInitiatives,
      handle: (call) =>
        service.changeConnection(dependencies, callerOf(call), { kind, id: call.params.id, body: call.body }),
    }),
    defineRoute(calls.remove, {
      policy: mayManageInitiatives,
      handle: (call) => service.removeConnection(dependencies, callerOf(call), { kind, id: call.params.id }),
    }),
  ]
}

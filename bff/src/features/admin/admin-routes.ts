import type { AdminResource } from '@parley/contracts/http/admin-resource.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'
import type { ListQuery } from '@parley/contracts/schemas.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { type Caller, callerOf } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import { defineRoute, type Route, type RouteContext, type RouteGuards } from '../../http/define-route.ts'
import { listResult } from '../../http/list-result.ts'
import { checkRecentProof } from '../../http/route-guards.ts'
import { isSuperAdmin } from '../people/index.ts'
import { type CallOrigin, originOf, type SessionServices } from '../session/index.ts'
import { type AdminOrder, type AdminPage, parseAdminList } from './admin-list.ts'
import { changeSeveral } from './bulk.ts'

/** Who calls a service, in the forms in which services take it. */
export interface AdminCall {
  services: SessionServices
  caller: Caller
  signed: { actor: Actor; origin: CallOrigin }
}

/** What a resource is read and written with: the services of the features that it belongs to. */
export interface AdminParts<
  Column extends string,
  Row extends z.ZodType,
  Filters extends z.ZodObject,
  Create extends z.ZodType,
  Update extends z.ZodType,
> {
  order: AdminOrder<Column>
  list: (
    tx: Tx,
    actor: Actor,
    page: AdminPage<Column, Filters>,
  ) => Promise<{ rows: z.input<Row>[]; total: number }>
  /** @throws AppError NOT_FOUND */
  get: (tx: Tx, actor: Actor, id: string) => Promise<z.input<Row>>
  /** Answers the id; the row is then read as `get` does. */
  create?: (call: AdminCall, body: z.output<Create>) => Promise<{ id: string }>
  update?: (call: AdminCall, change: { id: string; body: z.output<Update> }) => Promise<unknown>
  remove?: (call: AdminCall, id: string) => Promise<unknown>
  /** Deleting a row takes much with it: the person must have proved lately who they are. */
  removalNeedsProof?: true
}

type Context = RouteContext<RouteDefinition>
type Handle = (context: Context) => Promise<unknown>

// The definitions' types are erased: they were written for this resource's schemas, which the parts are typed by.
const consoleRoute = (definition: RouteDefinition, handle: Handle, guards: RouteGuards = {}): Route =>
  defineRoute(definition, { policy: isSuperAdmin, handle, guards })

const idOf = ({ params }: Context): string => (params as { id: string }).id

const callOf = (services: SessionServices, context: Context): AdminCall => ({
  services,
  caller: callerOf(context),
  signed: { actor: context.actor, origin: originOf(context) },
})

/**
 * The routes of a resource of the console, for super admins outside of an impersonation alone: the same services, and
 * so the same rules and the same audit, as everywhere (HTTP API, Console).
 */
export function adminRoutes<
  Column extends string,
  Row extends z.ZodType,
  Filters extends z.ZodObject,
  Create extends z.ZodType,
  Update extends z.ZodType,
>(
  services: SessionServices,
  resource: AdminResource<Row, Filters, Create, Update>,
  parts: AdminParts<Column, Row, Filters, Create, Update>,
): Route[] {
  const { database } = services.dependencies
  const read = (actor: Actor, id: string): Promise<unknown> =>
    database.tenantRead(scopeOf(actor), (tx) => parts.get(tx, actor, id))
  const rules = { order: parts.order, filters: resource.filters, id: resource.id ?? idSchema }
  const list: Handle = async ({ actor, query }) => {
    const page = parseAdminList(query as ListQuery, rules)
    if (page.filter.id?.length === 0) return listResult([], { from: 0, total: 0 })
    const { rows, total } = await database.tenantRead(scopeOf(actor), (tx) => parts.list(tx, actor, page))
    return listResult(rows, { from: page.from, total })
  }
  return [
    consoleRoute(resource.list, list),
    consoleRoute(resource.get, (context) => read(context.actor, idOf(context))),
    ...writingRoutes(services, resource, { ...(parts as unknown as ErasedParts), read }),
  ]
}

type ErasedParts = Pick<
  AdminParts<string, z.ZodType, z.ZodObject, z.ZodType, z.ZodType>,
  'create' | 'update' | 'remove' | 'removalNeedsProof'
> & { read: (actor: Actor, id: string) => Promise<unknown> }

/** A way to write that the contract has and the parts lack is found when the process starts (route-table.ts). */
function writingRoutes(
  services: SessionServices,
  resource: Omit<AdminResource, 'filters'>,
  parts: ErasedParts,
): Route[] {
  const { add, change, remove } = resource
  const { create, update, remove: removeRow, read } = parts
  const routes: Route[] = []
  if (add !== undefined && create !== undefined)
    routes.push(
      consoleRoute(add, async (context) => {
        const { id } = await create(callOf(services, context), context.body)
        return read(context.actor, id)
      }),
    )
  if (change !== undefined && update !== undefined)
    routes.push(
      consoleRoute(change, async (context) => {
        await update(callOf(services, context), { id: idOf(context), body: context.body })
        return read(context.actor, idOf(context))
      }),
    )
  if (remove !== undefined && removeRow !== undefined)
    routes.push(
      consoleRoute(
        remove,
        async (context) => {
          await removeRow(callOf(services, context), idOf(context))
          return { id: idOf(context) }
        },
        parts.removalNeedsProof === true ? { recentProof: true } : {},
      ),
    )
  return [...routes, ...bulkRoutes(services, resource, parts)]
}

interface BulkBody {
  action: string
  ids: string[]
  data?: unknown
}

function bulkRoutes(
  services: SessionServices,
  { bulk }: Pick<AdminResource, 'bulk'>,
  parts: ErasedParts,
): Route[] {
  if (bulk === undefined) return []
  const handle: Handle = (context) => {
    const { action, ids, data } = context.body as BulkBody
    if (action === 'delete' && parts.removalNeedsProof === true)
      checkRecentProof(context.actor, services.dependencies.clock.now())
    const change = (joined: SessionServices, id: string): Promise<unknown> => {
      const call = callOf(joined, context)
      if (action === 'delete' && parts.remove !== undefined) return parts.remove(call, id)
      if (parts.update === undefined) throw new Error(`There is no ${action} for several rows.`)
      return parts.update(call, { id, body: data ?? {} })
    }
    return changeSeveral(services, callerOf(context), { ids, change })
  }
  return [consoleRoute(bulk, handle)]
}

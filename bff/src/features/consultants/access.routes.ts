import { notFound } from '@parley/contracts/errors.ts'
import {
  deleteAccess,
  listClientAccess,
  listConsultantAccess,
  listFirmAccess,
  setAccess,
  setFirmAccess,
} from '@parley/contracts/http/consultants.ts'
import type { ListQuery } from '@parley/contracts/schemas.ts'
import { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import type { SessionServices } from '../session/index.ts'
import { changeAccess, checkClients, forgetAccess } from './access.service.ts'
import { type AccessOf, accessSorting, listAccessViews } from './access.views.ts'
import { mayManageConsultants, mayReadConsultants } from './consultants.policy.ts'
import { presentAccess } from './consultants.presenter.ts'
import { findFirm } from './consultants.queries.ts'
import { readConsultant } from './consultants.reading.ts'

const rules = { ...accessSorting, filters: z.strictObject({}) }

async function checkPlace(tx: Tx, { firmId, consultantId, clientId }: AccessOf): Promise<void> {
  if (clientId !== undefined) await checkClients(tx, [clientId])
  if (consultantId !== undefined) await readConsultant(tx, consultantId)
  if (firmId !== undefined && (await findFirm(tx, firmId)) === undefined) throw notFound('Consulting firm')
}

/** Who may access which client (Document 3, section 7; HTTP API, People and structure). */
export const accessRoutes = (services: SessionServices): Route[] => [
  ...readingRoutes(services),
  // Before the pair's address, which would take `firm` for a consultant.
  defineRoute(setFirmAccess, {
    policy: mayManageConsultants,
    handle: (context) =>
      changeAccess(services, callerOf(context), {
        firmId: context.params.firmId,
        mappings: context.body.mappings,
      }),
  }),
  defineRoute(setAccess, {
    policy: mayManageConsultants,
    handle: async (context) => {
      const mapping = { ...context.params, ...context.body }
      await changeAccess(services, callerOf(context), { mappings: [mapping] })
      return mapping
    },
  }),
  defineRoute(deleteAccess, {
    policy: mayManageConsultants,
    handle: (context) => forgetAccess(services, callerOf(context), context.params),
  }),
]

function readingRoutes({ dependencies: { database } }: SessionServices): Route[] {
  const read = (actor: Actor, query: ListQuery, of: AccessOf) => {
    const page = parseList(query, rules)
    return database.tenantRead(scopeOf(actor), async (tx) => {
      await checkPlace(tx, of)
      const { rows, total } = await listAccessViews(tx, { ...of, q: page.q }, page)
      return listResult(rows.map(presentAccess), { from: page.from, total })
    })
  }
  const policy = mayReadConsultants
  return [
    defineRoute(listFirmAccess, {
      policy,
      handle: ({ actor, query, params }) => read(actor, query, params),
    }),
    defineRoute(listConsultantAccess, {
      policy,
      handle: ({ actor, query, params }) => read(actor, query, params),
    }),
    defineRoute(listClientAccess, {
      policy,
      handle: ({ actor, query, params }) => read(actor, query, params),
    }),
  ]
}

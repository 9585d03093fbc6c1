import {
  createConsultant,
  deleteConsultant,
  getConsultant,
  listConsultants,
  setUpConsultantAuth,
  updateConsultant,
} from '@parley/contracts/http/consultants.ts'
import { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import type { SessionServices } from '../session/index.ts'
import { mayManageConsultants, mayReadConsultants } from './consultants.policy.ts'
import { readConsultant, readConsultants } from './consultants.reading.ts'
import { addConsultant, changeConsultant, removeConsultant } from './consultants.service.ts'
import { consultantOrder } from './consultants.views.ts'
import { setUpSignIn } from './set-up-sign-in.ts'

/** Consultants of a firm (Document 3, section 7). */
export const consultantRoutes = (services: SessionServices): Route[] => [
  ...readingRoutes(services),
  defineRoute(createConsultant, {
    policy: mayManageConsultants,
    handle: (context) => addConsultant(services, callerOf(context), context.body),
  }),
  defineRoute(updateConsultant, {
    policy: mayManageConsultants,
    handle: (context) =>
      changeConsultant(services, callerOf(context), { id: context.params.id, body: context.body }),
  }),
  defineRoute(deleteConsultant, {
    policy: mayManageConsultants,
    handle: (context) => removeConsultant(services, callerOf(context), context.params.id),
  }),
  defineRoute(setUpConsultantAuth, {
    policy: mayManageConsultants,
    handle: (context) => setUpSignIn(services, callerOf(context), { id: context.params.id, ...context.body }),
  }),
]

const readingRoutes = ({ dependencies: { database } }: SessionServices): Route[] => [
  defineRoute(listConsultants, {
    policy: mayReadConsultants,
    handle: ({ actor, params: { firmId }, query: { showObsolete = false, ...query } }) => {
      const page = parseList(query, {
        ...consultantOrder,
        filters: z.strictObject({}),
      })
      return database.tenantRead(scopeOf(actor), async (tx) => {
        const { consultants, total } = await readConsultants(tx, { firmId, showObsolete }, page)
        return listResult(consultants, { from: page.from, total })
      })
    },
  }),
  defineRoute(getConsultant, {
    policy: mayReadConsultants,
    handle: ({ actor, params }) => database.tenantRead(scopeOf(actor), (tx) => readConsultant(tx, params.id)),
  }),
]

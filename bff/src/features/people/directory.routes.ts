import {
  clientFilters,
  consultingFirmFilters,
  createClient,
  createConsultingFirm,
  deleteClient,
  deleteConsultingFirm,
  getClient,
  getConsultingFirm,
  listClients,
  listConsultingFirms,
  updateClient,
  updateClientSettings,
  updateConsultingFirm,
} from '@parley/contracts/http/people.ts'
import { anyone, scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult } from '../../http/list-result.ts'
import type { SessionServices } from '../session/index.ts'
import { readClient, readClients } from './clients.reading.ts'
import { addClient, changeClient, changeModels, removeClient } from './clients.service.ts'
import { isSuperAdmin, mayChooseModels, mayManageClients } from './directory.policy.ts'
import { readFirm, readFirms } from './firms.reading.ts'
import { addFirm, changeFirm, removeFirm } from './firms.service.ts'
import { clientOrder, firmOrder } from './people.views.ts'

/** Firms and clients: to find, to switch into, and to keep (Document 3; HTTP API, People and structure). */
export const directoryRoutes = (services: SessionServices): Route[] => [
  ...clientReading(services),
  ...clientWriting(services),
  ...firmReading(services),
  ...firmWriting(services),
]

const clientReading = ({ dependencies: { database } }: SessionServices): Route[] => [
  defineRoute(listClients, {
    policy: anyone,
    handle: ({ actor, query: { showObsolete = false, ...query } }) => {
      const page = parseList(query, { ...clientOrder, filters: clientFilters })
      const filter = { ...page.filter, ...(!showObsolete && { isObsolete: false }) }
      return database.tenantRead(scopeOf(actor), async (tx) => {
        const { rows, total } = await readClients(tx, filter, page)
        return listResult(rows, { from: page.from, total })
      })
    },
  }),
  defineRoute(getClient, {
    policy: anyone,
    handle: ({ actor, params }) => database.tenantRead(scopeOf(actor), (tx) => readClient(tx, params.id)),
  }),
]

const clientWriting = (services: SessionServices): Route[] => [
  defineRoute(createClient, {
    policy: mayManageClients,
    handle: (context) => addClient(services, callerOf(context), context.body),
  }),
  defineRoute(updateClient, {
    policy: mayManageClients,
    handle: (context) =>
      changeClient(services, callerOf(context), { id: context.params.id, body: context.body }),
  }),
  defineRoute(deleteClient, {
    policy: mayManageClients,
    guards: { recentProof: true },
    handle: (context) => removeClient(services, callerOf(context), context.params.id),
  }),
  defineRoute(updateClientSettings, {
    policy: mayChooseModels,
    handle: (context) =>
      changeModels(services, callerOf(context), { id: context.params.id, body: context.body }),
  }),
]

const firmReading = ({ dependencies: { database } }: SessionServices): Route[] => [
  defineRoute(listConsultingFirms, {
    policy: isSuperAdmin,
    handle: ({ actor, query: { showObsolete = false, ...query } }) => {
      const page = parseList(query, { ...firmOrder, filters: consultingFirmFilters })
      const filter = { ...page.filter, ...(!showObsolete && { isObsolete: false }) }
      return database.tenantRead(scopeOf(actor), async (tx) => {
        const { rows, total } = await readFirms(tx, filter, page)
        return listResult(rows, { from: page.from, total })
      })
    },
  }),
  defineRoute(getConsultingFirm, {
    policy: isSuperAdmin,
    handle: ({ actor, params }) => database.tenantRead(scopeOf(actor), (tx) => readFirm(tx, params.id)),
  }),
]

const firmWriting = (services: SessionServices): Route[] => [
  defineRoute(createConsultingFirm, {
    policy: isSuperAdmin,
    handle: (context) => addFirm(services, callerOf(context), context.body),
  }),
  defineRoute(updateConsultingFirm, {
    policy: isSuperAdmin,
    handle: (context) =>
      changeFirm(services, callerOf(context), { id: context.params.id, body: context.body }),
  }),
  defineRoute(deleteConsultingFirm, {
    policy: isSuperAdmin,
    guards: { recentProof: true },
    handle: (context) => removeFirm(services, callerOf(context), context.params.id),
  }),
]

import { adminClients, adminConsultingFirms } from '@parley/contracts/http/admin.ts'
import type { Client } from '@parley/contracts/http/people.ts'
import type { Route } from '../../http/define-route.ts'
import {
  addClient,
  addFirm,
  changeClient,
  changeFirm,
  clientOrder,
  firmOrder,
  readClient,
  readClients,
  readFirm,
  readFirms,
  removeClient,
  removeFirm,
} from '../people/index.ts'
import type { SessionServices } from '../session/index.ts'
import { withObsolete } from './admin-list.ts'
import { adminRoutes } from './admin-routes.ts'

const placed = (client: Client) => ({ ...client, consultingFirmId: client.consultingFirm.id })

/** Consulting firms and clients. */
export const directoryResources = (services: SessionServices): Route[] => [
  ...adminRoutes(services, adminConsultingFirms, {
    order: firmOrder,
    list: (tx, _actor, page) => readFirms(tx, withObsolete(page.filter), page),
    get: (tx, _actor, id) => readFirm(tx, id),
    create: (call, body) => addFirm(call.services, call.caller, body),
    update: (call, change) => changeFirm(call.services, call.caller, change),
    remove: (call, id) => removeFirm(call.services, call.caller, id),
    removalNeedsProof: true,
  }),
  ...adminRoutes(services, adminClients, {
    order: clientOrder,
    list: async (tx, _actor, page) => {
      const { rows, total } = await readClients(tx, withObsolete(page.filter), page)
      return { rows: rows.map(placed), total }
    },
    get: async (tx, _actor, id) => placed(await readClient(tx, id)),
    create: (call, body) => addClient(call.services, call.caller, body),
    update: (call, change) => changeClient(call.services, call.caller, change),
    remove: (call, id) => removeClient(call.services, call.caller, id),
    removalNeedsProof: true,
  }),
]

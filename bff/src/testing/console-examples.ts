import { byId, noIds, type RouteExample } from './route-example.ts'

/** Firms and clients. */
export const directoryExamples: Record<string, RouteExample> = {
  listClients: noIds(),
  getClient: { ...byId(({ clientId }) => clientId), isOpenToSuperAdmins: true },
  createClient: noIds({ body: { name: 'New client', industries: ['retail'] } }),
  updateClient: {
    ...byId(({ clientId }) => clientId, { body: { name: 'Renamed' } }),
    isOpenToSuperAdmins: true,
  },
  // Others go on with this client.
  deleteClient: { ...byId(({ clientId }) => clientId), isOpenToSuperAdmins: true, isNeverOwn: true },
  updateClientSettings: byId(({ clientId }) => clientId, {
    body: { ai: { llmPreparer: 'gpt', llmReviewer: 'claude' } },
  }),
  listConsultingFirms: noIds(),
  getConsultingFirm: { ...byId(({ firmId }) => firmId), isForSuperAdmins: true },
  createConsultingFirm: noIds({ body: { name: 'New firm' } }),
  updateConsultingFirm: {
    ...byId(({ firmId }) => firmId, { body: { name: 'Renamed' } }),
    isForSuperAdmins: true,
  },
  deleteConsultingFirm: { ...byId(({ firmId }) => firmId), isForSuperAdmins: true, isNeverOwn: true },
}

import type { TenantRecords } from './isolation-world.ts'
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
  listClientArchives: { ...byId(({ clientId }) => clientId), isOpenToSuperAdmins: true },
  // Others go on with this client, and one export is at work at a time.
  requestClientExport: { ...byId(({ clientId }) => clientId), isOpenToSuperAdmins: true, isNeverOwn: true },
  downloadClientExport: { ...byId(({ archiveId }) => archiveId), isOpenToSuperAdmins: true },
  requestClientErasure: {
    ...byId(({ clientId }) => clientId, { body: { name: 'Acme' } }),
    isOpenToSuperAdmins: true,
    isNeverOwn: true,
  },
  confirmClientErasure: {
    ...byId(({ archiveId }) => archiveId),
    isOpenToSuperAdmins: true,
    isNeverOwn: true,
  },
  cancelClientErasure: { ...byId(({ archiveId }) => archiveId), isOpenToSuperAdmins: true, isNeverOwn: true },
  updateClientSettings: byId(({ clientId }) => clientId, {
    body: { ai: { llmPreparer: 'gpt', llmReviewer: 'claude' } },
  }),
  listLanguageModels: noIds(),
  listConsultingFirms: noIds(),
  getConsultingFirm: { ...byId(({ firmId }) => firmId), isForSuperAdmins: true },
  createConsultingFirm: noIds({ body: { name: 'New firm' } }),
  updateConsultingFirm: {
    ...byId(({ firmId }) => firmId, { body: { name: 'Renamed' } }),
    isForSuperAdmins: true,
  },
  deleteConsultingFirm: { ...byId(({ firmId }) => firmId), isForSuperAdmins: true, isNeverOwn: true },
}

/** Of a resource of the console: its lists, one row, and what is written of it. */
function resourceExamples(
  title: string,
  id: (records: TenantRecords) => string,
  written: {
    create?: (records: TenantRecords) => Record<string, unknown>
    update?: Record<string, unknown>
    /** Not tried on own rows: others go on with them. */
    isKept?: boolean
  } = {},
): Record<string, RouteExample> {
  const { create, update, isKept = false } = written
  const kept = isKept ? { isNeverOwn: true } : {}
  const isForSuperAdmins = true
  return {
    [`adminList${title}`]: { ...noIds({ query: { filter: '{"q":"a"}' } }), isForSuperAdmins },
    [`adminGet${title}`]: { ...byId(id), isForSuperAdmins },
    ...(create && {
      [`adminCreate${title}`]: {
        request: (records) => ({ body: create(records) }),
        isForSuperAdmins,
      } satisfies RouteExample,
    }),
    ...(update && {
      [`adminUpdate${title}`]: { ...byId(id, { body: update }), isForSuperAdmins },
      [`adminDelete${title}`]: { ...byId(id), isForSuperAdmins, ...kept },
      [`adminBulk${title}`]: {
        request: (records) => ({ body: { action: 'update', ids: [id(records)], data: update } }),
        isForSuperAdmins,
        // Each row's answer stands in the answer to all: a missing one is no refusal of the call.
        isNeverOwn: true,
      } satisfies RouteExample,
    }),
  }
}

const userOf = ({ userId }: TenantRecords): string => userId
const unknownId = (title: string): Record<string, RouteExample> => {
  const { [`adminGet${title}`]: get, ...others } = resourceExamples(title, userOf)
  return { ...others, ...(get && { [`adminGet${title}`]: { ...get, isNeverOwn: true } }) }
}

let count = 0
const newAddress = (): string => `console-${(count += 1)}@people.test`

/** The console's resources. */
export const consoleExamples: Record<string, RouteExample> = {
  // What the platform looked at itself: of no tenant.
  ...unknownId('SelfChecks'),
  ...resourceExamples('ConsultingFirms', ({ firmId }) => firmId, {
    create: () => ({ name: 'New firm' }),
    update: { name: 'Renamed' },
    isKept: true,
  }),
  ...resourceExamples('Clients', ({ clientId }) => clientId, {
    create: ({ firmId }) => ({ name: 'New client', consultingFirmId: firmId }),
    update: { name: 'Renamed' },
    isKept: true,
  }),
  ...resourceExamples('Consultants', ({ consultantId }) => consultantId, {
    create: ({ firmId, clientId }) => ({
      firstName: 'A',
      lastName: 'B',
      consultingFirmId: firmId,
      clientIds: [clientId],
    }),
    update: { position: 'Principal' },
  }),
  adminSetUpConsultantAuth: {
    request: ({ consultantId }) => ({
      params: { id: consultantId },
      body: { email: newAddress(), password: 'Harbour-lantern-7!' },
    }),
    isForSuperAdmins: true,
  },
  ...resourceExamples(
    'ConsultantClientAccess',
    ({ consultantId, clientId }) => `${consultantId}:${clientId}`,
    {
      create: ({ consultantId, clientId }) => ({ consultantId, clientId }),
      update: { canAccess: false },
    },
  ),
  ...resourceExamples('Agents', ({ agentId }) => agentId, {
    create: () => ({
      name: 'Analyst',
      description: 'Analyses',
      systemMessage: 'You analyse.',
      role: 'CONTRIBUTOR',
    }),
    update: { description: 'Analyses more' },
    isKept: true,
  }),
  ...resourceExamples('Users', userOf, {
    create: ({ clientId, roleId }) => ({ email: newAddress(), clientId, roleIds: [roleId] }),
    update: { firstName: 'Renamed' },
  }),
  ...resourceExamples('Roles', ({ roleId }) => roleId, {
    create: ({ clientId }) => ({ name: newAddress(), permissions: [], clientId }),
    update: { description: 'Changed' },
  }),
  ...unknownId('Industries'),
  ...resourceExamples('Templates', ({ templateId }) => templateId),
  ...resourceExamples('Initiatives', ({ initiativeId }) => initiativeId),
  ...resourceExamples('Feedback', ({ feedbackId }) => feedbackId, { update: { state: 'READ' } }),
  ...unknownId('AuditEvents'),
}

const aJob = (entity: string): string => `mail.send:${entity}`

/** Jobs are the orchestrator's: what it answers is the test's own. */
export const jobExamples: Record<string, RouteExample> = {
  adminListQueues: { ...noIds(), isForSuperAdmins: true },
  adminListNotices: { ...noIds(), isForSuperAdmins: true },
  adminListJobs: { ...noIds(), isForSuperAdmins: true },
  adminGetJob: { ...byId(({ entryId }) => aJob(entryId)), isForSuperAdmins: true },
  adminRetryJob: { ...byId(({ entryId }) => aJob(entryId)), isForSuperAdmins: true },
  adminBulkJobs: {
    request: ({ entryId }) => ({ body: { action: 'retry', ids: [aJob(entryId)] } }),
    isForSuperAdmins: true,
  },
}

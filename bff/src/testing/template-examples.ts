import { byId, type ExampleRequest, noIds, type RouteExample } from './route-example.ts'

const ofTemplate = (rest: ExampleRequest = {}): RouteExample => ({
  ...byId(({ templateId }) => templateId, rest),
  isOpenToSuperAdmins: true,
})
const ofFirstVersion: RouteExample = {
  request: ({ templateId }) => ({ params: { id: templateId, version: '1' } }),
  isOpenToSuperAdmins: true,
}
/** Super admins alone, outside of all tenants, define agents: nobody who sees a client does. */
const ofAgent = (rest: ExampleRequest = {}): RouteExample => ({
  ...byId(({ agentId }) => agentId, rest),
  isNeverOwn: true,
})
const newAgent = { name: 'Made', description: 'Makes', systemMessage: 'You make.', role: 'CONTRIBUTOR' }

/** Of templates, their versions and files, and agents. */
export const templateExamples: Record<string, RouteExample> = {
  listTemplates: noIds(),
  getTemplate: ofTemplate(),
  createTemplate: {
    request: ({ clientId, firmId }) => ({
      body: { name: 'Made', visibility: 'CLIENT', clientId, consultingFirmId: firmId },
    }),
    isOpenToSuperAdmins: true,
  },
  updateTemplate: ofTemplate({ body: { name: 'Changed' } }),
  deleteTemplate: ofTemplate(),
  assignTemplate: {
    request: ({ templateId, clientId }) => ({ body: { templateId, clientId } }),
    isOpenToSuperAdmins: true,
  },
  cloneTemplate: ofTemplate({ body: { name: 'Copied' } }),
  listTemplateVersions: ofTemplate(),
  getTemplateVersion: ofFirstVersion,
  restoreTemplateVersion: ofFirstVersion,
  exportTemplate: ofTemplate(),
  importTemplate: noIds({ form: {}, fileName: 'small.parley.json' }),
  listAgents: noIds(),
  listAgentsByRole: noIds({ params: { role: 'CONTRIBUTOR' } }),
  getAgent: byId(({ agentId }) => agentId),
  createAgent: noIds({ body: newAgent }),
  updateAgent: ofAgent({ body: { name: 'Changed' } }),
  deleteAgent: ofAgent(),
  listIndustries: noIds(),
}

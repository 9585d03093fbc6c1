import { consoleExamples, directoryExamples, jobExamples } from './console-examples.ts'
import { documentExamples } from './document-examples.ts'
import { identityExamples } from './identity-examples.ts'
import { maturityAndDemoExamples } from './maturity-and-demo-examples.ts'
import { interviewExamples } from './interview-examples.ts'
import { recordExamples } from './record-examples.ts'
import { byClient, byId, byPhase, noIds, type RouteExample } from './route-example.ts'
import { templateExamples } from './template-examples.ts'
import { newAddress, userExamples } from './user-examples.ts'

const session: Record<string, RouteExample> = {
  login: noIds({ body: { email: 'nobody@people.test', password: 'wrong' } }),
  refresh: noIds(),
  me: noIds(),
  demoAccounts: noIds(),
  listSessions: noIds(),
  endSession: { ...byId(({ sessionId }) => sessionId), isNeverOwn: true },
  impersonateClient: {
    ...byId(({ clientId }) => clientId, { body: {} }),
    isNeverOwn: true,
    isOpenToSuperAdmins: true,
  },
  consultantImpersonateClient: { ...byId(({ clientId }) => clientId, { body: {} }), isNeverOwn: true },
  impersonateConsultingFirm: {
    ...byId(({ firmId }) => firmId, { body: {} }),
    isNeverOwn: true,
    isOpenToSuperAdmins: true,
  },
  listAuditEvents: noIds(),
  // A word of every tenant's records.
  searchAll: { ...noIds({ query: { q: 'initiative' } }), isOpenToSuperAdmins: true },
  createLiveTicket: { request: ({ phaseId }) => ({ body: { phaseId } }) },
}

const initiatives: Record<string, RouteExample> = {
  listClientInitiatives: byClient,
  listFirmInitiatives: noIds(),
  createInitiative: {
    request: ({ clientId, templateId, userId }) => ({
      body: { name: 'New', clientId, templateId, startDate: '2026-03-02', team: [{ userId, role: 'Lead' }] },
    }),
  },
  getInitiative: byId(({ initiativeId }) => initiativeId),
  updateInitiative: {
    request: ({ initiativeId, consultantId, stakeholderId }) => ({
      params: { id: initiativeId },
      body: { name: 'Renamed', consultantId, metadata: { stakeholders: [stakeholderId] } },
    }),
  },
  deleteInitiative: byId(({ initiativeId }) => initiativeId),
  createPhases: byId(({ initiativeId }) => initiativeId),
  setStakeholders: {
    request: ({ initiativeId, stakeholderId }) => ({
      params: { id: initiativeId },
      body: { stakeholderIds: [stakeholderId], kind: 'owner' },
    }),
  },
  getTeam: byId(({ initiativeId }) => initiativeId),
  setTeam: {
    request: ({ initiativeId, userId }) => ({
      params: { id: initiativeId },
      body: { members: [{ userId, role: 'Lead' }] },
    }),
  },
  listColleagues: byId(({ initiativeId }) => initiativeId),
  listClientColleagues: byId(({ clientId }) => clientId),
  previewInitiative: { request: ({ clientId, templateId }) => ({ body: { clientId, templateId } }) },
  getInitiativeTemplateChanges: byId(({ initiativeId }) => initiativeId),
  takeTemplateVersion: byId(({ initiativeId }) => initiativeId, {
    body: { version: 1, phaseIds: [], addPhases: true },
  }),
}

const phases: Record<string, RouteExample> = {
  getPhase: byId(({ phaseId }) => phaseId),
  updatePhase: byId(({ phaseId }) => phaseId, { body: { notes: 'A note' } }),
  artifactCompletion: byId(({ phaseId }) => phaseId),
  listObservations: byPhase(),
  createObservation: byPhase({ body: { description: 'Seen', severity: 'LOW' } }),
  updateObservation: {
    request: ({ observationId, userId }) => ({
      params: { id: observationId },
      body: { consultantNotes: 'Noted', assigneeId: userId },
    }),
  },
  updateObservations: {
    request: ({ phaseId, observationId, userId }) => ({
      params: { phaseId },
      body: { ids: [observationId], assigneeId: userId, dueOn: '2026-12-01' },
    }),
  },
  listObservationComments: byId(({ observationId }) => observationId),
  createObservationComment: {
    request: ({ observationId, userId }) => ({
      params: { id: observationId },
      body: { text: `Please look, @[${userId}]` },
    }),
  },
  updateObservationComment: {
    ...byId(({ commentId }) => commentId, { body: { text: 'Changed' } }),
    isNeverOwn: true,
  },
  deleteObservationComment: byId(({ commentId }) => commentId),
  deleteObservation: byId(({ observationId }) => observationId),
  deleteSequenceObservations: {
    request: ({ phaseId, sequenceId }) => ({ params: { phaseId, sequenceId } }),
  },
  deleteConversationObservations: byPhase(),
  validatePhase: byPhase(),
  getValidation: byId(({ phaseId }) => phaseId),
  createConversationObservations: byPhase(),
  downloadConversation: byPhase({ query: { format: 'text' } }),
}

const interactions: Record<string, RouteExample> = {
  executeSequence: byPhase({ body: {} }),
  cancelSequences: byPhase(),
  pauseSequence: byPhase(),
  resumeSequence: byPhase(),
  summariseSequence: { request: ({ sequenceId }) => ({ params: { sequenceId } }) },
  listInteractions: {
    request: ({ phaseId, sequenceId }) => ({ params: { phaseId }, query: { sequenceId } }),
  },
  clearConversation: byPhase(),
  sendUserMessage: byPhase({ body: { message: 'Hello' } }),
  askAgent: {
    request: ({ phaseId, agentId }) => ({ params: { phaseId }, body: { agentId, userMessage: 'Why?' } }),
  },
  createInteraction: {
    request: ({ phaseId, agentId }) => ({
      body: { phaseId, aiAgentId: agentId, moderatorPrompt: 'Please look at it' },
    }),
  },
  activatePhase: {
    request: ({ phaseId, initiativeId, clientId, firmId }) => ({
      body: { phaseId, initiativeId, clientId, consultingFirmId: firmId },
    }),
  },
  getActivation: byPhase(),
  getActivationContext: byPhase(),
  getInteraction: byId(({ interactionId }) => interactionId),
  startInteraction: byId(({ interactionId }) => interactionId, { body: {} }),
  executeInteraction: byId(({ interactionId }) => interactionId, { body: {} }),
  giveFeedback: byId(({ interactionId }) => interactionId, { body: { feedback: 'Again, please' } }),
  resolveHitl: byId(({ interactionId }) => interactionId, { body: { resolved: true } }),
  deleteInteraction: byId(({ interactionId }) => interactionId),
  getModelView: byId(({ interactionId }) => interactionId),
  getSummaryModelView: { request: ({ sequenceId }) => ({ params: { sequenceId } }) },
  getReplyModelView: byId(({ messageId }) => messageId),
  listMessages: byPhase(),
  createMessage: { request: ({ phaseId }) => ({ body: { phaseId, content: 'Hello' } }) },
  updateMessage: byId(({ messageId }) => messageId, { body: { content: 'Changed' } }),
  markRequest: byId(({ messageId }) => messageId, { body: { met: true } }),
  deleteMessage: byId(({ messageId }) => messageId),
}

const people: Record<string, RouteExample> = {
  listStakeholders: byClient,
  createStakeholder: {
    request: ({ clientId, departmentId }) => ({
      body: { firstName: 'A', lastName: 'B', role: 'C', clientId, departmentId },
    }),
  },
  updateStakeholder: {
    request: ({ stakeholderId, departmentId }) => ({
      params: { id: stakeholderId },
      body: { role: 'Owner', departmentId },
    }),
  },
  getStakeholder: byId(({ stakeholderId }) => stakeholderId),
  deleteStakeholder: byId(({ stakeholderId }) => stakeholderId),
  listDepartments: byClient,
  departmentHierarchy: { request: ({ clientId }) => ({ query: { clientId } }) },
  getDepartment: byId(({ departmentId }) => departmentId),
  createDepartment: {
    request: ({ clientId, departmentId }) => ({ body: { name: 'New', clientId, parentId: departmentId } }),
  },
  updateDepartment: byId(({ departmentId }) => departmentId, { body: { name: 'Renamed' } }),
  deleteDepartment: byId(({ departmentId }) => departmentId),
}

const consultants: Record<string, RouteExample> = {
  listConsultants: { request: ({ firmId }) => ({ params: { firmId } }), isOpenToSuperAdmins: true },
  getConsultant: { ...byId(({ consultantId }) => consultantId), isOpenToSuperAdmins: true },
  createConsultant: {
    request: ({ clientId }) => ({ body: { firstName: 'A', lastName: 'B', clientIds: [clientId] } }),
  },
  updateConsultant: {
    request: ({ consultantId, clientId }) => ({
      params: { id: consultantId },
      body: { position: 'Principal', clientIds: [clientId] },
    }),
  },
  deleteConsultant: byId(({ consultantId }) => consultantId),
  setUpConsultantAuth: {
    request: ({ consultantId }) => ({
      params: { id: consultantId },
      body: { email: newAddress(), password: 'Harbour-lantern-7!' },
    }),
  },
  listFirmAccess: { request: ({ firmId }) => ({ params: { firmId } }), isOpenToSuperAdmins: true },
  listConsultantAccess: {
    request: ({ consultantId }) => ({ params: { consultantId } }),
    isOpenToSuperAdmins: true,
  },
  listClientAccess: { ...byClient, isOpenToSuperAdmins: true },
  setFirmAccess: {
    request: ({ firmId, consultantId, clientId }) => ({
      params: { firmId },
      body: { mappings: [{ consultantId, clientId, canAccess: true }] },
    }),
  },
  setAccess: {
    request: ({ consultantId, clientId }) => ({
      params: { consultantId, clientId },
      body: { canAccess: true },
    }),
  },
  deleteAccess: { request: ({ consultantId, clientId }) => ({ params: { consultantId, clientId } }) },
}

const dashboards: Record<string, RouteExample> = {
  getFirmDashboard: { request: ({ firmId }) => ({ params: { consultingFirmId: firmId } }) },
  getSuperAdminDashboard: noIds(),
}

/** One example for each route, by name; the isolation test refuses a route without one. */
export const routeExamples: Record<string, RouteExample> = {
  ...session,
  ...initiatives,
  ...phases,
  ...interactions,
  ...documentExamples,
  ...identityExamples,
  ...people,
  ...directoryExamples,
  ...consoleExamples,
  ...jobExamples,
  ...consultants,
  ...dashboards,
  ...interviewExamples,
  ...userExamples,
  ...templateExamples,
  ...maturityAndDemoExamples,
  ...recordExamples,
}

/** Routes that end the caller's own session, so that they cannot be tried in passing; tested with the session. */
export const sessionEndingRoutes = new Set(['logout', 'stopImpersonation', 'endOtherSessions'])

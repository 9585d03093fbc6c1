import { randomUUID } from 'node:crypto'
import {
  access,
  administrator,
  agent,
  connection,
  definition,
  industries,
  interview,
  metadata,
  nothing,
  ofInitiative,
  ofOwn,
  ofPhase,
  pair,
  person,
  resource,
  stakeholder,
  user,
  wayIn,
  type Written,
} from './hostile-records.ts'

/** In the order in which they are called: what others need comes first. */
export const written: [string, Written][] = [
  ...pair('createAgent', 'updateAgent', { as: 'console', body: agent, refused: industries }),
  ...pair('createTemplate', 'updateTemplate', {
    as: 'firm',
    body: (ids) => ({ name: 'A', ...definition(ids), visibility: 'CLIENT', clientId: ids.clientId }),
    change: definition,
    refused: industries,
    // What a phase is known by.
    keeps: ['phases[].id'],
  }),
  ['cloneTemplate', { as: 'firm', of: 'createTemplate', params: ofOwn, body: nothing }],
  ...pair('createDepartment', 'updateDepartment', {
    as: 'client',
    body: ({ clientId }) => ({ clientId, name: 'A' }),
  }),
  ...pair('createStakeholder', 'updateStakeholder', { as: 'client', body: stakeholder, refused: ['email'] }),
  ...pair('createSavedView', 'updateSavedView', {
    as: 'client',
    body: () => ({ page: 'initiatives', name: randomUUID(), query: '' }),
  }),
  ...pair('createInitiative', 'updateInitiative', {
    as: 'client',
    body: ({ clientId, createTemplate, userId }) => ({
      name: 'A',
      clientId,
      templateId: createTemplate,
      startDate: '2026-03-02',
      team: [{ userId, role: 'Lead' }],
      ...metadata(),
    }),
    change: metadata,
    // Ids of the template's own phases alone.
    refused: ['phases[].id'],
  }),
  [
    'setTeam',
    {
      as: 'client',
      params: ofInitiative,
      body: ({ userId }) => ({ members: [{ userId, role: 'Lead' }] }),
    },
  ],
  ...pair('addToDemo', 'changeDemoAddition', { as: 'client', body: () => ({ slide: 'goal', content: 'A' }) }),
  ...connection('Portfolio'),
  ...connection('Program'),
  ...connection('BusinessObjective'),
  ['createFlag', { as: 'client', params: ofInitiative, body: () => ({ title: 'A', severity: 'HIGH' }) }],
  ['updateFlag', { as: 'client', of: 'createFlag', params: ofOwn, body: nothing }],
  [
    'createTimelineEntry',
    { as: 'client', params: ofInitiative, body: () => ({ title: 'A', at: '2026-11-20T10:00:00.000Z' }) },
  ],
  ['addHours', { as: 'client', params: ofInitiative, body: () => ({ minutes: 30 }) }],
  ['updateTimelineEntry', { as: 'client', of: 'createTimelineEntry', params: ofOwn, body: nothing }],
  ...pair('createInterview', 'updateInterview', { as: 'client', body: interview }),
  [
    'createObservation',
    { as: 'client', params: ofPhase, body: () => ({ description: 'A', severity: 'LOW' }) },
  ],
  ['updateObservation', { as: 'client', of: 'createObservation', params: ofOwn, body: nothing }],
  [
    'updatePhase',
    {
      as: 'client',
      params: ({ phaseId = '' }) => ({ id: phaseId }),
      // Whatever its type, an input is what its field in the template makes of it.
      body: ({ inputName = '' }) => ({
        status: 'IN_PROGRESS',
        inputs: { [inputName]: `<img src=x onerror=hit('inputs')>` },
      }),
    },
  ],
  ['createMessage', { as: 'client', body: ({ phaseId }) => ({ phaseId, content: 'A' }) }],
  ['updateMessage', { as: 'client', of: 'createMessage', params: ofOwn, body: nothing }],
  ['sendUserMessage', { as: 'client', params: ofPhase, body: nothing }],
  [
    'askAgent',
    {
      as: 'client',
      params: ofPhase,
      body: ({ createAgent }) => ({ agentId: createAgent, userMessage: 'A' }),
    },
  ],
  [
    'createInteraction',
    {
      as: 'client',
      body: ({ phaseId, createAgent }) => ({ phaseId, aiAgentId: createAgent, moderatorPrompt: 'A' }),
    },
  ],
  [
    'giveFeedback',
    { as: 'client', isLate: true, params: ({ askAgent = '' }) => ({ id: askAgent }), body: nothing },
  ],
  [
    'searchClientKnowledge',
    { as: 'client', body: () => ({ query: 'A', context: [{ role: 'user', content: 'A' }] }) },
  ],
  [
    'searchFirmKnowledge',
    { as: 'firm', body: () => ({ query: 'A', context: [{ role: 'user', content: 'A' }] }) },
  ],
  [
    'saveInitiativeSummary',
    {
      as: 'firm',
      body: ({ createInitiative }) => ({ initiativeId: createInitiative, vendorChoices: ['A'] }),
    },
  ],
  ...pair('createUser', 'updateUser', { as: 'client', body: user, refused: ['email'] }),
  ...pair('createRole', 'updateRole', {
    as: 'client',
    body: ({ clientId }) => ({ clientId, name: randomUUID(), permissions: [] }),
  }),
  ...pair('createClient', 'updateClient', {
    as: 'firm',
    body: () => ({ name: 'A', administrator: administrator() }),
    refused: ['administrator.email', ...industries],
  }),
  ...pair('createConsultant', 'updateConsultant', { as: 'firm', body: person, refused: ['email'] }),
  [
    'setUpConsultantAuth',
    { as: 'firm', of: 'createConsultant', params: ofOwn, body: access, refused: ['email'] },
  ],
  [
    'createConsultingFirm',
    {
      as: 'console',
      body: () => ({ name: 'A', administrator: administrator() }),
      refused: ['administrator.email'],
    },
  ],
  ['updateConsultingFirm', { as: 'console', of: 'createConsultingFirm', params: ofOwn, body: nothing }],
  ...resource('Agents', { as: 'console', body: agent, refused: industries }),
  ...resource('Clients', {
    as: 'console',
    body: ({ firmId }) => ({ name: 'A', consultingFirmId: firmId, administrator: administrator() }),
    refused: ['administrator.email', ...industries],
  }),
  ...resource('Consultants', {
    as: 'console',
    body: ({ firmId }) => ({ ...person(), consultingFirmId: firmId }),
    refused: ['email'],
  }),
  [
    'adminSetUpConsultantAuth',
    { as: 'console', of: 'adminCreateConsultants', params: ofOwn, body: access, refused: ['email'] },
  ],
  ...resource('ConsultingFirms', {
    as: 'console',
    body: () => ({ name: 'A', administrator: administrator() }),
    refused: ['administrator.email'],
  }),
  ...resource('Users', { as: 'console', body: user, refused: ['email'] }),
  [
    'sendFeedback',
    // The page is a path of the product: any other text is refused.
    { as: 'client', body: () => ({ kind: 'IDEA', text: 'A', page: '/initiatives' }), refused: ['page'] },
  ],
  ['adminUpdateFeedback', { as: 'console', of: 'sendFeedback', params: ofOwn, body: nothing }],
  [
    'adminBulkFeedback',
    {
      as: 'console',
      of: 'sendFeedback',
      body: (_ids, id) => ({ action: 'update', ids: [id], data: {} }),
    },
  ],
  ...resource('Roles', {
    as: 'console',
    body: ({ clientId }) => ({ clientId, name: randomUUID(), permissions: [] }),
  }),
  ['impersonateClient', wayIn('console', 'clientId')],
  ['impersonateConsultingFirm', wayIn('console', 'firmId')],
  ['consultantImpersonateClient', wayIn('consultant', 'clientId')],
]

const isSecret = 'It proves who somebody is: it is compared and never kept.'
/** Calls with fields of text that nobody is shown, each with the reason. */
export const exceptions: Record<string, string> = {
  login: isSecret,
  loginTwoFactor: isSecret,
  stepUp: isSecret,
  enableTwoFactor: isSecret,
  disableTwoFactor: isSecret,
  resetPassword: isSecret,
  getPasswordRules: isSecret,
  verifyEmail: isSecret,
  unlockSignIn: isSecret,
  changePassword: isSecret,
  changeEmail: isSecret,
  readRegistrationLink: isSecret,
  register: 'It needs a link from a mail; it makes the same people and firms as the calls of the console.',
  linkSso: 'An address of the product itself to come back to: any other is refused (features/sso).',
  updateSso: 'Addresses that are checked as such, and a name that is shown in a field to edit alone.',
  resolveHitl:
    'It needs an agent that has asked a person; the note is shown where feedback and messages are shown.',
  requestClientErasure: 'It is compared with the name of the client, and anything else is refused.',
  createObservationComment:
    'It needs an observation that a validation has written; it is shown as text alone.',
  updateObservationComment: 'As the comment was made.',
  confirmSsoDomain: 'The reason goes to the audit log, like the reasons of impersonations.',
}

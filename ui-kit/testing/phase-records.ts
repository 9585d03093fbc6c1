import type { Artifact } from '@parley/contracts/http/artifacts.ts'
import type { HitlMessage, Interaction, Sequence } from '@parley/contracts/http/conversation-records.ts'
import type { NextStep } from '@parley/contracts/http/next-step.ts'
import type { Observation } from '@parley/contracts/http/observations.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import type { InputField } from '@parley/contracts/template-definition.ts'
import { newId } from '@parley/contracts/ids.ts'
import { acme } from './people.ts'

const at = '2026-03-02T09:30:00.000Z'
const nothing = { groups: [], fields: [] }

export const analyst = { id: newId(), name: 'Business Analyst', role: 'CONTRIBUTOR' as const }
export const reviewer = { id: newId(), name: 'Quality Reviewer', role: 'REVIEWER' as const }
export const judge = { id: newId(), name: 'Judge', role: 'APPROVER' as const }
const moderator = { id: 'moderator' as const, name: 'Moderator', role: 'MODERATOR' as const }
const mitigation = { id: 'm1', description: 'Every plant has a data owner', order: 1 }

export const nextStep = (given: Partial<NextStep> = {}): NextStep => ({
  kind: 'converse',
  by: 'you',
  text: 'Start the conversation of the agents.',
  phase: null,
  count: null,
  gate: null,
  instead: null,
  ...given,
})

/** A phase at work, with everything it takes to be completed; what a test cares about is passed in. */
export function phase(given: Partial<Phase> = {}, definition: Partial<Phase['templatePhase']> = {}): Phase {
  const { id = newId(), name = 'Discovery', order = 1 } = given
  const { requiredInputs = nothing, recommendedArtifacts = [] } = given
  return {
    id,
    initiativeId: newId(),
    name,
    order,
    status: 'IN_PROGRESS',
    inputs: {},
    requiredInputs,
    recommendedArtifacts,
    observations: [],
    startDate: at,
    endDate: null,
    plannedStart: null,
    plannedEnd: null,
    notes: null,
    templatePhase: {
      name,
      description: 'Turn needs into requirements.',
      order,
      requiredInputs,
      recommendedArtifacts,
      initialRiskMitigations: [mitigation],
      riskMitigations: [mitigation],
      aiAgents: [analyst, reviewer, judge].map((agent, index) => ({
        aiAgentId: agent.id,
        order: index + 1,
        moderatorPrompt: '',
        chapterTitle: '',
        expectedOutput: '',
        aiAgent: { ...agent, description: '', systemMessage: '', isSME: false },
      })),
      ...definition,
    },
    templateVersion: 1,
    validation: finishedValidation,
    isValidated: given.validation === undefined || given.validation?.status === 'COMPLETED',
    conversationCheck: null,
    hasInputs: true,
    hasConversation: false,
    eventSeq: 0,
    activation: null,
    nextStep: nextStep({ phase: { id, name } }),
    updatedAt: at,
    ...given,
  }
}

const finishedValidation: NonNullable<Phase['validation']> = {
  id: newId(),
  status: 'COMPLETED',
  startedAt: at,
  finishedAt: at,
  error: null,
  checked: 1,
  total: 1,
  provider: 'builtin',
  model: 'builtin',
}

/** Loose fields of a phase; text unless a type is given. */
export const inputsOf = (...fields: (Partial<InputField> & { name: string })[]): Phase['requiredInputs'] => ({
  groups: [],
  fields: fields.map((field) => ({ label: field.name, type: 'text', required: false, ...field })),
})

export function observation(given: Partial<Observation> = {}): Observation {
  return {
    id: newId(),
    phaseId: newId(),
    sequenceId: null,
    mitigation: 'Every plant has a data owner',
    description: 'Katowice has named no data owner.',
    verdict: 'does-not-hold',
    severity: 'HIGH',
    status: 'OPEN',
    observationType: 'INITIAL',
    evidence: [],
    consultantNotes: null,
    remediationPlan: null,
    acceptedAt: null,
    remediatedAt: null,
    settlement: null,
    failedAgainAt: null,
    createdBy: null,
    assignee: null,
    dueOn: null,
    commentCount: 0,
    createdAt: at,
    updatedAt: at,
    ...given,
  }
}

export function interaction(given: Partial<Interaction> = {}): Interaction {
  return {
    id: newId(),
    phaseId: newId(),
    sequenceId: newId(),
    order: 1,
    isSide: false,
    seq: 1,
    aiAgentId: given.aiAgent?.id ?? analyst.id,
    aiAgent: analyst,
    chapterTitle: null,
    status: 'COMPLETED',
    moderatorPrompt: null,
    agentResponse: 'The plants need one system.',
    responseSummary: null,
    verdict: null,
    citations: [],
    unsupportedClaims: 0,
    contradictedClaims: [],
    provider: 'builtin',
    model: 'builtin',
    usage: null,
    hitl: null,
    feedback: null,
    decision: null,
    supersedesId: null,
    supersededById: null,
    madeBeforeRedoOf: null,
    standsInFor: null,
    truncated: false,
    error: null,
    startedAt: at,
    createdAt: at,
    completedAt: at,
    updatedAt: at,
    ...given,
  }
}

export const moderatorTurn = (given: Partial<Interaction> = {}): Interaction =>
  interaction({ aiAgent: moderator, agentResponse: 'Welcome, let us begin.', ...given })

export function sequence(given: Partial<Sequence> = {}): Sequence {
  return {
    id: newId(),
    phaseId: newId(),
    status: 'RUNNING',
    completed: 1,
    total: 6,
    summary: null,
    summaryCitations: [],
    summarySeq: null,
    summaryIsOlderThanSources: false,
    summaryIsBeingWritten: false,
    usage: { inputTokens: 1_000, outputTokens: 200, cost: 0 },
    budget: { maxTokens: null, maxCost: null },
    gate: null,
    error: null,
    startedAt: at,
    finishedAt: null,
    createdAt: at,
    ...given,
  }
}

export function message(given: Partial<HitlMessage> = {}): HitlMessage {
  return {
    id: newId(),
    phaseId: newId(),
    sequenceId: null,
    seq: 2,
    content: 'Mind the plant in Katowice.',
    role: 'USER',
    messageType: 'USER_MESSAGE',
    metadata: {},
    author: { id: newId(), name: 'Anita Desai' },
    request: null,
    createdAt: at,
    updatedAt: at,
    ...given,
  }
}

export function artifact(given: Partial<Artifact> = {}): Artifact {
  return {
    id: newId(),
    name: 'RFP Requirements',
    fileName: 'rfp.pdf',
    type: 'application/pdf',
    size: 9_000,
    contentHash: 'ab'.repeat(32),
    department: null,
    tags: [],
    scope: 'initiative',
    clientId: acme.id,
    initiativeId: newId(),
    indexing: { status: 'INDEXED', pages: 3, chunks: 12, progress: 1, error: null },
    uploadedBy: null,
    metadata: { uploadedByUser: null },
    createdAt: at,
    updatedAt: at,
    ...given,
  }
}

import type { Consultant } from '@parley/contracts/http/consultants.ts'
import type { DepartmentNode } from '@parley/contracts/http/departments.ts'
import type { InitiativePreview } from '@parley/contracts/http/initiative-template.ts'
import type { Initiative, InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import type { Client } from '@parley/contracts/http/people.ts'
import type { Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import type { Template, TemplateSummary } from '@parley/contracts/http/templates.ts'
import type { Role } from '@parley/contracts/http/roles.ts'
import type { User } from '@parley/contracts/http/users.ts'
import { newId } from '@parley/contracts/ids.ts'
import { acme, northwind } from './people.ts'
import { nextStep } from './phase-records.ts'

const at = '2026-03-02T09:30:00.000Z'
const times = { createdAt: at, updatedAt: at }

/** Records as the server gives them; what a test cares about is passed in. */
export function initiativeSummary(given: Partial<InitiativeSummary> = {}): InitiativeSummary {
  return {
    id: newId(),
    name: 'ERP vendor selection',
    description: 'Choose the system that replaces three generations of home-made tools.',
    status: 'ACTIVE',
    isConfidential: false,
    isArchived: false,
    clientId: acme.id,
    client: { id: acme.id, name: acme.name },
    templateId: newId(),
    template: {
      id: newId(),
      name: 'Vendor Selection',
      icon: 'BusinessIcon',
      initiativeType: 'VENDOR_SELECTION',
      version: 1,
    },
    consultant: { id: newId(), firstName: 'Clara', lastName: 'Ng', position: 'Principal' },
    owners: [{ id: newId(), firstName: 'Otto', lastName: 'Lang', role: 'Sponsor' }],
    phaseCount: 5,
    startedPhaseCount: 2,
    completedPhaseCount: 1,
    nextStep: nextStep(),
    ...times,
    ...given,
  }
}

export function initiative(given: Partial<Initiative> = {}): Initiative {
  const summary = initiativeSummary()
  return {
    ...summary,
    template: summary.template && { ...summary.template, phases: [] },
    globalInputs: { groups: [], fields: [] },
    newestTemplateVersion: 1,
    templateHasPhases: true,
    openFlagCount: 0,
    users: [],
    metadata: { stakeholders: [], keyStakeholders: [], initiativeOwners: [], humanHoursSpent: 0 },
    phases: [],
    language: null,
    canManage: true,
    ...given,
  }
}

export function templateSummary(given: Partial<TemplateSummary> = {}): TemplateSummary {
  return {
    id: newId(),
    name: 'Vendor Selection',
    description: 'From needs to a signed contract.',
    icon: 'BusinessIcon',
    visibility: 'PARLEY',
    canEdit: false,
    canDelete: false,
    canAssign: false,
    canClone: false,
    status: 'CURRENT',
    initiativeType: 'VENDOR_SELECTION',
    language: null,
    industries: [{ id: newId(), code: 'manufacturing' }],
    aiHours: 40,
    clientId: null,
    consultingFirmId: null,
    client: null,
    consultingFirm: null,
    version: 1,
    phaseCount: 5,
    ...times,
    ...given,
  }
}

export function template(given: Partial<Template> = {}): Template {
  const { phaseCount: _phaseCount, ...summary } = templateSummary()
  const none = { groups: [], fields: [] }
  const phase = {
    name: 'Discovery',
    description: 'What is needed.',
    order: 1,
    requiredInputs: none,
    recommendedArtifacts: [],
    initialRiskMitigations: [],
    riskMitigations: [],
    aiAgents: [],
  }
  return { ...summary, phases: [phase], inputs: none, outputs: none, teamRoles: [], ...given }
}

/** What would be made of a template, for the form that makes it. */
export const preview = (of: Template, given: Partial<InitiativePreview> = {}): InitiativePreview => ({
  template: { id: of.id, name: of.name, icon: of.icon, version: of.version },
  client: { id: acme.id, name: acme.name },
  startDate: '2026-03-02',
  endDate: null,
  phases: of.phases.map(({ name, description, durationDays = null }, index) => ({
    id: of.phases[index]?.id ?? String(index + 1),
    name,
    description,
    order: index + 1,
    durationDays,
    plannedStart: null,
    plannedEnd: null,
    agents: [],
    inputCount: 0,
    artifactCount: 0,
  })),
  inputCount: 0,
  globalInputCount: 0,
  agentCount: 0,
  teamRoles: of.teamRoles,
  ...given,
})

export function clientRecord(given: Partial<Client> = {}): Client {
  return {
    id: acme.id,
    name: acme.name,
    isObsolete: false,
    consultingFirm: northwind,
    industries: [{ id: newId(), code: 'manufacturing' }],
    settings: { ai: { llmPreparer: 'gpt', llmReviewer: 'gpt', maySubstitute: false }, language: null },
    ...times,
    ...given,
  }
}

export function stakeholder(given: Partial<Stakeholder> = {}): Stakeholder {
  return {
    id: newId(),
    firstName: 'Otto',
    lastName: 'Lang',
    role: 'Head of Production',
    email: 'otto.lang@acme.test',
    phone: null,
    notes: null,
    departmentId: null,
    department: null,
    clientId: acme.id,
    ...times,
    ...given,
  }
}

/** A department with those below it; they are put in their place. */
export function department(given: Partial<DepartmentNode> = {}): DepartmentNode {
  const id = given.id ?? newId()
  const children = (given.children ?? []).map((child) => ({ ...child, parentId: id }))
  return {
    name: 'Operations',
    code: null,
    description: null,
    parentId: null,
    stakeholderCount: 0,
    clientId: acme.id,
    ...times,
    ...given,
    id,
    children,
    childCount: children.length,
  }
}

export function userRecord(given: Partial<User> = {}): User {
  const id = newId()
  return {
    id,
    email: `${id.slice(-6)}@acme.test`,
    firstName: 'Sam',
    lastName: 'One',
    roles: [],
    clientId: acme.id,
    consultantId: null,
    consultingFirmId: null,
    client: { id: acme.id, name: acme.name },
    consultingFirm: northwind,
    isSuperAdmin: false,
    isObsolete: false,
    ...times,
    ...given,
  }
}

export function consultantRecord(given: Partial<Consultant> = {}): Consultant {
  return {
    id: newId(),
    firstName: 'Clara',
    lastName: 'Ng',
    email: 'clara.ng@northwind.test',
    phone: '+44 20 7946 0000',
    position: 'Principal',
    isObsolete: false,
    hasAccount: false,
    activeInitiativesCount: 0,
    clients: [],
    ...times,
    ...given,
  }
}

export function roleRecord(given: Partial<Role> = {}): Role {
  return {
    id: newId(),
    name: 'People manager',
    description: null,
    permissions: ['manage_users'],
    isImmutable: false,
    clientId: acme.id,
    consultingFirmId: null,
    userCount: 0,
    ...times,
    ...given,
  }
}

/** The answer of the list of templates. */
export const templateList = (...templates: TemplateSummary[]) => ({
  templates,
  total: templates.length,
  canCreate: false,
})

import type { z } from 'zod'
import type { initiativeSchema, initiativeSummarySchema } from '@parley/contracts/http/initiatives.ts'
import type { NextStep } from '@parley/contracts/http/next-step.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { soundsLikeOwner } from '@parley/contracts/rules/initiative-owners.ts'
import { presentPerson } from '../stakeholders/index.ts'
import type { InitiativeRow } from './initiative-list.views.ts'
import type { InitiativeView, LeadRow, MemberRow, PersonRow } from './initiatives.views.ts'

type Summary = z.input<typeof initiativeSummarySchema>

export const personName = (person: {
  first_name: string
  last_name: string
  deleted_at?: Date | null
}): string => (person.deleted_at ? 'Deleted user' : `${person.first_name} ${person.last_name}`.trim())

type Owner = Pick<PersonRow, 'id' | 'kind' | 'first_name' | 'last_name' | 'role'>

/** Those marked as owners, or, where nobody is, those whose role names one (decisions D11). */
function ownersOf<Person extends Owner>(people: Person[]): Person[] {
  const marked = people.filter((person) => person.kind === 'owner')
  return marked.length > 0 ? marked : people.filter((person) => soundsLikeOwner(person.role))
}

/** How many phases an initiative has, and how far they are. */
export const countPhases = (phases: readonly { status: string }[]) => ({
  phase_count: phases.length,
  started_phase_count: phases.filter(({ status }) => status !== 'PENDING').length,
  completed_phase_count: phases.filter(({ status }) => status === 'COMPLETED').length,
})

type SummaryRow = Omit<InitiativeRow, 'total' | 'people' | 'phases' | 'global_inputs' | 'given_inputs'> &
  ReturnType<typeof countPhases>

export function presentSummary(
  row: SummaryRow,
  { people, nextStep }: { people: Owner[]; nextStep: NextStep },
): Summary {
  const label = row.template_snapshot
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status === 'ACTIVE' && row.is_analyzing ? 'ANALYZING' : row.status,
    isConfidential: row.is_confidential,
    isArchived: row.is_archived,
    clientId: row.client_id,
    client: { id: row.client_id, name: row.client_name },
    templateId: row.template_id,
    template: label && {
      id: row.template_id,
      name: label.name,
      icon: label.icon,
      initiativeType: label.initiativeType,
      version: row.template_version,
    },
    consultant:
      row.consultant_id && row.consultant_first_name !== null && row.consultant_last_name !== null
        ? {
            id: row.consultant_id,
            firstName: row.consultant_first_name,
            lastName: row.consultant_last_name,
            position: row.consultant_position,
          }
        : null,
    owners: ownersOf(people).map((person) => ({
      id: person.id,
      firstName: person.first_name,
      lastName: person.last_name,
      role: person.role,
    })),
    phaseCount: row.phase_count,
    startedPhaseCount: row.started_phase_count,
    completedPhaseCount: row.completed_phase_count,
    nextStep,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export interface InitiativeParts {
  row: InitiativeView
  people: PersonRow[]
  members: MemberRow[]
  humanHours: number
  phases: Phase[]
  /** Of the version that it was made from. */
  templatePhases: { name: string; order: number }[]
  canManage: boolean
  nextStep: NextStep
}

export function presentMember(row: MemberRow, leadConsultantId: string | null) {
  return {
    name: personName(row),
    role: row.role,
    isLead: leadConsultantId !== null && row.consultant_id === leadConsultantId,
  }
}

/** A leading consultant who is in the team by that alone. */
export const presentLead = (lead: LeadRow, userId: string) => ({
  userId,
  name: `${lead.first_name} ${lead.last_name}`.trim(),
  role: lead.position ?? 'Leading consultant',
  isLead: true,
  isMember: false,
})

export function presentInitiative(parts: InitiativeParts): z.input<typeof initiativeSchema> {
  const { row, people, members } = parts
  const stakeholders = people.filter((person) => person.kind === 'stakeholder').map(presentPerson)
  const snapshot = row.template_snapshot
  const summary = presentSummary(row, parts)
  return {
    ...summary,
    template: summary.template && { ...summary.template, phases: parts.templatePhases },
    globalInputs: snapshot?.inputs ?? { groups: [], fields: [] },
    newestTemplateVersion: row.newest_template_version,
    templateHasPhases: parts.templatePhases.length > 0,
    openFlagCount: row.open_flag_count,
    users: members.map((member) => ({ id: member.id, ...presentMember(member, row.consultant_id) })),
    metadata: {
      ...row.metadata,
      stakeholders,
      keyStakeholders: stakeholders,
      initiativeOwners: ownersOf(people).map(presentPerson),
      humanHoursSpent: parts.humanHours,
    },
    phases: parts.phases,
    language: row.language,
    canManage: parts.canManage,
  }
}

import { defaultPhaseNames } from '@parley/contracts/template-input.ts'
import type { Importance } from '@parley/contracts/enums.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import type {
  InputField,
  InputGroup,
  PhaseDefinition,
  RequiredInputs,
  TeamRole,
} from '@parley/contracts/template-definition.ts'

// The template as it is edited. Everything that stands in a list has an id, so that a row is found again whatever
// its place; orders come from places and are made on the way to the server.

/** `id` is the editor's own key; `name` is the key of the value and stays once saved. */
export type FieldDraft = InputField & { id: string }
export type GroupDraft = Omit<InputGroup, 'fields'> & { fields: FieldDraft[] }
export interface InputsDraft {
  groups: GroupDraft[]
  /** Fields that belong to no group. */
  fields: FieldDraft[]
}
export interface ArtifactDraft {
  id: string
  name: string
  importance: Importance
}
export interface MitigationDraft {
  id: string
  description: string
}
/** An agent's place in a phase; the same agent may have several. */
export interface AgentPlaceDraft {
  id: string
  aiAgentId: string
  moderatorPrompt: string
  chapterTitle: string
  expectedOutput: string
}
export interface PhaseDraft {
  id: string
  /** The first of the saved template: the server keeps it, wherever it has been moved (Document 2, 4.6). */
  isKept?: boolean
  name: string
  description: string
  /** Planned length in calendar days; null where it is not planned. */
  durationDays: number | null
  requiredInputs: InputsDraft
  recommendedArtifacts: ArtifactDraft[]
  initialRiskMitigations: MitigationDraft[]
  riskMitigations: MitigationDraft[]
  aiAgents: AgentPlaceDraft[]
}
export interface TemplateDraft {
  name: string
  description: string
  icon: string
  status: Template['status']
  visibility: Template['visibility']
  initiativeType: Template['initiativeType']
  /** What it is written in; null where nobody has said. */
  language: Template['language']
  /** Codes; 'all' stands alone. */
  industries: string[]
  clientId: string | null
  consultingFirmId: string | null
  teamRoles: TeamRole[]
  inputs: InputsDraft
  outputs: RequiredInputs
  phases: PhaseDraft[]
}

/** Where a builder of inputs works: the template's own inputs, or those of a phase. */
export type InputsPlace = { kind: 'global' } | { kind: 'phase'; phaseId: string }

export const allIndustries = 'all'

export const emptyInputs = (): InputsDraft => ({ groups: [], fields: [] })

export const newPhase = (name: string): PhaseDraft => ({
  id: newId(),
  name,
  description: '',
  durationDays: null,
  requiredInputs: emptyInputs(),
  recommendedArtifacts: [],
  initialRiskMitigations: [],
  riskMitigations: [],
  aiAgents: [],
})

/** Document 2, section 3: what a new template begins with. A firm's cannot be for all (decisions D1). */
export const newTemplateDraft = (visibility: Template['visibility'] = 'PARLEY'): TemplateDraft => ({
  name: '',
  description: '',
  icon: 'BusinessIcon',
  status: 'CURRENT',
  visibility,
  initiativeType: 'DISCOVERY',
  language: null,
  industries: [allIndustries],
  clientId: null,
  consultingFirmId: null,
  teamRoles: [],
  inputs: emptyInputs(),
  outputs: { groups: [], fields: [] },
  phases: defaultPhaseNames.map(newPhase),
})

/**
 * Fields, artifacts and agents have no ids of their own on the wire. Theirs come from their places, so that the same
 * template is the same draft each time it is opened, and a draft that was kept fits it.
 */
export const draftOfInputs = ({ groups, fields }: RequiredInputs, owner: string = newId()): InputsDraft => ({
  groups: groups.map((group, at) => ({
    ...group,
    fields: group.fields.map((field, index) => ({ ...field, id: `${owner}.${at}.field-${index}` })),
  })),
  fields: fields.map((field, index) => ({ ...field, id: `${owner}.field-${index}` })),
})

function draftOfPhase(phase: PhaseDefinition): PhaseDraft {
  const mitigations = (given: PhaseDefinition['riskMitigations']): MitigationDraft[] =>
    byOrder(given).map(({ id, description }) => ({ id, description }))
  const id = phase.id ?? newId()
  return {
    id,
    name: phase.name,
    description: phase.description,
    durationDays: phase.durationDays ?? null,
    requiredInputs: draftOfInputs(phase.requiredInputs, id),
    recommendedArtifacts: phase.recommendedArtifacts.map((artifact, index) => ({
      ...artifact,
      id: `${id}.artifact-${index}`,
    })),
    initialRiskMitigations: mitigations(phase.initialRiskMitigations),
    riskMitigations: mitigations(phase.riskMitigations),
    aiAgents: byOrder(phase.aiAgents).map(
      ({ aiAgentId, moderatorPrompt, chapterTitle, expectedOutput }, index) => ({
        id: `${id}.agent-${index}`,
        aiAgentId,
        moderatorPrompt,
        chapterTitle,
        expectedOutput,
      }),
    ),
  }
}

const byOrder = <Item extends { order: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((left, right) => left.order - right.order)

/** The answer of the server, ready to be edited. */
export function fromTemplate(template: Template): TemplateDraft {
  const { name, description, icon, status, visibility, initiativeType, language } = template
  const industries = template.industries.map(({ code }) => code)
  return {
    name,
    description,
    icon,
    status,
    visibility,
    initiativeType,
    language,
    industries: industries.length === 0 ? [allIndustries] : industries,
    clientId: template.clientId,
    consultingFirmId: template.consultingFirmId,
    teamRoles: template.teamRoles,
    inputs: draftOfInputs(template.inputs, 'global'),
    outputs: template.outputs,
    phases: byOrder(template.phases).map((phase, index) => ({
      ...draftOfPhase(phase),
      ...(index === 0 ? { isKept: true } : {}),
    })),
  }
}

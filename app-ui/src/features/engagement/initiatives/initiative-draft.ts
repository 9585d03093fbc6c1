import type { createInitiative } from '@parley/contracts/http/initiatives.ts'
import type { Template } from '@parley/contracts/http/templates.ts'
import { isOfPeople } from '@parley/contracts/rules/input-references.ts'
import { fillableFields } from '@parley/contracts/rules/input-values.ts'
import type { WrittenLanguage } from '@parley/contracts/rules/initiative-language.ts'
import type { InputField } from '@parley/contracts/template-definition.ts'
import type { z } from 'zod'
import { emptyPlan, type PlanDraft, plannedPhases } from './plan-draft.ts'

/** What a person has entered before the initiative exists. */
export interface InitiativeDraft {
  name: string
  description: string
  currentSystems: string
  isConfidential: boolean
  language: WrittenLanguage | null
  /** '' until a firm user has chosen one. */
  clientId: string
  painPoints: string[]
  stakeholderIds: string[]
  globalInputs: Record<string, unknown>
  plan: PlanDraft
  team: DraftMember[]
}

/** Somebody who will be in the team. */
export interface DraftMember {
  userId: string
  name: string
  role: string
}

export const emptyDraft = (clientId: string, language: WrittenLanguage | null = null): InitiativeDraft => ({
  name: '',
  description: '',
  currentSystems: '',
  isConfidential: false,
  language,
  clientId,
  painPoints: [],
  stakeholderIds: [],
  globalInputs: {},
  plan: emptyPlan,
  team: [],
})

/** The template's global inputs that people fill. */
export const globalFieldsOf = (template: Pick<Template, 'inputs'>): InputField[] =>
  fillableFields(template.inputs)

/** Without the people and documents of a client. */
export const withoutNamed = (
  values: Record<string, unknown>,
  template: Pick<Template, 'inputs'>,
): Record<string, unknown> => {
  const named = globalFieldsOf(template).filter((field) => isOfPeople(field) || field.type === 'file')
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !named.some((field) => field.name === name)),
  )
}

/** Values of the inputs that the template has now; it may have changed while they were typed. */
function ownInputs(draft: InitiativeDraft, template: Template): Record<string, unknown> {
  const names = new Set(globalFieldsOf(template).map(({ name }) => name))
  return Object.fromEntries(Object.entries(draft.globalInputs).filter(([name]) => names.has(name)))
}

/** The call's body; what was left empty is left out. */
export function bodyOf(
  draft: InitiativeDraft,
  template: Template,
  today: string,
): z.input<typeof createInitiative.body> {
  const { currentSystems, painPoints, stakeholderIds } = draft
  const globalInputs = ownInputs(draft, template)
  const team = draft.team.map(({ userId, role }) => ({ userId, role: role.trim() }))
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    templateId: template.id,
    templateVersion: template.version,
    phases: plannedPhases(template.phases, draft.plan, today).map(({ id, plannedStart, plannedEnd }) => ({
      id,
      plannedStart,
      plannedEnd,
    })),
    ...(team.length === 0 ? {} : { team }),
    clientId: draft.clientId,
    isConfidential: draft.isConfidential,
    language: draft.language,
    metadata: {
      ...(currentSystems.trim() === '' ? {} : { currentSystems: currentSystems.trim() }),
      ...(painPoints.length === 0 ? {} : { painPoints }),
      ...(stakeholderIds.length === 0 ? {} : { keyStakeholders: stakeholderIds }),
      ...(Object.keys(globalInputs).length === 0 ? {} : { globalInputs }),
    },
  }
}

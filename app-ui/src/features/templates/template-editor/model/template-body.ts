import type { createTemplate } from '@parley/contracts/http/templates.ts'
import type { RequiredInputs } from '@parley/contracts/template-definition.ts'
import type { PhaseInput } from '@parley/contracts/template-input.ts'
import type { z } from 'zod'
import type { FieldDraft, InputsDraft, MitigationDraft, PhaseDraft, TemplateDraft } from './template-draft.ts'

export type TemplateBody = Omit<z.input<typeof createTemplate.body>, 'phases' | 'aiHours'> & {
  phases: PhaseInput[]
}

const bodyOfField = ({ id: _id, ...field }: FieldDraft): Omit<FieldDraft, 'id'> => field

export const bodyOfInputs = ({ groups, fields }: InputsDraft): RequiredInputs => ({
  groups: groups.map((group) => ({ ...group, fields: group.fields.map(bodyOfField) })),
  fields: fields.map(bodyOfField),
})

const bodyOfMitigations = (mitigations: readonly MitigationDraft[]): PhaseInput['riskMitigations'] =>
  mitigations.map(({ id, description }, index) => ({ id, description, order: index + 1 }))

/** A phase as it is sent; its order is its place (Document 2, 4.6). */
export function bodyOfPhase(phase: PhaseDraft, index: number): PhaseInput {
  const { id, name, description, durationDays } = phase
  return {
    id,
    name,
    description,
    order: index + 1,
    ...(durationDays === null ? {} : { durationDays }),
    requiredInputs: bodyOfInputs(phase.requiredInputs),
    recommendedArtifacts: phase.recommendedArtifacts.map(({ name, importance }) => ({ name, importance })),
    initialRiskMitigations: bodyOfMitigations(phase.initialRiskMitigations),
    riskMitigations: bodyOfMitigations(phase.riskMitigations),
    aiAgents: phase.aiAgents.map(({ id: _id, ...place }, at) => ({ ...place, order: at + 1 })),
  }
}

/** Everything of the draft as a new template is sent; the name is trimmed (Document 2, section 5). */
export function toBody(draft: TemplateDraft): TemplateBody {
  return {
    ...draft,
    name: draft.name.trim(),
    inputs: bodyOfInputs(draft.inputs),
    phases: draft.phases.map(bodyOfPhase),
  }
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** Visibility and whom it is for belong together: the server judges them as one. */
const audience = ['visibility', 'clientId', 'consultingFirmId'] as const

/**
 * What an edit changes, whole parts at a time: what the person has left alone is not sent, so that somebody else's
 * change of it stands.
 */
export function changedParts(before: TemplateDraft, after: TemplateDraft): Partial<TemplateBody> {
  const [old, body] = [toBody(before), toBody(after)]
  const changed = new Set(
    Object.keys(body).filter((key) => !same(old[key as keyof TemplateBody], body[key as keyof TemplateBody])),
  )
  if (audience.some((key) => changed.has(key))) for (const key of audience) changed.add(key)
  return Object.fromEntries(Object.entries(body).filter(([key]) => changed.has(key)))
}

const versioned = ['phases', 'inputs', 'outputs', 'teamRoles'] as const

/** Whether saving makes a new version: the parts that versions keep have changed. */
export const makesVersion = (parts: Partial<TemplateBody>): boolean =>
  versioned.some((part) => parts[part] !== undefined)

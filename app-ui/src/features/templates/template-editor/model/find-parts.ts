import type { InputsDraft, InputsPlace, PhaseDraft, TemplateDraft } from './template-draft.ts'

export const findPhase = (draft: TemplateDraft, phaseId: string): PhaseDraft | undefined =>
  draft.phases.find(({ id }) => id === phaseId)

/** The inputs at a place; undefined for a phase that is gone. */
export const findInputs = (draft: TemplateDraft, place: InputsPlace): InputsDraft | undefined =>
  place.kind === 'global' ? draft.inputs : findPhase(draft, place.phaseId)?.requiredInputs

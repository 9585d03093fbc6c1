import { maxPhases } from '@parley/contracts/template-input.ts'
import { newPhase, type TemplateDraft } from './template-draft.ts'

// Document 2, 4.6. A phase's order is its place, so that adding, moving and removing renumber by themselves.

export const canAddPhase = (draft: TemplateDraft): boolean => draft.phases.length < maxPhases

/** Appends a phase; returns its id, or undefined where there are as many as a template may have. */
export function addPhase(draft: TemplateDraft, name: string): string | undefined {
  if (!canAddPhase(draft)) return undefined
  const phase = newPhase(name)
  draft.phases.push(phase)
  return phase.id
}

/** The first phase stays, also the one that was saved as the first, and so at least one. */
export function canRemovePhase(draft: TemplateDraft, phaseId: string): boolean {
  const index = draft.phases.findIndex(({ id }) => id === phaseId)
  return index > 0 && draft.phases[index]?.isKept !== true
}

/** Returns whether it was removed. */
export function removePhase(draft: TemplateDraft, phaseId: string): boolean {
  if (!canRemovePhase(draft, phaseId)) return false
  draft.phases = draft.phases.filter(({ id }) => id !== phaseId)
  return true
}

/** Moves a phase to a place from 0; beyond the ends is the end. Returns whether anything changed. */
export function movePhase(draft: TemplateDraft, phaseId: string, to: number): boolean {
  const from = draft.phases.findIndex(({ id }) => id === phaseId)
  const place = Math.max(0, Math.min(to, draft.phases.length - 1))
  const phase = draft.phases[from]
  if (phase === undefined || from === place) return false
  draft.phases.splice(from, 1)
  draft.phases.splice(place, 0, phase)
  return true
}

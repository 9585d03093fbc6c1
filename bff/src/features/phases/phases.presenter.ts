import type { Confirmed } from '@parley/contracts/http/validations.ts'
import type { Observation } from '@parley/contracts/http/observations.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import type { NextStep } from '@parley/contracts/http/next-step.ts'
import { hasRequiredInputs } from '@parley/contracts/rules/input-values.ts'
import { withoutInstructions } from '../../authorization/agent-instructions.ts'
import { type ActivationState, presentActivationState } from '../activation/index.ts'
import type { ConfirmedView, PhaseView, ValidationView } from './phases.views.ts'

export interface PhaseParts {
  row: PhaseView
  observations: Observation[]
  validation: ValidationView | undefined
  /** Of the risk mitigations after a conversation. */
  check: ValidationView | undefined
  activation: ActivationState | undefined
  nextStep: NextStep
}

const time = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentValidation = (row: ValidationView): NonNullable<Phase['validation']> => ({
  id: row.id,
  status: row.status,
  startedAt: row.started_at.toISOString(),
  finishedAt: time(row.finished_at),
  error: row.error,
  checked: row.checked,
  total: row.total,
  provider: row.provider,
  model: row.model,
  confirmed: row.confirmed ?? 0,
})

/** A phase with what its definition, copied from the template, asks for (Document 2 section 3). */
export function presentPhase(parts: PhaseParts): Phase {
  const { row, observations, validation, check, activation, nextStep } = parts
  const definition = row.definition
  const inputs = row.inputs
  return {
    id: row.id,
    initiativeId: row.initiative_id,
    name: row.name,
    order: row.position,
    status: row.status,
    inputs,
    requiredInputs: definition.requiredInputs,
    recommendedArtifacts: definition.recommendedArtifacts,
    observations,
    startDate: time(row.start_date),
    endDate: time(row.end_date),
    plannedStart: row.planned_start,
    plannedEnd: row.planned_end,
    notes: row.notes,
    templatePhase: withoutInstructions(definition),
    templateVersion: row.template_version,
    validation: validation === undefined ? null : presentValidation(validation),
    isValidated: validation?.is_validated === true,
    conversationCheck: check === undefined ? null : presentValidation(check),
    hasInputs: hasRequiredInputs(definition.requiredInputs, inputs),
    hasConversation: Boolean(row.has_conversation),
    eventSeq: row.event_seq ?? 0,
    activation: presentActivationState(activation),
    nextStep,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A confirmed statement with its quotes, each with where it can be opened (decisions D12, Validation). */
export const presentConfirmed = (row: ConfirmedView): Confirmed => ({
  mitigation: row.mitigation,
  checkedAt: row.created_at.toISOString(),
  quotes: row.quotes.map(({ quote, name, place, says: _says, ...where }) => ({
    ...where,
    text: quote,
    source: name,
    place: place ?? (where.page === null ? null : `Page ${where.page}`),
  })),
})

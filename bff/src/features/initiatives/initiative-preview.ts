import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import type { InitiativePreview, previewInitiative } from '@parley/contracts/http/initiative-template.ts'
import { planEnd, planKeyOf, planPhases } from '@parley/contracts/rules/initiative-plan.ts'
import { fillableFields } from '@parley/contracts/rules/input-values.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findClient, findTemplate } from './initiatives.queries.ts'

/** The refusal of a choice that was made from an older version of the template; `current` says which is the newest. */
export const olderVersion = ({ id, version }: { id: string; version: number }): AppError =>
  new AppError(
    'STALE_UPDATE',
    'The template has a newer version than the one you looked at. Look at what is new in it, then try again.',
    { current: { id, version } },
  )

/**
 * The client and the template of a new initiative, both to be had.
 * @throws AppError NOT_FOUND for what the actor does not see, CONFLICT for an obsolete client or a template to come
 */
export async function getOffer(tx: Tx, { clientId, templateId }: { clientId: string; templateId: string }) {
  const client = await findClient(tx, clientId)
  if (client === undefined) throw notFound('Client')
  if (client.is_obsolete) throw conflict('This client is obsolete.')
  const template = await findTemplate(tx, templateId)
  if (template === undefined) throw notFound('Template')
  if (template.status === 'FUTURE') throw conflict('This template is coming soon.')
  return { client, template, definition: template.definition }
}

type Asked = z.output<typeof previewInitiative.body>

const presentPhase = (phase: PhaseDefinition, index: number) => ({
  id: planKeyOf(phase, index),
  name: phase.name,
  description: phase.description,
  order: index + 1,
  agents: phase.aiAgents.map(({ aiAgent: { id, name, role, isSME } }) => ({ id, name, role, isSME })),
  inputCount: fillableFields(phase.requiredInputs).length,
  artifactCount: phase.recommendedArtifacts.length,
})

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

/** @throws AppError VALIDATION_FAILED for a duration of a phase that the template does not have */
function durationsOf(phases: readonly PhaseDefinition[], given: Asked['phaseDurations'] = {}) {
  const keys = phases.map(planKeyOf)
  const unknown = Object.keys(given).filter((key) => !keys.includes(key))
  if (unknown.length > 0) {
    const errors = Object.fromEntries(
      unknown.map((key) => [`phaseDurations.${key}`, 'The template has no such phase.']),
    )
    throw new AppError('VALIDATION_FAILED', 'The plan is not valid.', { errors })
  }
  return phases.map(({ durationDays = null }, index) => {
    const own = given[keys[index] ?? '']
    return { durationDays: own === undefined ? durationDays : own }
  })
}

/** What creating an initiative would make, without making it. @throws AppError as creating does */
export const preview = (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  actor: Actor,
  body: Asked,
): Promise<InitiativePreview> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const { client, template, definition } = await getOffer(tx, body)
    const startDate = body.startDate ?? clock.now().toISOString().slice(0, 10)
    const steps = durationsOf(definition.phases, body.phaseDurations)
    const days = planPhases(startDate, steps)
    const phases = definition.phases.map((phase, index) => ({
      ...presentPhase(phase, index),
      durationDays: steps[index]?.durationDays ?? null,
      plannedStart: days[index]?.plannedStart ?? null,
      plannedEnd: days[index]?.plannedEnd ?? null,
    }))
    return {
      template: { id: template.id, name: template.name, icon: template.icon, version: template.version },
      client: { id: client.id, name: client.name },
      startDate,
      endDate: planEnd(days),
      phases,
      inputCount: sum(phases.map(({ inputCount }) => inputCount)),
      globalInputCount: fillableFields(definition.inputs).length,
      agentCount: sum(phases.map(({ agents }) => agents.length)),
      teamRoles: definition.teamRoles,
    }
  })

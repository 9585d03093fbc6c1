import type { getActivation, getActivationContext } from '@parley/contracts/http/activation.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import type { z } from 'zod'
import { nameOf } from '../../authorization/person-name.ts'
import type { ActivationState, ActivationView, findContextView } from './activation.views.ts'

export function presentActivation(row: ActivationView): z.input<typeof getActivation.response> {
  return {
    phaseId: row.phase_id,
    status: row.status,
    stage: row.stage,
    bundledOutput: row.bundled_output,
    ragQuery: row.rag_query,
    provider: row.provider,
    model: row.model,
    error: row.error,
    isOutdated: row.completed_at !== null && row.fingerprint !== row.fingerprint_now,
    startedBy: row.started_by_id === null ? null : { id: row.started_by_id, name: nameOf(row) },
    requestedAt: row.requested_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
  }
}

export function presentContext(
  row: NonNullable<Awaited<ReturnType<typeof findContextView>>>,
): z.input<typeof getActivationContext.response> {
  const { citations, client, firm, initiative } = row.rag_sources
  return {
    enrichedContext: row.enriched_context ?? '',
    citations,
    ragSources: { client, firm, initiative },
  }
}

/** As the phase's own record tells it. */
export const presentState = (row: ActivationState | undefined): Phase['activation'] =>
  row === undefined ? null : { status: row.status, isComplete: row.completed_at !== null }

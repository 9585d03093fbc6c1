import { newId } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { TokenUsage } from '../models/port.ts'
import type { Tenant } from '../tenant.ts'
import type { Tx } from '../sequences/run.queries.ts'

export type ValidationKind = 'INITIAL' | 'AI_CONVERSATION'
/** Seconds that a worker holds a validation without renewing. */
const leaseSeconds = 30

export interface ValidationPlace extends Tenant {
  validationId: string
  initiativeId: string
  phaseId: string
}

export interface HeldValidation extends ValidationPlace {
  kind: ValidationKind
  sequenceId: string | null
  generation: number
  /** Statements that have been checked; the rest is still to do. */
  checked: number
}

export interface NewValidation extends ValidationPlace {
  kind: ValidationKind
  sequenceId: string | null
  total: number
  startedById: string | null
}

export async function insertValidation(tx: Tx, validation: NewValidation): Promise<void> {
  await tx
    .insertInto('validation_run')
    .values({
      id: validation.validationId,
      firm_id: validation.firmId,
      client_id: validation.clientId,
      initiative_id: validation.initiativeId,
      phase_id: validation.phaseId,
      kind: validation.kind,
      sequence_id: validation.sequenceId,
      total: validation.total,
      started_by_id: validation.startedById,
    })
    .execute()
}

export const findRunningValidation = (tx: Tx, phaseId: string, kind: ValidationKind) =>
  tx
    .selectFrom('validation_run')
    .select('id')
    .where('phase_id', '=', phaseId)
    .where('kind', '=', kind)
    .where('status', '=', 'RUNNING')
    .executeTakeFirst()

export const findValidation = (tx: Tx, id: string) =>
  tx
    .selectFrom('validation_run')
    .select(['id', 'status', 'error', 'new_observation_ids', 'checked', 'total'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Takes a validation that nobody is at. Exactly one of several wins. */
export async function takeValidation(tx: Tx, id: string): Promise<HeldValidation | undefined> {
  const row = await tx
    .updateTable('validation_run')
    .set({
      generation: sql`generation + 1`,
      lease_until: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .where(sql<boolean>`(lease_until is null or lease_until < now())`)
    .returning([
      'id',
      'firm_id',
      'client_id',
      'initiative_id',
      'phase_id',
      'kind',
      'sequence_id',
      'generation',
      'checked',
    ])
    .executeTakeFirst()
  return (
    row && {
      validationId: row.id,
      firmId: row.firm_id,
      clientId: row.client_id,
      initiativeId: row.initiative_id,
      phaseId: row.phase_id,
      kind: row.kind as ValidationKind,
      sequenceId: row.sequence_id,
      generation: row.generation,
      checked: row.checked,
    }
  )
}

type Held = Pick<HeldValidation, 'validationId' | 'generation'>

/** @returns false once the validation is not this worker's any more */
export async function renewValidation(tx: Tx, held: Held): Promise<boolean> {
  const row = await tx
    .updateTable('validation_run')
    .set({ lease_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', held.validationId)
    .where('generation', '=', held.generation)
    .where('status', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface Progress {
  checked: number
  newObservationIds: string[]
  used: TokenUsage
  provider: string
  model: string
}

/** Moves on past a batch. @returns false when the validation is somebody else's: roll back */
export async function advanceValidation(tx: Tx, held: Held, progress: Progress): Promise<boolean> {
  const { used } = progress
  const row = await tx
    .updateTable('validation_run')
    .set((eb) => ({
      checked: progress.checked,
      new_observation_ids: sql`new_observation_ids || ${progress.newObservationIds}::uuid[]`,
      provider: progress.provider,
      model: progress.model,
      input_tokens: eb('input_tokens', '+', used.inputTokens),
      output_tokens: eb('output_tokens', '+', used.outputTokens),
      cost: eb('cost', '+', used.cost),
      lease_until: sql`now() + make_interval(secs => ${leaseSeconds})`,
    }))
    .where('id', '=', held.validationId)
    .where('generation', '=', held.generation)
    .where('status', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns how far it came; undefined once the validation is not this worker's any more */
export async function endValidation(
  tx: Tx,
  held: Held,
  end: { status: 'COMPLETED' | 'FAILED'; error: string | null },
): Promise<{ checked: number } | undefined> {
  return tx
    .updateTable('validation_run')
    .set({ status: end.status, error: end.error, lease_until: null, finished_at: sql`now()` })
    .where('id', '=', held.validationId)
    .where('generation', '=', held.generation)
    .where('status', '=', 'RUNNING')
    .returning('checked')
    .executeTakeFirst()
}

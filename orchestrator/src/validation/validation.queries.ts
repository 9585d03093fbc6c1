import { sql } from 'kysely'
import { type Hold, leaseOver } from '../leases/index.ts'
import type { TokenUsage } from '../models/port.ts'
import type { Tenant } from '../tenant.ts'
import type { Tx } from '../runs/index.ts'

export type ValidationKind = 'INITIAL' | 'AI_CONVERSATION'
const lease = leaseOver({ table: 'validation_run', waiting: ['RUNNING'], held: 'RUNNING' })

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
  const row = await lease
    .taking(tx, id)
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
      kind: row.kind,
      sequenceId: row.sequence_id,
      generation: row.generation,
      checked: row.checked,
    }
  )
}

type Held = Pick<HeldValidation, 'validationId' | 'generation'>

const holdOf = ({ validationId, generation }: Held): Hold => ({ id: validationId, generation })

/** @returns false once the validation is not this worker's any more */
export const renewValidation = (tx: Tx, held: Held): Promise<boolean> => lease.renew(tx, holdOf(held))

/** Gives it back as it is, to be tried again. */
export const releaseValidation = (tx: Tx, held: Held): Promise<void> => lease.release(tx, holdOf(held))

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
  const row = await lease
    .renewing(tx, holdOf(held))
    .set((eb) => ({
      checked: progress.checked,
      new_observation_ids: sql`new_observation_ids || ${progress.newObservationIds}::uuid[]`,
      provider: progress.provider,
      model: progress.model,
      input_tokens: eb('input_tokens', '+', used.inputTokens),
      output_tokens: eb('output_tokens', '+', used.outputTokens),
      cost: eb('cost', '+', used.cost),
    }))
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
  return lease
    .held(tx, holdOf(held))
    .set({ status: end.status, error: end.error, lease_until: null, finished_at: sql`now()` })
    .returning('checked')
    .executeTakeFirst()
}

import type { ActivationStage } from '@parley/contracts/http/activation.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ActivationWork } from '@parley/contracts/stored/activation.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import { countingLeaseOver, type Hold } from '../leases/index.ts'
import type { Tx } from '../runs/index.ts'
import type { Tenant } from '../tenant.ts'

const lease = countingLeaseOver({
  table: 'activation',
  waiting: ['PENDING', 'IN_PROGRESS'],
  held: 'IN_PROGRESS',
})

export interface ActivationPlace extends Tenant {
  activationId: string
  initiativeId: string
  phaseId: string
}

export interface HeldActivation extends ActivationPlace {
  generation: number
  stage: ActivationStage
  work: ActivationWork
}

/** The phase's activation, locked until the command is through. */
export const findActivationForUpdate = (tx: Tx, phaseId: string) =>
  tx
    .selectFrom('activation')
    .select(['id', 'status', 'fingerprint'])
    .where('phase_id', '=', phaseId)
    .forUpdate()
    .executeTakeFirst()

/** What an activation of the phase would be made from now, in short. */
export async function readFingerprint(tx: Tx, phaseId: string): Promise<string> {
  const row = await tx
    .selectFrom('initiative_phase')
    .select(sql<string>`activation_fingerprint(id)`.as('fingerprint'))
    .where('id', '=', phaseId)
    .executeTakeFirstOrThrow()
  return row.fingerprint
}

/**
 * Asks for an activation; what an earlier one brought stays until this one is complete.
 * @returns its id
 */
export async function requestActivation(
  tx: Tx,
  place: Omit<ActivationPlace, 'activationId'> & { startedById: string | null },
): Promise<string> {
  const asked = {
    status: 'PENDING' as const,
    stage: 'bundle' as const,
    work: json({}),
    failures: 0,
    error: null,
    lease_until: null,
    requested_at: sql<Date>`now()`,
    started_by_id: place.startedById,
  }
  const row = await tx
    .insertInto('activation')
    .values({
      id: newId(),
      firm_id: place.firmId,
      client_id: place.clientId,
      initiative_id: place.initiativeId,
      phase_id: place.phaseId,
      ...asked,
    })
    .onConflict((conflict) => conflict.column('phase_id').doUpdateSet(asked))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Takes an activation that nobody is at. Exactly one of several wins. */
export async function takeActivation(tx: Tx, id: string): Promise<HeldActivation | undefined> {
  const row = await lease
    .taking(tx, id)
    .returning(['id', 'firm_id', 'client_id', 'initiative_id', 'phase_id', 'generation', 'stage', 'work'])
    .executeTakeFirst()
  return (
    row && {
      activationId: row.id,
      firmId: row.firm_id,
      clientId: row.client_id,
      initiativeId: row.initiative_id,
      phaseId: row.phase_id,
      generation: row.generation,
      stage: row.stage,
      work: row.work,
    }
  )
}

type Held = Pick<HeldActivation, 'activationId' | 'generation'>

const holdOf = ({ activationId, generation }: Held): Hold => ({ id: activationId, generation })

/** @returns false once the activation is not this worker's any more */
export const renewActivation = (tx: Tx, held: Held): Promise<boolean> => lease.renew(tx, holdOf(held))

/** Stores a part and moves on to the next. @returns false when the activation is somebody else's: roll back */
export async function advanceActivation(
  tx: Tx,
  held: Held,
  to: { stage: ActivationStage; work: ActivationWork },
): Promise<boolean> {
  const row = await lease
    .renewing(tx, holdOf(held))
    .set({ stage: to.stage, work: json(to.work) })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Shows what the parts came to, in place of what an earlier activation brought. @returns false as above */
export async function completeActivation(tx: Tx, held: Held, work: ActivationWork): Promise<boolean> {
  const { bundle, fingerprint, query, sources, context } = work
  const row = await lease
    .held(tx, holdOf(held))
    .set({
      status: 'COMPLETED',
      stage: 'done',
      work: json({}),
      error: null,
      lease_until: null,
      completed_at: sql`now()`,
      fingerprint: fingerprint ?? null,
      ...(bundle && { bundled_output: json(bundle) }),
      rag_query: query?.text ?? null,
      provider: query?.provider ?? null,
      model: query?.model ?? null,
      enriched_context: context?.text ?? null,
      rag_sources: json({
        client: [],
        firm: [],
        initiative: [],
        ...sources,
        citations: context?.citations ?? [],
      }),
    })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false once the activation is not this worker's any more */
export async function failActivation(tx: Tx, held: Held, error: string): Promise<boolean> {
  const row = await lease
    .held(tx, holdOf(held))
    .set({ status: 'FAILED', error, lease_until: null })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the activation back after an error of ours, to be tried again. @returns whether it has been tried enough */
export const countFailure = (tx: Tx, held: Held): Promise<boolean> => lease.countFailure(tx, holdOf(held))

/** Gives the activation back as it is, because this process stops. */
export const releaseActivation = (tx: Tx, held: Held): Promise<void> => lease.release(tx, holdOf(held))

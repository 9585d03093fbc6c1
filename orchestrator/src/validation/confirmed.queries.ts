import type { ObservationEvidence } from '@parley/contracts/http/observations.ts'
import { newId } from '@parley/contracts/ids.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import type { Tx } from '../runs/index.ts'
import type { HeldValidation } from './validation.queries.ts'

/** A statement that a check found to hold, with the quotes that say so. */
export interface ConfirmedStatement {
  mitigationId: string
  mitigation: string
  quotes: ObservationEvidence[]
}

/** Writes what holds; a statement that was confirmed before has the newest check and its quotes. */
export async function confirm(
  tx: Tx,
  held: HeldValidation,
  confirmed: readonly ConfirmedStatement[],
): Promise<void> {
  await retract(
    tx,
    held,
    confirmed.map(({ mitigationId }) => mitigationId),
  )
  for (const { mitigationId, mitigation, quotes } of confirmed)
    await tx
      .insertInto('confirmed_statement')
      .values({
        id: newId(),
        firm_id: held.firmId,
        client_id: held.clientId,
        initiative_id: held.initiativeId,
        phase_id: held.phaseId,
        kind: held.kind,
        sequence_id: held.sequenceId,
        validation_run_id: held.validationId,
        mitigation_id: mitigationId,
        mitigation,
        quotes: json(quotes),
      })
      .execute()
}

/** What does not hold any more, or cannot be told, is confirmed no longer. */
export async function retract(tx: Tx, held: HeldValidation, mitigationIds: readonly string[]): Promise<void> {
  if (mitigationIds.length === 0) return
  await tx
    .deleteFrom('confirmed_statement')
    .where('phase_id', '=', held.phaseId)
    .where('kind', '=', held.kind)
    .where(sql<boolean>`sequence_id is not distinct from ${held.sequenceId}`)
    .where('mitigation_id', 'in', [...mitigationIds])
    .execute()
}

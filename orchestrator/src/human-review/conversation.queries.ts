import type { Tx } from '../runs/index.ts'

/**
 * The phase's row, locked, so that two commands to start do not pass each other; not against what refers to it, whose
 * writers hold the counter of events by then and would wait for each other.
 */
export const lockPhase = (tx: Tx, id: string) =>
  tx.selectFrom('initiative_phase').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** What the rules of the action bar need beside the phase itself (Document 2, 4.2). */
export async function findConversationFacts(tx: Tx, phaseId: string) {
  const [observations, validations, interaction] = await Promise.all([
    tx
      .selectFrom('observation')
      .select(['status', 'observation_type'])
      .where('phase_id', '=', phaseId)
      .execute(),
    tx.selectFrom('validation_run').select(['kind', 'status']).where('phase_id', '=', phaseId).execute(),
    tx
      .selectFrom('agent_interaction')
      .select('id')
      .where('phase_id', '=', phaseId)
      .where('is_side', '=', false)
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    observations,
    isValidated: validations.some(({ kind, status }) => kind === 'INITIAL' && status === 'COMPLETED'),
    isValidating: validations.some(({ status }) => status === 'RUNNING'),
    hasConversation: interaction !== undefined,
  }
}

/** Removes a phase's runs with their interactions, its messages, and what was confirmed by them. @returns how many of both there were */
export async function deleteConversation(tx: Tx, phaseId: string): Promise<number> {
  const interactions = await tx
    .deleteFrom('agent_interaction')
    .where('phase_id', '=', phaseId)
    .returning('id')
    .execute()
  await tx.deleteFrom('sequence_run').where('phase_id', '=', phaseId).execute()
  await tx
    .deleteFrom('confirmed_statement')
    .where('phase_id', '=', phaseId)
    .where('kind', '=', 'AI_CONVERSATION')
    .execute()
  const messages = await tx
    .deleteFrom('hitl_message')
    .where('phase_id', '=', phaseId)
    .returning('id')
    .execute()
  return interactions.length + messages.length
}

import type { CallOwner, CallTenant } from './provider-calls.queries.ts'

/** On whose account a call is made: what it is for is told, and what is not told it has none of. */
export const callOwner = (
  { firmId, clientId, initiativeId, phaseId = null }: CallTenant & { phaseId?: string | null },
  call: Pick<CallOwner, 'task'> & Partial<Omit<CallOwner, keyof CallTenant | 'phaseId'>>,
): CallOwner => ({
  firmId,
  clientId,
  initiativeId,
  phaseId,
  sequenceId: null,
  interactionId: null,
  validationRunId: null,
  generation: 0,
  ...call,
})

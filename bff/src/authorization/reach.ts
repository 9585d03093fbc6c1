import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from './actor.ts'

/** The tenant of a row: a client's, or the firm's own. */
export interface RowTenant {
  firmId: Id
  clientId: Id | null
}

/** Whether a tenant's rows are within the actor's scope, for what does not pass through the database. */
export function reaches(actor: Actor, { firmId, clientId }: RowTenant): boolean {
  if (actor.kind === 'super_admin' || actor.firmId !== firmId) return false
  if (clientId === null) return actor.kind === 'firm'
  return actor.clientIds === 'all' || actor.clientIds.includes(clientId)
}

import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from './actor.ts'

/** Whether the actor is a consultant who has not switched into a client. Firm Admins act without switching (D1, D12). */
export const isOutsideClients = (actor: Actor): boolean =>
  actor.kind === 'firm' && actor.consultantId !== null && !actor.isFirmAdmin

const switchFirst = (): AppError =>
  new AppError('SWITCH_FIRST', 'Switch into the client first. From outside you can read and change nothing.')

/** The consultant as they would be inside a client. */
const asInsider = (actor: Actor): Actor => ({
  ...actor,
  kind: 'client',
  clientId: actor.firmId,
  clientIds: [],
  consultantId: null,
  impersonation: { actorUserId: actor.userId, expiresAt: actor.provedAt, isSuperAdmin: false },
})
/** Whoever enters no content of tenants: what is open to them too is a person's own, or decided by the row. */
const asSuperAdmin = (actor: Actor): Actor => ({
  ...actor,
  kind: 'super_admin',
  firmId: null,
  clientIds: [],
  consultantId: null,
  permissions: ['*'],
})

/**
 * Whether a change is work inside a client for this actor: a consultant, who could make it in there, but stands
 * outside. It is asked before anything is looked up, so that no answer tells whether a record is there.
 */
export const isWorkInsideClients = (policy: (actor: Actor) => boolean, actor: Actor): boolean =>
  isOutsideClients(actor) && policy(asInsider(actor)) && !policy(asSuperAdmin(actor))

/** @throws AppError SWITCH_FIRST for what a consultant does inside a client alone (D2, D12 "Switching") */
export function refuseOutside(policy: (actor: Actor) => boolean, actor: Actor): void {
  if (isWorkInsideClients(policy, actor)) throw switchFirst()
}

/** The same for routes of the firm's and of clients' records: the row tells. @throws AppError SWITCH_FIRST */
export function refuseUnswitched(actor: Actor, row: { clientId: Id | null }): void {
  if (row.clientId !== null && isOutsideClients(actor)) throw switchFirst()
}

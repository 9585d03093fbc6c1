import type { Actor } from '../../authorization/actor.ts'
import { builtInRoles, intersectPermissions } from '../../authorization/built-in-roles.ts'
import type { DemoAccess, Dependencies } from '../../dependencies.ts'
import type { SessionView } from './session.views.ts'
import { twoFactorDeadlineOf } from './two-factor-duty.ts'

/** What decides about a session beside its rows. */
export interface Moment {
  now: Date
  demoAccess: DemoAccess
}

/** Now, in this process. */
export const momentOf = ({ clock, settings }: Pick<Dependencies, 'clock' | 'settings'>): Moment => ({
  now: clock.now(),
  demoAccess: settings.demoAccess,
})

/** Whether a session is alive: it, its parent, the person, and the tenant that it is in. */
export function isAlive(view: SessionView, { now, demoAccess }: Moment): boolean {
  if (view.is_demo && demoAccess === 'closed') return false
  if (view.revoked_at !== null || view.expires_at <= now) return false
  if (view.is_obsolete || view.deleted_at !== null) return false
  if (view.firm_is_obsolete === true || view.client_is_obsolete === true) return false
  if (view.consultant_is_obsolete === true) return false
  return view.parent_id === null || isImpersonationAlive(view, now)
}

function isImpersonationAlive(view: SessionView, now: Date): boolean {
  const { parent_expires_at: parentEnd, parent_revoked_at: parentRevoked } = view
  if (parentEnd === null || parentEnd <= now || parentRevoked !== null) return false
  if (view.target_firm_is_obsolete !== false || view.target_client_is_obsolete === true) return false
  // A consultant who loses the access to a client is out of it at once.
  return view.is_super_admin || view.accessible_client_ids.includes(view.target_client_id ?? '')
}

const ownPermissions = (view: SessionView): string[] =>
  view.is_super_admin ? ['*'] : [...new Set(view.roles.flatMap((role) => role.permissions))]

const isFirmAdmin = (view: SessionView): boolean =>
  view.client_id === null &&
  view.roles.some((role) => role.kind === 'firm' && role.name === builtInRoles.firmAdmin.name)

/** What the person may reach by their own account (D1). */
function ownReach(
  view: SessionView,
): Pick<Actor, 'kind' | 'firmId' | 'clientId' | 'clientIds' | 'consultantId'> {
  const { firm_id: firmId, client_id: clientId, consultant_id: consultantId } = view
  if (view.is_super_admin)
    return { kind: 'super_admin', firmId: null, clientId: null, clientIds: [], consultantId: null }
  if (clientId !== null)
    return { kind: 'client', firmId, clientId, clientIds: [clientId], consultantId: null }
  const clientIds = isFirmAdmin(view) ? ('all' as const) : view.accessible_client_ids
  return { kind: 'firm', firmId, clientId: null, clientIds, consultantId }
}

/** What the person may reach inside the tenant that they switched into (D2, D11). */
function targetReach(
  view: SessionView,
): Pick<Actor, 'kind' | 'firmId' | 'clientId' | 'clientIds' | 'consultantId'> {
  const { target_firm_id: firmId, target_client_id: clientId } = view
  if (view.acting_as === 'client' && clientId !== null)
    return { kind: 'client', firmId, clientId, clientIds: [clientId], consultantId: null }
  return { kind: 'firm', firmId, clientId: null, clientIds: 'all', consultantId: null }
}

/** The actor of a session that is alive. */
export function actorOfSession(view: SessionView): Actor {
  const isImpersonating = view.parent_id !== null
  const target = view.acting_as === 'client' ? builtInRoles.clientAdmin : builtInRoles.firmAdmin
  return {
    userId: view.user_id,
    sessionId: view.id,
    ...(isImpersonating ? targetReach(view) : ownReach(view)),
    permissions: isImpersonating
      ? intersectPermissions(target.permissions, ownPermissions(view))
      : ownPermissions(view),
    isFirmAdmin: isImpersonating ? view.acting_as === 'firm' : isFirmAdmin(view),
    impersonation: isImpersonating
      ? {
          actorUserId: view.user_id,
          expiresAt: view.expires_at,
          isSuperAdmin: view.is_super_admin,
          consultantId: view.consultant_id,
        }
      : null,
    provedAt: view.proved_at,
    // An impersonation is short, and what is owed can be done in the own session alone.
    twoFactorDeadline: isImpersonating ? null : twoFactorDeadlineOf(view),
    email: view.email ?? '',
    firstName: view.first_name,
    lastName: view.last_name,
  }
}

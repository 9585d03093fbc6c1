import type { Permission } from '@parley/contracts/enums.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'

/**
 * Who makes a request and what they may reach (D1, D2). While impersonating, kind, firm, client and permissions are
 * the target tenant's, and `userId` stays the person's own, so that rows written carry them (D11, Impersonation).
 */
export interface Actor {
  userId: Id
  sessionId: Id
  kind: 'super_admin' | 'firm' | 'client'
  firmId: Id | null
  clientId: Id | null
  clientIds: 'all' | Id[]
  consultantId: Id | null
  /** Permission ids; `*` is all of them. */
  permissions: readonly string[]
  isFirmAdmin: boolean
  /** `isSuperAdmin`: who is inside; a consultant otherwise, who is named. */
  impersonation: {
    actorUserId: Id
    expiresAt: Date
    isSuperAdmin: boolean
    consultantId?: Id | null
  } | null
  /** When the person last proved who they are: at sign-in, or when asked again for a sensitive action. */
  provedAt: Date
  /** From when on the session may set up two-factor and nothing else (D10); null where none is owed. */
  twoFactorDeadline: Date | null
  email: string
  firstName: string
  lastName: string
}

/** The consultant that the person is, inside a client too; null for who is none. */
export const consultantIdOf = (actor: Actor): Id | null =>
  actor.consultantId ?? actor.impersonation?.consultantId ?? null

/** Whether the actor holds a permission (D1). Which records it reaches is the scope's matter, not this one's. */
export const can = (actor: Actor, permission: Permission): boolean =>
  actor.permissions.includes('*') || actor.permissions.includes(permission)

/** For routes that every signed-in person may call; what they answer is limited by scope. */
export const anyone = (): boolean => true

/**
 * The database scope of the actor's requests (D11, Scope). A super admin outside of impersonation works in the
 * directory tables alone.
 */
export function scopeOf(actor: Actor): Scope {
  return {
    role: actor.kind === 'super_admin' ? 'platform' : 'app',
    actorKind: actor.kind,
    userId: actor.userId,
    firmId: actor.firmId,
    clientIds: actor.clientIds,
  }
}

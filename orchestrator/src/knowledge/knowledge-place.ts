import { forbidden } from '@parley/contracts/errors.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'

/** Whose knowledge a person asks: the firm's (no client), or one client's. */
export interface KnowledgePlace {
  firmId: string
  clientId: string | null
  /** The person. */
  userId: string
}

/**
 * The place that follows from the session's scope (decisions D11, Scope): a firm user asks the firm's knowledge, who is
 * in a client asks that client's.
 * @throws AppError FORBIDDEN for a super admin outside of every tenant
 */
export function placeOf({ firmId, userId, actorKind, clientIds }: Scope): KnowledgePlace {
  const clientId = actorKind === 'firm' ? null : clientIds === 'all' ? undefined : clientIds[0]
  const isTenant = actorKind === 'firm' || actorKind === 'client'
  if (!isTenant || firmId === null || userId === null || clientId === undefined)
    throw forbidden('Select a client or a consulting firm to ask its knowledge.')
  return { firmId, clientId, userId }
}

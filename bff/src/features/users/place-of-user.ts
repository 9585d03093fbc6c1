import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from '../../authorization/actor.ts'
import { refuseUnswitched } from '../../authorization/switching.ts'
import type { Tx } from '../../database.ts'
import { findClientPlace, findFirmPlace, type Place } from './users.queries.ts'

export interface WantedPlace {
  clientId?: Id | null | undefined
  consultingFirmId?: Id | null | undefined
  isSuperAdmin?: boolean | undefined
}

const invalid = (field: string, text: string): AppError =>
  new AppError('VALIDATION_FAILED', text, { errors: { [field]: text } })

/**
 * Where a new account goes: what is named, where the actor reaches it, else the actor's own tenant. A super admin has
 * none and must name one (D1).
 * @throws AppError NOT_FOUND for a tenant that is missing or foreign, VALIDATION_FAILED without one
 */
export async function placeOfNewUser(tx: Tx, actor: Actor, wanted: WantedPlace): Promise<Place> {
  const isSuperAdmin = actor.kind === 'super_admin'
  const { clientId = null, consultingFirmId = null } = wanted
  if (wanted.isSuperAdmin === true && !isSuperAdmin)
    throw new AppError('FORBIDDEN', 'Only super admins may add super admins.')
  if (clientId !== null) {
    const place = await findClientPlace(tx, clientId)
    if (place === undefined) throw notFound('Client')
    refuseUnswitched(actor, { clientId })
    return place
  }
  if (consultingFirmId !== null) {
    const place = actor.kind === 'client' ? undefined : await findFirmPlace(tx, consultingFirmId)
    if (place === undefined) throw notFound('Consulting firm')
    return place
  }
  if (isSuperAdmin && wanted.isSuperAdmin !== true) throw invalid('clientId', 'Client is required')
  return { firmId: actor.firmId, clientId: actor.clientId }
}

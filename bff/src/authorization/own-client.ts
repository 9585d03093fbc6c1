import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from './actor.ts'

/**
 * The client that is named, else the one that the actor is in.
 * @throws AppError VALIDATION_FAILED for who is in none and names none
 */
export function clientNamedOrOwn(actor: Actor, named: Id | undefined): Id {
  const clientId = named ?? actor.clientId
  if (clientId !== null) return clientId
  const text = 'Client is required'
  throw new AppError('VALIDATION_FAILED', text, { errors: { clientId: text } })
}

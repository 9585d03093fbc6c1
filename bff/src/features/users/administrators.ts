import type { Tx } from '../../database.ts'
import { lastAdministrator } from './users.policy.ts'
import { hasAdministrator, lockPlace, type Place } from './users.queries.ts'

// For other features whose changes may take a place's administrators away (D1).

export { makeFirst } from './first-administrator.ts'
export { invite } from './invite-administrator.ts'
export { hasAdministrator as exist, lockPlace as hold }

/** After the change. @throws AppError CONFLICT where nobody is left */
export async function keepOne(tx: Tx, place: Place): Promise<void> {
  if (!(await hasAdministrator(tx, place))) throw lastAdministrator()
}

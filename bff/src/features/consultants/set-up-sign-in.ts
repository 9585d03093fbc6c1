import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import type { Consultant } from '@parley/contracts/http/consultants.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { holdAddresses } from '../../hold-addresses.queries.ts'
import type { SessionServices } from '../session/index.ts'
import { consultantAccounts } from '../users/index.ts'
import type { AccessChange } from './access.service.ts'
import { checkReachesAll } from './consultants.policy.ts'
import {
  findConsultantForUpdate,
  isEmailTaken,
  listAccounts,
  updateConsultantRow,
} from './consultants.queries.ts'
import { getFirmOfConsultant, readConsultant } from './consultants.reading.ts'

/** Hashed before the transaction, which must stay short. @throws AppError VALIDATION_FAILED, FORBIDDEN */
export function hashForConsultant(
  services: SessionServices,
  caller: Caller,
  { firmId, password }: { firmId: Id; password: string },
): Promise<string> {
  checkReachesAll(caller)
  return consultantAccounts.hashPassword(services, caller, { firmId, password })
}

interface Person {
  id: Id
  firm_id: Id
  first_name: string
  last_name: string
}

/** People are told apart by their e-mail, typed or imported. @throws AppError CONFLICT */
export async function checkEmail(
  tx: AccessChange['tx'],
  { email, ...place }: { firmId: Id; email: string | null | undefined; except?: Id },
): Promise<void> {
  if (!email) return
  await holdAddresses(tx, place.firmId)
  if (!(await isEmailTaken(tx, { ...place, email }))) return
  const text = 'Somebody with this email is there already.'
  throw new AppError('CONFLICT', text, { errors: { email: text } })
}

/** @throws AppError FORBIDDEN where the role grants more than the actor has, CONFLICT for an address in use */
export async function openSignIn(
  { tx, caller, now }: AccessChange,
  person: Person,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  await consultantAccounts.open(tx, caller, {
    person: {
      firm_id: person.firm_id,
      consultant_id: person.id,
      first_name: person.first_name,
      last_name: person.last_name,
      email,
    },
    passwordHash,
    now,
  })
}

/**
 * Gives a consultant a user account with the role Consultant (Document 3, Setup Authentication).
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, FORBIDDEN, CONFLICT where there is an account, the consultant is
 * obsolete, or somebody has the address
 */
export async function setUpSignIn(
  services: SessionServices,
  caller: Caller,
  { id, email, password }: { id: Id; email: string; password: string },
): Promise<Consultant> {
  const { database, clock } = services.dependencies
  // Who is missing is missing, whatever the password.
  const firmId = await database.tenantRead(scopeOf(caller), (tx) => getFirmOfConsultant(tx, id))
  const passwordHash = await hashForConsultant(services, caller, { firmId, password })
  return database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findConsultantForUpdate(tx, id)
    if (row === undefined) throw notFound('Consultant')
    if (row.is_obsolete) throw conflict('This consultant is obsolete.')
    if ((await listAccounts(tx, [id])).length > 0)
      throw conflict('This consultant has a user account already. Change it among the users.')
    await checkEmail(tx, { firmId, email, except: id })
    await openSignIn({ tx, caller, firmId, now: clock.now() }, row, { email, passwordHash })
    // Who signs in with an address is reached by it.
    await updateConsultantRow(tx, id, { email })
    return readConsultant(tx, id)
  })
}

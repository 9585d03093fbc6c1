import { AppError } from '@parley/contracts/errors.ts'
import type { administratorInput } from '@parley/contracts/http/people.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import { builtInRoles } from '../../authorization/built-in-roles.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import { queueMail } from '../mail/index.ts'
import { accounts } from '../session/index.ts'
import { getRolesToGive } from './given-roles.ts'
import { giveRoles, insertUser, listBuiltInRoleIds, type Place } from './users.queries.ts'

/** Errors of the person's fields, under the field that holds them in the form of the firm or client. */
async function amongItsFields<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError) || error.options.errors === undefined) throw error
    const errors = Object.entries(error.options.errors).map(([name, text]) => [`administrator.${name}`, text])
    throw new AppError(error.code, error.message, {
      ...error.options,
      errors: Object.fromEntries(errors) as Record<string, string>,
    })
  }
}

/**
 * Adds the first administrator of a new firm or client and invites them by mail, in the transaction that makes it
 * (decisions D10, New people).
 * @throws AppError FORBIDDEN where the role grants more than the actor has, CONFLICT for an address in use
 */
export async function invite(
  tx: Tx,
  caller: Caller,
  {
    person,
    place,
    now,
  }: { person: z.output<typeof administratorInput>; place: Place & { firmId: Id }; now: Date },
): Promise<Id> {
  const role = place.clientId === null ? builtInRoles.firmAdmin : builtInRoles.clientAdmin
  const roleIds = await listBuiltInRoleIds(tx, role.name)
  await getRolesToGive(tx, caller, { roleIds, place })
  const { email } = person
  const userId = await amongItsFields(
    insertUser(tx, {
      firm_id: place.firmId,
      client_id: place.clientId,
      email,
      first_name: person.firstName ?? '',
      last_name: person.lastName ?? '',
    }),
  )
  await giveRoles(tx, userId, { roleIds, place })
  await accounts.openSignIn(tx, { userId, passwordHash: null, now })
  await queueMail(tx, { kind: 'invitation', to: { userId, email, ...place } })
  await appendAudit(tx, {
    action: 'user.created',
    ...place,
    ...auditedCaller(caller),
    entity: 'user',
    entityId: userId,
    details: { roleIds, invited: true },
  })
  return userId
}

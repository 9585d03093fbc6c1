import type { SsoSettings } from '@parley/contracts/http/sso.ts'
import type { Actor } from '../../authorization/actor.ts'
import { holdsAll } from '../../authorization/grants.ts'
import type { Tx } from '../../database.ts'
import { provisionedAccounts } from '../users/index.ts'
import { isProvisioning, type ProviderRow } from './providers.queries.ts'

// New accounts with a role: whoever may choose where people come from would else choose who holds the role (D1).

type Given = Pick<ProviderRow, 'firm_id' | 'client_id' | 'provision_role_id'>

const givenBy = ({ firm_id: firmId, client_id: clientId, provision_role_id: roleId }: Given) => ({
  roleId,
  place: { firmId, clientId },
})

/** What new people get now, by the role as it is. */
const grantsOf = (tx: Tx, given: Given): Promise<string[]> => provisionedAccounts.grantsOf(tx, givenBy(given))

/** Whether a first sign-in makes an account: confirmed for the provider as it is, and for all that its role grants. */
export const makesAccounts = async (tx: Tx, provider: ProviderRow): Promise<boolean> =>
  isProvisioning(provider) && holdsAll(provider.provision_grants, await grantsOf(tx, provider))

export async function provisioningOf(tx: Tx, provider: ProviderRow): Promise<SsoSettings['provisioning']> {
  if (!provider.provision_users) return 'off'
  return (await makesAccounts(tx, provider)) ? 'on' : 'unconfirmed'
}

/**
 * Holds who confirms new accounts to what these will be able to do.
 * @returns the permissions that are confirmed
 * @throws AppError FORBIDDEN for a role that grants what the actor lacks, NOT_FOUND for one of others
 */
export async function checkMayProvision(tx: Tx, actor: Actor, given: Given): Promise<string[]> {
  await provisionedAccounts.checkRole(tx, actor, givenBy(given))
  return grantsOf(tx, given)
}

/** Whether somebody may give what new people get. */
export const coversRole = async (tx: Tx, actor: Actor, given: Given): Promise<boolean> =>
  holdsAll(actor.permissions, await grantsOf(tx, given))

import type { Id } from '@parley/contracts/ids.ts'
import type { Tx } from '../../database.ts'
import { findAccountOfPerson } from '../session/index.ts'
import { type Claims, domainOf } from './claims.ts'
import { findAddressOwner, findIdentity, findIdentityOf, isMarked } from './identities.queries.ts'
import { makesAccounts } from './provisioning.ts'
import type { ProviderRow } from './providers.queries.ts'
import { isOfProvider } from './sso.policy.ts'

/** What the sign-in of a person leads to. */
export type Arrival =
  | { kind: 'linked' | 'link_at_sign_in'; userId: Id }
  | { kind: 'new_account'; email: string }
  | { kind: 'email_missing' }
  /** There is an account, but nobody has said that the provider may open it. */
  | { kind: 'link_required'; userId: Id }
  /** Nobody, or somebody of another tenant: the same answer (D11). */
  | { kind: 'no_account' }

const isGoogle = ({ provider, authorization_url: address }: ProviderRow): boolean =>
  provider === 'google' || new URL(address).hostname === 'accounts.google.com'

/** Whether the provider may speak for its domain: a Google account of the domain may be a private one. */
const speaksForDomain = (provider: ProviderRow, { hostedDomain }: Claims): boolean =>
  !isGoogle(provider) || hostedDomain === provider.email_domain

/**
 * Whom the provider's claims are. A subject that is linked decides alone; an address opens an account only where an
 * administrator has marked it, and makes one only in the provider's verified domain (docs/decisions-made.md).
 */
export async function whoCame(auth: Tx, provider: ProviderRow, claims: Claims): Promise<Arrival> {
  const identity = await findIdentity(auth, provider.id, claims.subject)
  if (identity !== undefined) {
    const account = await findAccountOfPerson(auth, identity.user_id)
    return account !== undefined && isOfProvider(provider, account)
      ? { kind: 'linked', userId: account.id }
      : { kind: 'no_account' }
  }
  if (claims.email === null || claims.emailVerified === false) return { kind: 'email_missing' }
  const owner = await findAddressOwner(auth, claims.email)
  if (owner !== undefined) return ofOwner(auth, provider, { owner, claims })
  const isOwnDomain = domainOf(claims.email) === provider.email_domain
  return isOwnDomain && speaksForDomain(provider, claims) && (await makesAccounts(auth, provider))
    ? { kind: 'new_account', email: claims.email }
    : { kind: 'no_account' }
}

async function ofOwner(
  auth: Tx,
  provider: ProviderRow,
  { owner, claims }: { owner: NonNullable<Awaited<ReturnType<typeof findAddressOwner>>>; claims: Claims },
): Promise<Arrival> {
  if (owner.is_obsolete || !isOfProvider(provider, owner)) return { kind: 'no_account' }
  const mayBeLinked =
    (await isMarked(auth, owner.id, provider.id)) &&
    (await findIdentityOf(auth, owner.id, provider.id)) === undefined &&
    speaksForDomain(provider, claims)
  return { kind: mayBeLinked ? 'link_at_sign_in' : 'link_required', userId: owner.id }
}

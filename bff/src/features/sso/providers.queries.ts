import type { Id } from '@parley/contracts/ids.ts'
import type { SsoProviderTable } from '@parley/migrations/generated/database.ts'
import type { Insertable, Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

// Providers are kept with the credentials, for the role `parley_auth` alone (Security, "Secrets").

/** A client within the scope; the tables of providers themselves know no scope. */
export const findClientRow = (tx: Tx, id: Id) =>
  tx.selectFrom('client').select(['id', 'firm_id', 'is_obsolete']).where('id', '=', id).executeTakeFirst()
export type ClientRow = NonNullable<Awaited<ReturnType<typeof findClientRow>>>

export const findProviderOfClient = (tx: Tx, clientId: Id) =>
  tx.selectFrom('sso_provider').selectAll().where('client_id', '=', clientId).executeTakeFirst()
export type ProviderRow = NonNullable<Awaited<ReturnType<typeof findProviderOfClient>>>

export const lockProviderOfClient = (tx: Tx, clientId: Id) =>
  tx.selectFrom('sso_provider').selectAll().where('client_id', '=', clientId).forUpdate().executeTakeFirst()

/** Until the transaction ends the settings stay as they were read. @returns false where they are others already, or gone */
export async function holdProvider(tx: Tx, read: ProviderRow): Promise<boolean> {
  const row = await tx
    .selectFrom('sso_provider')
    .select('updated_at')
    .where('id', '=', read.id)
    .forKeyShare()
    .executeTakeFirst()
  return row?.updated_at.getTime() === read.updated_at.getTime()
}

/** Providers of clients that are alive, whatever their own state. */
const livingProviders = (tx: Tx) =>
  tx
    .selectFrom('sso_provider as p')
    .innerJoin('client as c', 'c.id', 'p.client_id')
    .innerJoin('consulting_firm as f', 'f.id', 'p.firm_id')
    .selectAll('p')
    .where('c.is_obsolete', '=', false)
    .where('f.is_obsolete', '=', false)

export const findLivingProvider = (tx: Tx, id: Id) =>
  livingProviders(tx).where('p.id', '=', id).executeTakeFirst()

/** Those that people sign in with: active, and their domain verified (D11) with the addresses that they have now. */
const openProviders = (tx: Tx) =>
  livingProviders(tx)
    .where('p.is_active', '=', true)
    .where('p.domain_verified_at', 'is not', null)
    .whereRef('p.verified_source', '=', 'p.source')

export const findOpenProvider = (tx: Tx, by: { domain: string } | { clientId: Id }) =>
  'domain' in by
    ? openProviders(tx).where('p.email_domain', '=', by.domain).executeTakeFirst()
    : openProviders(tx).where('p.client_id', '=', by.clientId).executeTakeFirst()

export const isVerified = (provider: ProviderRow): boolean =>
  provider.domain_verified_at !== null && provider.verified_source === provider.source

export const isOpen = (provider: ProviderRow): boolean => provider.is_active && isVerified(provider)

/** Whether somebody has allowed new accounts by the provider as it is; what their role grants is looked at apart. */
export const isProvisioning = (provider: ProviderRow): boolean =>
  provider.provision_users && isVerified(provider) && provider.provision_source === provider.source

export async function insertProvider(
  tx: Tx,
  row: Omit<Insertable<SsoProviderTable>, 'created_at' | 'updated_at'>,
): Promise<void> {
  await tx.insertInto('sso_provider').values(row).execute()
}

export const updateProvider = (tx: Tx, id: Id, changes: Updateable<SsoProviderTable>) =>
  tx
    .updateTable('sso_provider')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()

/** What the provider told of itself, while it is the one that was asked; nobody's edit, so `updated_at` stays. */
export const noteProtocol = (
  tx: Tx,
  { id, source }: ProviderRow,
  found: { protocol: 'oidc' | 'oauth2'; issuer: string | null },
) =>
  tx
    .updateTable('sso_provider')
    .set(found)
    .where('id', '=', id)
    .where('source', '=', source)
    .where('protocol', 'is', null)
    .execute()

/** Whether the stored secret is for where it would be sent now. */
export const hasSecret = (provider: ProviderRow): boolean => provider.secret_endpoint === provider.endpoint

/** The secret that was just stored is for the addresses and the client ID that stand beside it. */
export const bindSecret = (tx: Tx, id: Id) =>
  tx
    .updateTable('sso_provider')
    .set((eb) => ({ secret_endpoint: eb.ref('endpoint') }))
    .where('id', '=', id)
    .execute()

/** Who allowed new accounts has seen the provider as it is; they get no more than these permissions. */
export const confirmProvisioning = (tx: Tx, id: Id, grants: readonly string[]) =>
  tx
    .updateTable('sso_provider')
    .set((eb) => ({ provision_source: eb.ref('source'), provision_grants: [...grants] }))
    .where('id', '=', id)
    .execute()

/** Verifies the domain for the provider as it is, and for no other. */
export const setVerified = (tx: Tx, id: Id, verified: { at: Date; by: Id | null; reason: string | null }) =>
  tx
    .updateTable('sso_provider')
    .set((eb) => ({
      domain_verified_at: verified.at,
      domain_confirmed_by: verified.by,
      domain_reason: verified.reason,
      verified_source: eb.ref('source'),
      updated_at: nextUpdatedAt(),
    }))
    .where('id', '=', id)
    .execute()

export const deleteProvider = (tx: Tx, id: Id) => tx.deleteFrom('sso_provider').where('id', '=', id).execute()

export const insertState = (
  tx: Tx,
  state: { id: Id; hash: Buffer; providerId: Id; sealed: Buffer; expiresAt: Date },
) =>
  tx
    .insertInto('sso_state')
    .values({
      id: state.id,
      state_hash: state.hash,
      provider_id: state.providerId,
      data_encrypted: state.sealed,
      expires_at: state.expiresAt,
    })
    .execute()

/** Takes a state out, in one statement, so that it serves once. */
export const takeState = (tx: Tx, hash: Buffer) =>
  tx.deleteFrom('sso_state').where('state_hash', '=', hash).returningAll().executeTakeFirst()

export const forgetOldStates = (tx: Tx, now: Date) =>
  tx.deleteFrom('sso_state').where('expires_at', '<', now).execute()

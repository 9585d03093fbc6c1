import { AppError, conflict } from '@parley/contracts/errors.ts'
import type { SsoSettings } from '@parley/contracts/http/sso.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { NameResolver } from '../../outgoing/name-resolver.ts'
import {
  confirmProvisioning,
  lockProviderOfClient,
  type ProviderRow,
  setVerified,
} from './providers.queries.ts'
import { checkMayProvision } from './provisioning.ts'
import { auditSso } from './sso-audit.ts'
import type { SsoServices } from './sso-services.ts'
import { getLivingClient, getProviderOf, readSettings } from './sso-settings.reading.ts'
import { recordValue } from './sso.presenter.ts'

interface Request {
  /** Of the client. */
  id: Id
  callback: string | undefined
}

const noDomain = (): AppError => conflict('Enter the email domain and save it first.')

/** @throws AppError UNAVAILABLE where the name service does not answer, CONFLICT where the record is not there */
async function findRecord(
  resolver: NameResolver,
  { email_domain: domain, domain_token: token }: ProviderRow,
) {
  if (domain === null || token === null) throw noDomain()
  const texts = await resolver.texts(domain).catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', 'The name service did not answer. Please try again in a moment.', {
      cause,
      retryAfterSeconds: 30,
    })
  })
  if (texts.some((text) => text.trim() === recordValue(token))) return
  throw conflict(
    `The TXT record is not at ${domain} yet. Changes of name records can take some hours to be seen everywhere.`,
  )
}

/**
 * Proves the domain by its DNS record (D11), for the provider as it is; where it makes accounts, by who may give their
 * role. @throws AppError NOT_FOUND, CONFLICT, UNAVAILABLE, FORBIDDEN
 */
export async function verifyDomain(
  services: SsoServices,
  caller: Caller,
  request: Request,
): Promise<SsoSettings> {
  const provider = await services.session.dependencies.database.tenantRead(scopeOf(caller), async (tx) => {
    await getLivingClient(tx, request.id)
    return asRole(tx, 'auth', (auth) => getProviderOf(auth, request.id))
  })
  await findRecord(services.resolver, provider)
  return noteVerified(services, caller, { request, seen: provider, proof: { by: 'dns' } })
}

/** A super admin's word stands for the record (D11). @throws AppError NOT_FOUND, CONFLICT */
export const confirmDomain = (
  services: SsoServices,
  caller: Caller,
  { reason, ...request }: Request & { reason: string },
): Promise<SsoSettings> => noteVerified(services, caller, { request, proof: { by: 'super_admin', reason } })

interface Verification {
  request: Request
  /** As it was when the record was looked for. */
  seen?: ProviderRow
  proof: { by: 'dns' } | { by: 'super_admin'; reason: string }
}

async function noteVerified(
  { session }: SsoServices,
  caller: Caller,
  { request, seen, proof }: Verification,
): Promise<SsoSettings> {
  const { database, clock } = session.dependencies
  return database.tenantTransaction(scopeOf(caller), async (tx) => {
    await getLivingClient(tx, request.id)
    const provider = await asRole(tx, 'auth', async (auth) => {
      await lockProviderOfClient(auth, request.id)
      return getProviderOf(auth, request.id)
    })
    const grants = provider.provision_users ? await checkMayProvision(tx, caller, provider) : undefined
    await asRole(tx, 'auth', async (auth) => {
      if (provider.email_domain === null) throw noDomain()
      if (seen !== undefined && !isSame(seen, provider))
        throw conflict('The settings have been changed meanwhile. Please try again.')
      await setVerified(auth, provider.id, {
        at: clock.now(),
        by: proof.by === 'dns' ? null : caller.userId,
        reason: proof.by === 'dns' ? null : proof.reason,
      }).catch((error: unknown) => {
        throw isTaken(error) ? conflict('Another organisation has verified this domain already.') : error
      })
      if (grants !== undefined) await confirmProvisioning(auth, provider.id, grants)
      await auditSso(auth, caller, { action: 'sso.domain_verified', provider, details: { by: proof.by } })
    })
    return readSettings(tx, caller, request)
  })
}

const isSame = (seen: ProviderRow, now: ProviderRow): boolean =>
  seen.domain_token === now.domain_token && seen.source === now.source

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'

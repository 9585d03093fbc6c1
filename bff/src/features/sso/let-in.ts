import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { authScope, workerScope } from '@parley/server-kit/database/scope.ts'
import { type CallOrigin, signInAs } from '../session/index.ts'
import { provisionedAccounts } from '../users/index.ts'
import { type Claims, namesOf } from './claims.ts'
import { insertIdentity } from './identities.queries.ts'
import { holdProvider, type ProviderRow } from './providers.queries.ts'
import { auditArrival } from './sso-audit.ts'
import { emailMissing, expired, linkRequired, noAccount } from './sso-refusals.ts'
import type { SsoServices } from './sso-services.ts'
import { sureArrival } from './sure-arrival.ts'
import { type Arrival, whoCame } from './who-came.ts'

interface Person {
  provider: ProviderRow
  claims: Claims
  origin: CallOrigin
}

/**
 * Signs in whom the provider named: the linked account, one that an administrator marked, or a new one.
 * @throws AppError SSO_EMAIL_MISSING, SSO_LINK_REQUIRED, SSO_NO_ACCOUNT, SSO_EXPIRED where the settings have changed
 */
export async function letIn(services: SsoServices, person: Person) {
  const { database } = services.session.dependencies
  const look = () => database.tenantRead(authScope, (tx) => whoCame(tx, person.provider, person.claims))
  const userId = await accountOf(services, person, { arrival: await sureArrival(look), lookAgain: look })
  const outcome = await signInAs(services.session, userId, person.origin)
  if (outcome === undefined) throw noAccount()
  await database.tenantTransaction(authScope, (tx) =>
    auditArrival(tx, person.origin, {
      action: 'sso.identified',
      provider: person.provider,
      userId,
      ...(outcome.kind === 'signed-in' ? { sessionId: outcome.sessionId } : {}),
    }),
  )
  return outcome
}

interface Looking {
  arrival: Arrival
  lookAgain: () => Promise<Arrival>
}

async function accountOf(
  services: SsoServices,
  person: Person,
  { arrival, lookAgain }: Looking,
): Promise<Id> {
  if (arrival.kind === 'linked') return arrival.userId
  try {
    if (arrival.kind === 'link_at_sign_in') return await linkAccount(services, person, arrival.userId)
    if (arrival.kind === 'new_account') return await makeAccount(services, person, arrival.email)
  } catch (error) {
    // Two tabs at once: what the other one has made is there now.
    const again = isTaken(error) ? await lookAgain() : undefined
    if (again?.kind === 'linked') return again.userId
    throw error
  }
  await auditRefusal(services, person, arrival)
  if (arrival.kind === 'email_missing') throw emailMissing()
  throw arrival.kind === 'link_required' ? linkRequired() : noAccount()
}

const isTaken = (error: unknown): boolean =>
  (error instanceof AppError && error.code === 'CONFLICT') ||
  (typeof error === 'object' && error !== null && 'code' in error && error.code === '23505')

const auditRefusal = ({ session }: SsoServices, { provider, origin }: Person, arrival: Arrival) =>
  session.dependencies.database.tenantTransaction(authScope, (tx) =>
    auditArrival(tx, origin, {
      action: 'session.sign_in_failed',
      provider,
      ...('userId' in arrival ? { userId: arrival.userId } : {}),
      details: { reason: arrival.kind },
    }),
  )

async function linkAccount({ session }: SsoServices, person: Person, userId: Id): Promise<Id> {
  const { database, clock } = session.dependencies
  const { provider, claims, origin } = person
  await database.tenantTransaction(authScope, async (tx) => {
    if (!(await holdProvider(tx, provider))) throw expired()
    await insertIdentity(tx, { providerId: provider.id, subject: claims.subject, userId, now: clock.now() })
    await auditArrival(tx, origin, { action: 'sso.linked', provider, userId, details: { by: 'mark' } })
  })
  return userId
}

/** The account of somebody who comes for the first time, in the provider's client (D11: just in time). */
async function makeAccount({ session }: SsoServices, person: Person, email: string): Promise<Id> {
  const { database, clock } = session.dependencies
  const { provider, claims, origin } = person
  const place = { firmId: provider.firm_id, clientId: provider.client_id }
  const now = clock.now()
  return database.tenantTransaction(workerScope(place), async (tx) => {
    if (!(await asRole(tx, 'auth', (auth) => holdProvider(auth, provider)))) throw expired()
    const { userId, roleIds } = await provisionedAccounts.add(tx, place, {
      email,
      ...namesOf(claims),
      roleId: provider.provision_role_id,
      mayGet: provider.provision_grants,
      now,
    })
    await asRole(tx, 'auth', async (auth) => {
      await insertIdentity(auth, { providerId: provider.id, subject: claims.subject, userId, now })
      const details = { roleIds, by: 'single sign-on' }
      await auditArrival(auth, origin, { action: 'user.created', provider, userId, details })
    })
    return userId
  })
}

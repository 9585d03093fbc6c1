import { conflict } from '@parley/contracts/errors.ts'
import type { SsoTestResult, ssoCallback } from '@parley/contracts/http/sso-sign-in.ts'
import type { SsoProvider } from '@parley/contracts/http/sso.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { z } from 'zod'
import type { CallOrigin } from '../session/index.ts'
import type { Claims } from './claims.ts'
import { connect } from './connection.ts'
import { findIdentity, findIdentityOf, insertIdentity } from './identities.queries.ts'
import { letIn } from './let-in.ts'
import { type Pending, take, tripOf } from './pending.ts'
import { askWhoCame } from './provider-client.ts'
import { findLivingProvider, holdProvider, isOpen, type ProviderRow } from './providers.queries.ts'
import { auditArrival } from './sso-audit.ts'
import { denied, expired, noAccount, notSetUp, refused, unavailable } from './sso-refusals.ts'
import type { SsoServices } from './sso-services.ts'
import { whoCame } from './who-came.ts'

type Query = z.output<typeof ssoCallback.query>

export type Finished =
  | { kind: 'sign-in'; outcome: Awaited<ReturnType<typeof letIn>>; returnTo: string | null }
  | { kind: 'link'; provider: SsoProvider; returnTo: string | null }
  | { kind: 'test'; result: SsoTestResult }

export interface Callback {
  query: Query
  /** The cookie's secret. */
  browser: string | undefined
  origin: CallOrigin
}

const saidNo = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required'])
const inTrouble = new Set(['server_error', 'temporarily_unavailable'])

/** The code, or what the provider said instead. @throws AppError SSO_DENIED, UNAVAILABLE, SSO_REFUSED */
function codeOf({ error, error_description: description, code }: Query): string {
  if (error !== undefined) {
    if (saidNo.has(error)) throw denied()
    const cause = new Error(`${error}: ${description ?? ''}`)
    throw inTrouble.has(error) ? unavailable(cause) : refused(cause)
  }
  if (code === undefined) throw refused()
  return code
}

/** The provider as it was when the round trip began. @throws AppError NOT_FOUND, SSO_EXPIRED */
async function providerOf({ session }: SsoServices, pending: Pending): Promise<ProviderRow> {
  const provider = await session.dependencies.database.tenantRead(authScope, (tx) =>
    findLivingProvider(tx, pending.providerId),
  )
  if (provider === undefined || (pending.purpose.kind !== 'test' && !isOpen(provider))) throw notSetUp()
  if (provider.updated_at.toISOString() !== pending.madeFrom) throw expired()
  return provider
}

/**
 * Takes the provider's answer: for a sign-in, a link of the own account, or a test.
 * @throws AppError SSO_EXPIRED, SSO_DENIED, SSO_REFUSED, SSO_EMAIL_MISSING, SSO_NO_ACCOUNT, SSO_LINK_REQUIRED, NOT_FOUND,
 * CONFLICT, UNAVAILABLE
 */
export async function finish(services: SsoServices, callback: Callback): Promise<Finished> {
  const { query, origin } = callback
  const pending = await take(services, { state: query.state, browser: callback.browser })
  const code = codeOf(query)
  const provider = await providerOf(services, pending)
  const claims = await askWhoCame(services.fetch, await connect(services, provider), {
    answer: { code, state: pending.state, iss: query.iss },
    trip: tripOf(pending),
  })
  // It took its time to answer.
  await providerOf(services, pending)
  const { purpose, returnTo } = pending
  if (purpose.kind === 'sign-in')
    return { kind: 'sign-in', outcome: await letIn(services, { provider, claims, origin }), returnTo }
  await checkAsker(services, { purpose, provider })
  if (purpose.kind === 'test') return { kind: 'test', result: await describe(services, provider, claims) }
  await link(services, { provider, claims, origin, userId: purpose.userId, sessionId: purpose.sessionId })
  return { kind: 'link', provider: provider.provider, returnTo }
}

interface Asked {
  purpose: { sessionId: Id; userId: Id; kind: 'link' | 'test' }
  provider: ProviderRow
}

/** Whoever asked must still be signed in, and for a link be one of the client's people. @throws AppError SSO_EXPIRED */
async function checkAsker({ session }: SsoServices, { purpose, provider }: Asked): Promise<void> {
  const actor = await session.reader.findActor(purpose.sessionId)
  if (actor?.userId !== purpose.userId) throw expired()
  if (purpose.kind === 'link' && (actor.impersonation !== null || actor.clientId !== provider.client_id))
    throw noAccount()
}

async function describe(
  { session }: SsoServices,
  provider: ProviderRow,
  claims: Claims,
): Promise<SsoTestResult> {
  const arrival = await session.dependencies.database.tenantRead(authScope, (tx) =>
    whoCame(tx, provider, claims),
  )
  return {
    protocol: provider.protocol === 'oidc' ? 'oidc' : 'oauth2',
    issuer: provider.issuer,
    subject: claims.subject,
    email: claims.email,
    emailVerified: claims.emailVerified,
    name: claims.name,
    wouldSignIn: arrival.kind === 'email_missing' ? 'no_account' : arrival.kind,
  }
}

interface Link {
  provider: ProviderRow
  claims: Claims
  origin: CallOrigin
  userId: Id
  sessionId: Id
}

/** @throws AppError CONFLICT where either side is linked to another, SSO_EXPIRED where the settings have changed */
async function link({ session }: SsoServices, { provider, claims, origin, userId, sessionId }: Link) {
  const { database, clock } = session.dependencies
  await database.tenantTransaction(authScope, async (tx) => {
    if (!(await holdProvider(tx, provider))) throw expired()
    const taken = await findIdentity(tx, provider.id, claims.subject)
    if (taken?.user_id === userId) return
    if (taken !== undefined) throw conflict('This sign-in belongs to somebody else already.')
    if ((await findIdentityOf(tx, userId, provider.id)) !== undefined)
      throw conflict('Your account is linked to another sign-in already. Unlink it first.')
    await insertIdentity(tx, { providerId: provider.id, subject: claims.subject, userId, now: clock.now() })
    await auditArrival(tx, origin, { action: 'sso.linked', provider, userId, sessionId })
  })
}

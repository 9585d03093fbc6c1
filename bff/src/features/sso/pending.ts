import { createHash } from 'node:crypto'
import { type Id, idSchema, newId } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { hashOpaqueToken, newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { z } from 'zod'
import { connect } from './connection.ts'
import { authorizationAddress, newRoundTrip, type RoundTrip } from './provider-client.ts'
import { forgetOldStates, insertState, type ProviderRow, takeState } from './providers.queries.ts'
import { expired, otherBrowser } from './sso-refusals.ts'
import type { SsoServices } from './sso-services.ts'

/** What a round trip to the provider is for. */
export type Purpose =
  | { kind: 'sign-in' }
  /** The session that asked must still be there when the answer comes. */
  | { kind: 'link' | 'test'; sessionId: Id; userId: Id }

const pendingSchema = z.object({
  purpose: z.union([
    z.object({ kind: z.literal('sign-in') }),
    z.object({ kind: z.enum(['link', 'test']), sessionId: idSchema, userId: idSchema }),
  ]),
  nonce: z.string(),
  verifier: z.string(),
  /** Hash of the cookie of the browser that began. */
  browser: z.string(),
  returnTo: z.string().nullable(),
  /** Of the settings that it was begun with. */
  madeFrom: z.string(),
})
export type Pending = z.infer<typeof pendingSchema> & { providerId: Id; state: string }

/** Minutes that a person has at the provider. */
export const stateMinutes = 10

/** A path of the app, and nothing that leads elsewhere. */
export const pathWithin = (returnTo: string | undefined): string | null =>
  returnTo !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(returnTo) ? returnTo : null

export interface Beginning {
  purpose: Purpose
  /** The cookie's secret. */
  browser: string
  returnTo?: string | undefined
  loginHint?: string | undefined
}

/** The secret of the browser's cookie: kept as it is, so that a second tab does not undo the first one's sign-in. */
export const browserSecret = (kept: string | undefined): string =>
  kept !== undefined && /^[\w-]{43}$/.test(kept) ? kept : newOpaqueToken()

const fingerprint = (browser: string): string => createHash('sha256').update(browser).digest('base64url')

/** Begins a round trip. @returns where to send the browser. @throws AppError UNAVAILABLE */
export async function begin(
  services: SsoServices,
  provider: ProviderRow,
  { purpose, browser, returnTo, loginHint }: Beginning,
): Promise<string> {
  const { database, clock } = services.session.dependencies
  const connection = await connect(services, provider)
  const trip = newRoundTrip(newOpaqueToken())
  const id = newId()
  const pending: z.infer<typeof pendingSchema> = {
    purpose,
    nonce: trip.nonce,
    verifier: trip.verifier,
    browser: fingerprint(browser),
    returnTo: pathWithin(returnTo),
    madeFrom: provider.updated_at.toISOString(),
  }
  const sealed = await services.states.seal(JSON.stringify(pending), id)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + stateMinutes * 60_000)
  await database.tenantTransaction(authScope, async (tx) => {
    await forgetOldStates(tx, now)
    const hash = hashOpaqueToken(trip.state)
    await insertState(tx, { id, hash, providerId: provider.id, sealed, expiresAt })
  })
  return authorizationAddress(connection, trip, loginHint)
}

/** What the state stands for, once. @throws AppError SSO_EXPIRED: unknown, used, too old, or of another browser */
export async function take(
  services: SsoServices,
  { state, browser }: { state: string | undefined; browser: string | undefined },
): Promise<Pending> {
  if (state === undefined) throw expired()
  const { database, clock } = services.session.dependencies
  const row = await database.tenantTransaction(authScope, (tx) => takeState(tx, hashOpaqueToken(state)))
  if (row === undefined || row.expires_at <= clock.now()) throw expired()
  const text = await services.states.open(row.data_encrypted, row.id).catch(() => {
    throw expired()
  })
  const pending = pendingSchema.parse(JSON.parse(text))
  if (browser === undefined || fingerprint(browser) !== pending.browser) throw otherBrowser()
  return { ...pending, providerId: row.provider_id, state }
}

export const tripOf = ({ state, nonce, verifier }: Pending): RoundTrip => ({ state, nonce, verifier })

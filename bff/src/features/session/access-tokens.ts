import { AppError } from '@parley/contracts/errors.ts'
import { type Id, idSchema } from '@parley/contracts/ids.ts'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { keyNamed, keysOf, type Secrets } from '@parley/server-kit/secrets/secret-keys.ts'

const issuer = 'parley'
const audience = 'parley-api'
const algorithm = 'HS256'
const kind = 'access+jwt'
/** Access tokens live 15 minutes at most (D2). */
export const accessTokenSeconds = 15 * 60
const cacheSize = 20_000

export interface TokenSubject {
  sessionId: Id
  userId: Id
  /** The tenant acted in, while impersonating. */
  actingIn: Id | null
  sessionExpiresAt: Date
}

export interface AccessTokens {
  sign(subject: TokenSubject): Promise<string>
  /** The session that a token names. @throws AppError UNAUTHENTICATED for what is forged, foreign or expired. */
  verify(token: string): Promise<Id>
}

const refused = (cause?: unknown): AppError =>
  new AppError('UNAUTHENTICATED', 'Please sign in again.', { cause })

/** Tokens name a session and prove nothing else: what the session may do is read from the database (Security, "Sessions"). */
export function createAccessTokens(secrets: Secrets, clock: Clock): AccessTokens {
  const keys = keysOf(secrets, 'access-token')
  const [current] = keys
  // A token that was verified once stays verified until it expires.
  const verified = new Map<string, { sessionId: Id; expiresAt: number }>()
  const nowSeconds = (): number => Math.floor(clock.now().getTime() / 1000)

  const remember = (token: string, entry: { sessionId: Id; expiresAt: number }): void => {
    if (verified.size >= cacheSize) verified.delete(verified.keys().next().value ?? '')
    verified.set(token, entry)
  }

  return {
    sign({ sessionId, userId, actingIn, sessionExpiresAt }) {
      const issuedAt = nowSeconds()
      const end = Math.min(issuedAt + accessTokenSeconds, Math.floor(sessionExpiresAt.getTime() / 1000))
      return new SignJWT({ sid: sessionId, ...(actingIn === null ? {} : { act: { sub: userId } }) })
        .setProtectedHeader({ alg: algorithm, typ: kind, kid: current.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(actingIn ?? userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(end)
        .sign(current.bytes)
    },
    async verify(token) {
      const known = verified.get(token)
      if (known !== undefined && known.expiresAt > nowSeconds()) return known.sessionId
      verified.delete(token)
      const options = { algorithms: [algorithm], issuer, audience, typ: kind, currentDate: clock.now() }
      const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(keys, kid), {
        ...options,
        requiredClaims: ['exp', 'sub', 'sid'],
      }).catch((error: unknown) => {
        throw refused(error)
      })
      const sessionId = idSchema.safeParse(payload.sid)
      if (!sessionId.success || payload.exp === undefined) throw refused()
      remember(token, { sessionId: sessionId.data, expiresAt: payload.exp })
      return sessionId.data
    },
  }
}

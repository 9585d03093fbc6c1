import { AppError } from '@parley/contracts/errors.ts'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Scope } from '../database/scope.ts'
import { currentSecret, secretList, type Secrets } from '../secrets/secret-keys.ts'

/** For whom one server calls another: what its token carries, signed. */
export interface ServiceCaller {
  scope: Scope
  requestId: string
}

const issuer = 'parley-bff'
const audience = 'parley-orchestrator'
const algorithm = 'HS256'
/** Seconds: a call and a slow network, no more. */
const lifetimeSeconds = 60

const claimsSchema = z.object({
  requestId: z.string(),
  scope: z.strictObject({
    role: z.enum(['app', 'auth', 'platform', 'relay']),
    actorKind: z.enum(['super_admin', 'firm', 'client', 'system']),
    userId: z.string().nullable(),
    firmId: z.string().nullable(),
    clientIds: z.union([z.literal('all'), z.array(z.string())]),
  }),
})

/** One purpose, one key: a token of a person's session can never stand for a server's. */
const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(`service-token:${secret}`)

/** Signs a call of the bff to the orchestrator (Architecture, "Processes"); good for a minute. */
export const signServiceToken = (caller: ServiceCaller, secrets: Secrets): Promise<string> =>
  new SignJWT({ scope: caller.scope, requestId: caller.requestId })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(keyOf(currentSecret(secrets)))

/**
 * Takes the secrets before as well, so that servers can be given a new one in turn.
 * @throws AppError UNAUTHENTICATED for a token that is forged, old or for something else
 */
export async function verifyServiceToken(token: string, secrets: Secrets): Promise<ServiceCaller> {
  try {
    const options = { issuer, audience, algorithms: [algorithm] }
    const { payload } = await Promise.any(
      secretList(secrets).map((secret) => jwtVerify(token, keyOf(secret), options)),
    )
    return claimsSchema.parse(payload)
  } catch (cause) {
    throw new AppError('UNAUTHENTICATED', 'This call is not signed by a server of this installation.', {
      cause,
    })
  }
}

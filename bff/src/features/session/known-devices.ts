import { type Id, idSchema } from '@parley/contracts/ids.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { keyNamed, keysOf, type Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Door } from './attempt-count.queries.ts'

const issuer = 'parley'
const audience = 'parley-device'
const algorithm = 'HS256'
const kind = 'device+jwt'
/** Days after the last sign-in in which a device is known. */
const knownDays = 180
/** Of people who share a device; the one who was there longest ago is forgotten first. */
const mostPeople = 5

const claimsSchema = z.object({
  jti: z.string().regex(/^[\w-]{43}$/),
  /** Who was signed in on it, and when they last proved it, in milliseconds. */
  people: z.array(z.tuple([idSchema, z.number()])),
})
type Claims = z.infer<typeof claimsSchema>

/** An account, with what makes its devices strangers again. */
export interface DeviceOwner {
  id: Id
  password_changed_at: Date | null
}

export interface KnownDevices {
  /** Where an attempt with this cookie comes in: a device counts for who proved who they are on it with this password. */
  doorOf(cookie: string | undefined, owner: DeviceOwner): Promise<Door>
  /** The cookie after somebody has proved on the device who they are. */
  remember(cookie: string | undefined, userId: Id): Promise<{ token: string; expiresAt: Date }>
}

/**
 * Devices that people have signed in on before, by a signed cookie that opens nothing: it only has guesses from there
 * counted apart from those of strangers.
 */
export function createKnownDevices(secrets: Secrets, clock: Clock): KnownDevices {
  const keys = keysOf(secrets, 'known-device')
  const [current] = keys

  const read = async (cookie: string | undefined): Promise<Claims | undefined> => {
    if (cookie === undefined) return undefined
    const options = { algorithms: [algorithm], issuer, audience, typ: kind, currentDate: clock.now() }
    const verified = await jwtVerify(cookie, ({ kid }) => keyNamed(keys, kid), {
      ...options,
      requiredClaims: ['exp', 'jti'],
    }).catch(() => undefined)
    return claimsSchema.safeParse(verified?.payload).data
  }

  return {
    async doorOf(cookie, { id, password_changed_at: changedAt }) {
      const claims = await read(cookie)
      const provedAt = claims?.people.find(([userId]) => userId === id)?.[1]
      const isKnown = provedAt !== undefined && provedAt >= (changedAt?.getTime() ?? 0)
      return claims !== undefined && isKnown ? `device:${claims.jti}` : 'anywhere'
    },
    async remember(cookie, userId) {
      const before = await read(cookie)
      const now = clock.now()
      const others = before?.people.filter(([id]) => id !== userId) ?? []
      const people = [[userId, now.getTime()], ...others].slice(0, mostPeople)
      const expiresAt = new Date(now.getTime() + knownDays * 86_400_000)
      const token = await new SignJWT({ people })
        .setProtectedHeader({ alg: algorithm, typ: kind, kid: current.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(before?.jti ?? newOpaqueToken())
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(current.bytes)
      return { token, expiresAt }
    },
  }
}

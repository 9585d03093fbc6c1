import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

// What every authenticator app takes (RFC 6238): SHA-1, 6 digits, 30 seconds.
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Steps that a clock may be off, to either side. */
const skew = 1
/** Bytes of a secret, as RFC 4226 recommends. */
const secretBytes = 20

/** A new secret, in Base32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32

const authenticator = (secret: string, label: string): TOTP =>
  new TOTP({ ...parameters, issuer: 'Parley', label, secret: Secret.fromBase32(secret) })

/** The step of time that a code belongs to, at most one away from now; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = authenticator(secret, '').validate({ token: code, timestamp: now.getTime(), window: skew })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / parameters.period) + delta
}

/** The picture that an authenticator scans, as a data URL; it names the account by its address. */
export function qrCodeOf(secret: string, address: string): string {
  const svg = renderSVG(authenticator(secret, address).toString(), { border: 2 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

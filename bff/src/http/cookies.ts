import type { CookieOptions, Request, Response } from 'express'

/** A secret that a browser keeps for this product alone: `__Host-` where TLS is in front (Security, "Headers"). */
export interface SecretCookie {
  read(request: Request): string | undefined
  write(response: Response, token: string, expiresAt: Date): void
  clear(response: Response): void
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.filter((pair) => pair.startsWith(`${name}=`))
  // Two of one name come from somebody who set one for a wider path or domain: trust neither.
  return found.length === 1 ? found[0]?.slice(name.length + 1) : undefined
}

function createSecretCookie(
  isSecure: boolean,
  { name: plainName, sameSite }: { name: string; sameSite: 'strict' | 'lax' },
): SecretCookie {
  const name = isSecure ? `__Host-${plainName}` : plainName
  const options: CookieOptions = { httpOnly: true, sameSite, secure: isSecure, path: '/' }
  return {
    read: (request) => readCookie(request.headers.cookie, name),
    write: (response, token, expiresAt) =>
      void response.cookie(name, token, { ...options, expires: expiresAt }),
    clear: (response) => void response.clearCookie(name, options),
  }
}

/** The rotating refresh token's cookie. */
export type RefreshCookie = SecretCookie
export const createRefreshCookie = ({ isSecure }: { isSecure: boolean }): RefreshCookie =>
  createSecretCookie(isSecure, { name: 'parley-refresh', sameSite: 'strict' })

/** Tells devices that people have signed in on from those of strangers; it opens nothing. */
export const createDeviceCookie = ({ isSecure }: { isSecure: boolean }): SecretCookie =>
  createSecretCookie(isSecure, { name: 'parley-device', sameSite: 'strict' })

/** Ties a sign-in with a provider to the browser that began it; lax, because the provider's site leads back. */
export const createProviderCookie = ({ isSecure }: { isSecure: boolean }): SecretCookie =>
  createSecretCookie(isSecure, { name: 'parley-sso', sameSite: 'lax' })

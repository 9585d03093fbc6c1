import type { CookieOptions, Request, Response } from 'express'

/** The rotating refresh token's cookie: `__Host-` where TLS is in front (Security, "Headers"). */
export interface RefreshCookie {
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

export function createRefreshCookie({ isSecure }: { isSecure: boolean }): RefreshCookie {
  const name = isSecure ? '__Host-parley-refresh' : 'parley-refresh'
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/' }
  return {
    read: (request) => readCookie(request.headers.cookie, name),
    write: (response, token, expiresAt) =>
      void response.cookie(name, token, { ...options, expires: expiresAt }),
    clear: (response) => void response.clearCookie(name, options),
  }
}

import { describe, expect, it } from '@jest/globals'
import { SignJWT } from 'jose'
import { type ServiceCaller, signServiceToken, verifyServiceToken } from './service-token.ts'

const secret = 'a secret of tests that is long enough'
const caller: ServiceCaller = {
  requestId: 'request-1',
  scope: { role: 'app', actorKind: 'firm', userId: 'u', firmId: 'f', clientIds: ['c1', 'c2'] },
}

describe('the service token', () => {
  it('carries the scope and the request', async () => {
    expect(await verifyServiceToken(await signServiceToken(caller, secret), secret)).toEqual(caller)
  })

  it.each([
    ['signed with another secret', () => signServiceToken(caller, 'another secret of tests, as long')],
    ['no token at all', () => Promise.resolve('nonsense')],
    ['cut', async () => (await signServiceToken(caller, secret)).slice(0, -2)],
    [
      'of a session, under the plain secret',
      () =>
        new SignJWT({ ...caller })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('parley-bff')
          .setAudience('parley-orchestrator')
          .setExpirationTime('1m')
          .sign(new TextEncoder().encode(secret)),
    ],
    [
      'too old',
      () =>
        new SignJWT({ ...caller })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('parley-bff')
          .setAudience('parley-orchestrator')
          .setExpirationTime(Math.floor(Date.now() / 1000) - 10)
          .sign(new TextEncoder().encode(`service-token:${secret}`)),
    ],
  ])('refuses one that is %s', async (_, make) => {
    await expect(verifyServiceToken(await make(), secret)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

import { describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { hkdfSync } from 'node:crypto'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { createTestClock } from '../../testing/doubles.ts'
import { createAccessTokens } from './access-tokens.ts'

const secret = 'a secret of tests that is long enough to be one'
const clock = createTestClock()
const tokens = createAccessTokens(secret, clock)
const subject = () => ({
  sessionId: newId(),
  userId: newId(),
  actingIn: null,
  sessionExpiresAt: new Date(clock.now().getTime() + 3_600_000),
})
const key = new Uint8Array(hkdfSync('sha256', secret, 'parley', 'access-token', 32))
const seconds = () => Math.floor(clock.now().getTime() / 1000)

interface Forgery {
  alg?: string
  typ?: string
  issuer?: string
  audience?: string
  expires?: number
  session?: unknown
  key?: Uint8Array
}

const forge = (forgery: Forgery = {}): Promise<string> =>
  new SignJWT({ sid: 'session' in forgery ? forgery.session : newId() })
    .setProtectedHeader({ alg: forgery.alg ?? 'HS256', typ: forgery.typ ?? 'access+jwt' })
    .setIssuer(forgery.issuer ?? 'parley')
    .setAudience(forgery.audience ?? 'parley-api')
    .setSubject(newId())
    .setExpirationTime(forgery.expires ?? seconds() + 600)
    .sign(forgery.key ?? key)

describe('access tokens', () => {
  it('name their session', async () => {
    const one = subject()
    const token = await tokens.sign(one)
    await expect(tokens.verify(token)).resolves.toBe(one.sessionId)
    await expect(tokens.verify(token)).resolves.toBe(one.sessionId)
  })

  it('accept what is forged here with every right property, so that the refusals below mean something', async () => {
    await expect(tokens.verify(await forge())).resolves.toBeTruthy()
  })

  it.each<[string, Forgery]>([
    ['another key', { key: new Uint8Array(32) }],
    ['another algorithm', { alg: 'HS512', key: new Uint8Array(64) }],
    ['another issuer', { issuer: 'elsewhere' }],
    ['another audience', { audience: 'parley-internal' }],
    ['another kind of token', { typ: 'service+jwt' }],
    ['an end in the past', { expires: seconds() - 1 }],
    ['no session', { session: undefined }],
    ['a session that is no text', { session: 7 }],
  ])('refuse %s', async (_what, forgery) => {
    await expect(tokens.verify(await forge(forgery))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('refuse unsigned and asymmetric tokens', async () => {
    const unsigned = new UnsecuredJWT({ sid: newId() }).setIssuer('parley').setAudience('parley-api').encode()
    const { privateKey } = await generateKeyPair('RS256')
    const asymmetric = await new SignJWT({ sid: newId() })
      .setProtectedHeader({ alg: 'RS256', typ: 'access+jwt' })
      .setIssuer('parley')
      .setAudience('parley-api')
      .setSubject(newId())
      .setExpirationTime(seconds() + 600)
      .sign(privateKey)
    for (const token of [unsigned, asymmetric, 'a.b.c', ''])
      await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('refuse every token with one character changed', async () => {
    const token = await tokens.sign(subject())
    for (const at of [3, 40, 90, 150, token.length - 8]) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      await expect(tokens.verify(changed)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    }
  })

  it('end after 15 minutes, or with the session, also when they were verified before', async () => {
    const short = await tokens.sign({
      ...subject(),
      sessionExpiresAt: new Date(clock.now().getTime() + 60_000),
    })
    const long = await tokens.sign(subject())
    await Promise.all([tokens.verify(short), tokens.verify(long)])
    clock.advance(61_000)
    await expect(tokens.verify(short)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(tokens.verify(long)).resolves.toBeTruthy()
    clock.advance(15 * 60_000)
    await expect(tokens.verify(long)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

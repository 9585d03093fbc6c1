import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createHmac, hkdfSync } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { newId } from '@parley/contracts/ids.ts'
import { currentSecret } from '@parley/server-kit/secrets/secret-keys.ts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

// Security, check 6: every token below names a session that is alive, so that a hole would let it in.

let app: TestApp
let tokens: Map<string, string>
let genuine: string

type Claims = Record<string, unknown>
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = ''): Claims => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims

interface Maker {
  claims: Claims
  header: Claims
  key: Uint8Array
  /** HMAC-SHA-256 with the key over whatever header and payload, as no honest library would do it. */
  make: (header: Claims, claims: Claims, key?: Uint8Array | string) => string
}

function createMaker(token: string, secret: string): Maker {
  const [header, claims] = token.split('.')
  const key = new Uint8Array(hkdfSync('sha256', secret, 'parley', 'access-token', 32))
  return {
    header: decode(header),
    claims: decode(claims),
    key,
    make: (head, body, by = key) => {
      const text = `${encode(head)}.${encode(body)}`
      return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`
    },
  }
}

const without = (claims: Claims, name: string): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))

/** Signed with the right key, but not what the product issues. */
function withWrongClaims({ make, header, claims }: Maker, now: number): Record<string, string> {
  const changed = (changes: Claims): string => make(header, { ...claims, ...changes })
  return {
    'another issuer': changed({ iss: 'elsewhere' }),
    'no issuer': make(header, without(claims, 'iss')),
    'a list of issuers': changed({ iss: ['parley', 'elsewhere'] }),
    'another audience': changed({ aud: 'parley-internal' }),
    'no audience': make(header, without(claims, 'aud')),
    'an end in the past': changed({ exp: now - 1 }),
    'an end long ago': changed({ exp: 0 }),
    'no end': make(header, without(claims, 'exp')),
    'an end that is text': changed({ exp: '9999999999' }),
    'an end that is no number': changed({ exp: null }),
    'a beginning in the future': changed({ nbf: now + 3600 }),
    'a beginning that is text': changed({ nbf: 'now' }),
    'no subject': make(header, without(claims, 'sub')),
    'no session': make(header, without(claims, 'sid')),
    'a session that is a number': changed({ sid: 7 }),
    'a session that is a list': changed({ sid: [claims.sid] }),
    'a session that is an object': changed({ sid: { $ne: null } }),
    'a session that nobody has': changed({ sid: newId() }),
    'a session that is SQL': changed({ sid: "' or '1'='1" }),
    'an empty session': changed({ sid: '' }),
  }
}

/** Headers that have made other products take what they should not. */
function withWrongHeaders({ make, header, claims, key }: Maker): Record<string, string> {
  const unsigned = (alg: string): string => `${encode({ ...header, alg })}.${encode(claims)}.`
  const changed = (changes: Claims, by?: Uint8Array | string): string =>
    make({ ...header, ...changes }, claims, by)
  const embedded = { kty: 'oct', k: Buffer.from('a key of the attacker, long enough').toString('base64url') }
  const attackers = 'a key of the attacker, long enough'
  return {
    'alg none': unsigned('none'),
    'alg None': unsigned('None'),
    'alg NONE': unsigned('NONE'),
    'alg empty': unsigned(''),
    'alg none, with a signature': changed({ alg: 'none' }),
    'alg HS512 over HS256': changed({ alg: 'HS512' }),
    'alg RS256 over HS256': changed({ alg: 'RS256' }),
    'no alg': make(without(header, 'alg'), claims),
    'the kind of a service token': changed({ typ: 'service+jwt' }),
    'the kind JWT': changed({ typ: 'JWT' }),
    'no kind': make(without(header, 'typ'), claims),
    'a key in the header': changed({ jwk: embedded }, attackers),
    'a key’s address': changed({ jku: 'https://evil.test/keys.json' }, attackers),
    'a certificate’s address': changed({ x5u: 'https://evil.test/cert.pem' }, attackers),
    'a certificate': changed({ x5c: ['MIIB'] }, attackers),
    'a key id that is a path': changed({ kid: '../../../../dev/null' }, ''),
    'a key id that is SQL': changed({ kid: "x' union select ''--" }, ''),
    'a payload that is not encoded': changed({ crit: ['b64'], b64: false }),
    'an extension that is unknown': changed({ crit: ['admin'], admin: true }),
    'another key': changed({}, new Uint8Array(32)),
    'an empty key': changed({}, ''),
    'the key as text': changed({}, Buffer.from(key).toString('hex')),
  }
}

function brokenTexts(token: string, { claims, header }: Maker): Record<string, string> {
  const [head = '', body = '', signature = ''] = token.split('.')
  const raised = encode({ ...claims, sub: newId(), permissions: ['*'] })
  return {
    'another payload': `${head}.${raised}.${signature}`,
    'another header': `${encode({ ...header, kid: 'x' })}.${body}.${signature}`,
    'no signature': `${head}.${body}.`,
    'half a signature': `${head}.${body}.${signature.slice(0, 20)}`,
    'two parts': `${head}.${body}`,
    'four parts': `${token}.${signature}`,
    'five parts, as an encrypted one': `${head}..${body}.${signature}.${signature}`,
    'a signature with padding': `${token}==`,
    'nothing but dots': '..',
    'a payload that is no JSON': `${head}.${Buffer.from('{"sid":').toString('base64url')}.${signature}`,
    'text of many scripts': 'éø.ÿü.ñß',
    '12 kB of it': `${head}.${'A'.repeat(12_000)}.${signature}`,
    'a line’s end within': `${head}%0d%0a.${body}.${signature}`,
    'another scheme before it': `Bearer ${token}`,
  }
}

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  const user = await app.addUser('firmAdmin', { firmId: firm.id })
  genuine = (await app.openSession(user)).token
  const maker = createMaker(genuine, currentSecret(app.dependencies.settings.secret))
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const asymmetric = await new SignJWT(maker.claims)
    .setProtectedHeader({ ...maker.header, alg: 'RS256', jwk: await exportJWK(publicKey) })
    .sign(privateKey)
  const now = Math.floor(app.clock.now().getTime() / 1000)
  tokens = new Map(
    Object.entries({
      ...withWrongClaims(maker, now),
      ...withWrongHeaders(maker),
      ...brokenTexts(genuine, maker),
      'an asymmetric signature with its key': asymmetric,
    }),
  )
  // The maker's own is taken: what is refused below is refused for what is wrong with it.
  expect(await statusOf(`Bearer ${maker.make(maker.header, maker.claims)}`)).toBe(200)
})
afterAll(() => app.close())

/** Sent as bytes, because fetch refuses to send some of these. */
const statusOf = (authorization: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const call = httpRequest(
      `${app.origin}/api/auth/me`,
      { headers: { authorization }, agent: false },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      },
    )
    call.on('error', reject)
    call.end()
  })

describe('a forged token (Security, check 6)', () => {
  it('is answered with 401, whatever it is', async () => {
    expect(tokens.size).toBeGreaterThanOrEqual(40)
    const answers: [string, number | undefined][] = []
    for (const [what, token] of tokens) answers.push([what, await statusOf(`Bearer ${token}`)])
    expect(answers.filter(([, status]) => status !== 401)).toEqual([])
    expect(await statusOf(`Bearer ${genuine}`)).toBe(200)
  })

  it('is no way around the header: neither in the query, nor in a cookie, nor by another scheme', async () => {
    const inQuery = await app.anonymous.raw(
      'GET',
      `/api/auth/sessions?token=${genuine}&access_token=${genuine}`,
    )
    const cookie = `token=${genuine}; parley-refresh=${genuine}; authorization=${genuine}`
    const inCookie = await app.anonymous.raw('GET', '/api/auth/me', { headers: { cookie } })
    expect([inQuery.status, inCookie.status]).toEqual([401, 401])
    for (const scheme of ['Basic', 'Token', 'JWT', 'Digest'])
      expect(await statusOf(`${scheme} ${genuine}`)).toBe(401)
  })
})

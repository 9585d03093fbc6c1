import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, SignJWT, UnsecuredJWT } from 'jose'
import { startLoopbackServer } from './loopback-server.ts'

/** What a provider of a test says; each part can be wrong on purpose. */
export interface Script {
  /** Without it there is no discovery: plain OAuth 2. */
  hasDiscovery: boolean
  /** Claims of the id_token over the right ones; a nonce of null leaves it out. */
  idToken: Record<string, unknown>
  /** `none` is unsigned, `foreign` signed by a key that the provider does not publish. */
  signature: 'right' | 'none' | 'foreign'
  /** Sends the caller elsewhere instead of answering at this path. */
  redirect: { path: string; to: string } | null
  status: Record<string, number>
  userInfo: Record<string, unknown>
  /** Happens, once, before the path is answered. */
  meanwhile?: { path: string; happens: () => Promise<unknown> } | undefined
}

export interface ScriptedProvider {
  origin: string
  script: Script
  /** Paths that were asked for, in order. */
  asked: string[]
  addresses: { authorizationUrl: string; tokenUrl: string; userInfoUrl: string }
  /** As the browser would bring the nonce to the provider. */
  visit(authorizationAddress: string): { state: string; code: string }
  close(): Promise<void>
}

const algorithm = 'RS256'

interface Parts {
  origin: string
  script: Script
  own: GenerateKeyPairResult
  foreign: GenerateKeyPairResult
  /** Of the sign-in under way. */
  nonce: () => string | null
}

function signIdToken({ origin, script, own, foreign, nonce }: Parts): Promise<string> | string {
  const seconds = Math.floor(Date.now() / 1000)
  const claims = {
    iss: origin,
    aud: 'parley',
    iat: seconds,
    exp: seconds + 60,
    nonce: nonce(),
    ...script.idToken,
  }
  if (script.signature === 'none') return new UnsecuredJWT(claims).encode()
  const { privateKey } = script.signature === 'right' ? own : foreign
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: 'own' }).sign(privateKey)
}

/** What stands at each path. */
const answersOf = (parts: Parts): Record<string, () => unknown> => ({
  '/.well-known/openid-configuration': () =>
    parts.script.hasDiscovery
      ? {
          issuer: parts.origin,
          authorization_endpoint: `${parts.origin}/authorize`,
          token_endpoint: `${parts.origin}/token`,
          userinfo_endpoint: `${parts.origin}/userinfo`,
          jwks_uri: `${parts.origin}/keys`,
          id_token_signing_alg_values_supported: [algorithm, 'none'],
        }
      : undefined,
  '/keys': async () => ({
    keys: [{ ...(await exportJWK(parts.own.publicKey)), kid: 'own', alg: algorithm }],
  }),
  '/token': async () => ({
    access_token: 'an access token',
    token_type: 'Bearer',
    id_token: await signIdToken(parts),
  }),
  '/userinfo': () => parts.script.userInfo,
})

async function happenMeanwhile(script: Script, path: string): Promise<void> {
  const { meanwhile } = script
  if (meanwhile?.path !== path) return
  script.meanwhile = undefined
  await meanwhile.happens()
}

/** An identity provider that tells what a test wants, to see what is believed of it. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const server = await startLoopbackServer()
  const { origin } = server
  const script: Script = {
    hasDiscovery: true,
    idToken: {},
    signature: 'right',
    redirect: null,
    status: {},
    userInfo: {},
  }
  const asked: string[] = []
  let nonce: string | null = null
  const keys = {
    own: await generateKeyPair(algorithm, { extractable: true }),
    foreign: await generateKeyPair(algorithm),
  }
  const answers = answersOf({ origin, script, ...keys, nonce: () => nonce })
  server.serve(async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    asked.push(pathname)
    if (script.redirect?.path === pathname) {
      response.writeHead(302, { location: script.redirect.to }).end()
      return
    }
    await happenMeanwhile(script, pathname)
    const body = await answers[pathname]?.()
    const status = script.status[pathname] ?? (body === undefined ? 404 : 200)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? { error: 'not_found' }))
  })
  return {
    origin,
    script,
    asked,
    addresses: {
      authorizationUrl: `${origin}/authorize`,
      tokenUrl: `${origin}/token`,
      userInfoUrl: `${origin}/userinfo`,
    },
    visit: (address) => {
      const { searchParams } = new URL(address)
      nonce = searchParams.get('nonce')
      return { state: searchParams.get('state') ?? '', code: 'a code' }
    },
    close: () => server.close(),
  }
}

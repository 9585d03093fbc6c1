import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { type AdapterFactory, type AdapterPayload, Provider } from 'oidc-provider'
import { startLoopbackServer } from './loopback-server.ts'

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

export interface IdentityProviderOptions {
  /** Where this product waits for the answer. */
  redirectUri: string
  people: ProviderPerson[]
  /** A free one unless told. */
  port?: number
}

export interface IdentityProvider {
  origin: string
  clientId: string
  clientSecret: string
  /** The three addresses, as the settings take them. */
  addresses: { authorizationUrl: string; tokenUrl: string; userInfoUrl: string }
  close(): Promise<void>
}

const clientId = 'parley'
const clientSecret = 'a secret that only the provider and Parley know'

/** What the provider remembers, while the test runs. */
function rememberInMemory(): AdapterFactory {
  const kinds = new Map<string, Map<string, AdapterPayload>>()
  return (kind) => {
    const kept = kinds.get(kind) ?? new Map<string, AdapterPayload>()
    kinds.set(kind, kept)
    const find = (matches: (payload: AdapterPayload) => boolean) =>
      Promise.resolve([...kept.values()].find(matches))
    return {
      upsert: (id, payload) => Promise.resolve(void kept.set(id, payload)),
      find: (id) => Promise.resolve(kept.get(id)),
      findByUid: (uid) => find((payload) => payload.uid === uid),
      findByUserCode: (userCode) => find((payload) => payload.userCode === userCode),
      destroy: (id) => Promise.resolve(void kept.delete(id)),
      consume: (id) => Promise.resolve(void Object.assign(kept.get(id) ?? {}, { consumed: 1 })),
      revokeByGrantId: (grantId) => {
        for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id)
        return Promise.resolve()
      },
    }
  }
}

async function createProvider(
  origin: string,
  { redirectUri, people }: IdentityProviderOptions,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return new Provider(origin, {
    adapter: rememberInMemory(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'own', use: 'sig' }] },
    renderError: (context, error) => void (context.body = error.error),
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    cookies: { keys: ['a key of tests'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { url: (_context, interaction) => `/choose/${interaction.uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.find((person) => person.sub === sub), sub }),
    }),
    // Nobody is asked what this product may see.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId
      if (oidc.client === undefined || accountId === undefined) return undefined
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

const page = (people: ProviderPerson[], uid: string): string =>
  `<!doctype html><html lang="en"><title>Test provider</title><h1>Who are you?</h1><ul>${people
    .map(({ sub, name }) => `<li><a href="/choose/${uid}?person=${sub}">${name ?? sub}</a></li>`)
    .join('')}<li><a href="/choose/${uid}?deny=1">Deny</a></li></ul></html>`

/** The page where one says who one is, and what was chosen there. */
async function choose(
  provider: Provider,
  people: ProviderPerson[],
  { request, response, url }: { request: IncomingMessage; response: ServerResponse; url: URL },
): Promise<void> {
  const person = url.searchParams.get('person')
  if (url.searchParams.has('deny'))
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person said no',
    })
  if (person !== null)
    return provider.interactionFinished(request, response, { login: { accountId: person } })
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(page(people, url.pathname.split('/').at(-1) ?? ''))
}

/**
 * An OpenID provider on loopback, with a page where one says who one is (`/choose/:uid?person=`, `?deny=1`). For the
 * tests of the server and for those in a browser; it knows no passwords.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const server = await startLoopbackServer(options.port)
  const { origin } = server
  const provider = await createProvider(origin, options)
  const answerOidc = provider.callback()
  server.serve((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    if (!url.pathname.startsWith('/choose/')) return answerOidc(request, response)
    return choose(provider, options.people, { request, response, url })
  })
  return {
    origin,
    clientId,
    clientSecret,
    addresses: {
      authorizationUrl: `${origin}/auth`,
      tokenUrl: `${origin}/token`,
      userInfoUrl: `${origin}/me`,
    },
    close: () => server.close(),
  }
}

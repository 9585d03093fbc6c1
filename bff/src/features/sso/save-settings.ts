import { outgoingHostsOf } from '../../outgoing/allowed-hosts.ts'
import type { SsoSettings, updateSso } from '@parley/contracts/http/sso.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, staleUpdate, type Tx } from '../../database.ts'
import { discoverIssuer } from './discover-issuer.ts'
import { endLinks } from './identities.queries.ts'
import {
  bindSecret,
  confirmProvisioning,
  findProviderOfClient,
  hasSecret,
  insertProvider,
  isVerified,
  lockProviderOfClient,
  type ProviderRow,
  updateProvider,
} from './providers.queries.ts'
import { checkMayProvision, coversRole } from './provisioning.ts'
import { auditSso } from './sso-audit.ts'
import { checkSettings, type WantedSettings } from './sso-rules.ts'
import type { SsoServices } from './sso-services.ts'
import { getLivingClient, readSettings } from './sso-settings.reading.ts'

type Body = z.output<typeof updateSso.body>

interface Request {
  /** Of the client. */
  id: Id
  body: Body
  callback: string | undefined
}

/** The columns as the body wants them, over what is kept. */
function columnsOf({ body, callback }: Request, kept: ProviderRow | undefined) {
  const domain = body.emailDomain === undefined ? (kept?.email_domain ?? null) : body.emailDomain || null
  return {
    provider: body.provider ?? kept?.provider ?? 'custom',
    oauth_client_id: body.clientId,
    redirect_uri: body.redirectUri || (callback ?? kept?.redirect_uri ?? ''),
    authorization_url: body.authorizationUrl,
    token_url: body.tokenUrl,
    user_info_url: body.userInfoUrl,
    email_domain: domain,
    is_active: body.isActive ?? kept?.is_active ?? true,
    provision_users: body.provisionUsers ?? kept?.provision_users ?? false,
    provision_role_id:
      body.provisionRoleId === undefined ? (kept?.provision_role_id ?? null) : body.provisionRoleId,
  }
}
type Columns = ReturnType<typeof columnsOf>

const givesSecret = ({ clientSecret }: Body): boolean => (clientSecret ?? '') !== ''

function check({ session }: SsoServices, request: Request, kept: ProviderRow | undefined): Columns {
  const columns = columnsOf(request, kept)
  checkSettings(
    {
      provider: columns.provider,
      redirectUri: columns.redirect_uri,
      authorizationUrl: columns.authorization_url,
      tokenUrl: columns.token_url,
      userInfoUrl: columns.user_info_url,
      emailDomain: columns.email_domain,
      provisionUsers: columns.provision_users,
      secret: secretOf(request.body, columns, kept),
    },
    { ...outgoingHostsOf(session.dependencies.settings), callback: request.callback },
  )
  return columns
}

/** What is kept is for the addresses and the client ID that it was given for: nobody has it sent elsewhere. */
function secretOf(body: Body, columns: Columns, kept: ProviderRow | undefined): WantedSettings['secret'] {
  if (givesSecret(body)) return 'given'
  if (kept === undefined) return 'missing'
  return hasSecret(kept) && !isOtherEndpoint(columns, kept) ? 'kept' : 'of another endpoint'
}

const isOtherEndpoint = (columns: Columns, kept: ProviderRow): boolean =>
  (['oauth_client_id', 'authorization_url', 'token_url', 'user_info_url'] as const).some(
    (name) => columns[name] !== kept[name],
  )

/** Whoever answers at other addresses gives other subjects, and may not say who the linked people are. */
const isOtherProvider = (columns: Columns, kept: ProviderRow): boolean =>
  (['provider', 'authorization_url', 'token_url', 'user_info_url'] as const).some(
    (name) => columns[name] !== kept[name],
  )

/** Another one, another application there, or another domain: what was confirmed of the one before says nothing of it. */
const isOtherSource = (columns: Columns, kept: ProviderRow): boolean =>
  isOtherProvider(columns, kept) ||
  isOtherEndpoint(columns, kept) ||
  columns.email_domain !== kept.email_domain

/** How the provider proves who came; undecided while it cannot be reached. */
async function protocolOf({ fetch }: SsoServices, columns: Columns) {
  const found = await discoverIssuer(fetch, {
    authorizationUrl: columns.authorization_url,
    tokenUrl: columns.token_url,
  })
  if (found.kind === 'found') return { protocol: 'oidc' as const, issuer: found.document.issuer }
  return { protocol: found.kind === 'unreachable' ? null : ('oauth2' as const), issuer: null }
}

/**
 * Keeps a client's settings. Other addresses end the links of its people; with them, another client ID or another
 * domain, the domain has to be verified anew, and nobody new gets an account until then.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, STALE_UPDATE, CONFLICT for an obsolete client, FORBIDDEN for a role
 * that grants more than the actor has
 */
export async function saveSettings(
  services: SsoServices,
  caller: Caller,
  request: Request,
): Promise<SsoSettings> {
  const { database } = services.session.dependencies
  const seen = await database.tenantRead(scopeOf(caller), async (tx) => {
    await getLivingClient(tx, request.id)
    return asRole(tx, 'auth', (auth) => findProviderOfClient(auth, request.id))
  })
  const columns = check(services, request, seen)
  const isOther = seen === undefined || isOtherProvider(columns, seen)
  // Asked outside of the transaction: it may take its time.
  const proof = isOther || seen.protocol === null ? await protocolOf(services, columns) : {}
  return database.tenantTransaction(scopeOf(caller), async (tx) => {
    const client = await getLivingClient(tx, request.id)
    const kept = await asRole(tx, 'auth', (auth) => lockProviderOfClient(auth, client.id))
    await refuseOvertaken(tx, caller, { request, seen, kept })
    const grants = await grantsToConfirm(tx, caller, { client, columns, kept })
    const change = { columns: { ...columns, ...proof }, endsLinks: isOther, grants, request }
    await asRole(tx, 'auth', (auth) => write(services, auth, { caller, client, kept, ...change }))
    return readSettings(tx, caller, request)
  })
}

interface Provisioning {
  client: { id: Id; firm_id: Id }
  columns: Columns
  kept: ProviderRow | undefined
}

/**
 * What new people may get by these settings, where whoever saves them may give it. Another role, and new accounts where
 * there were none, are for those alone; others change the rest, and confirm nothing by it.
 * @throws AppError FORBIDDEN, NOT_FOUND for a role of others
 */
async function grantsToConfirm(
  tx: Tx,
  caller: Caller,
  { client, columns, kept }: Provisioning,
): Promise<string[] | undefined> {
  const { provision_role_id: roleId, provision_users: isOn } = columns
  const given = { firm_id: client.firm_id, client_id: client.id, provision_role_id: roleId }
  const isOtherRole = roleId !== (kept?.provision_role_id ?? null)
  const isNew = isOtherRole || (isOn && kept?.provision_users !== true)
  return isNew || (await coversRole(tx, caller, given)) ? checkMayProvision(tx, caller, given) : undefined
}

interface Seen {
  request: Request
  seen: ProviderRow | undefined
  kept: ProviderRow | undefined
}

/** What was made from an older state, or overtaken while the provider was asked. @throws AppError STALE_UPDATE */
async function refuseOvertaken(tx: Tx, caller: Caller, { request, seen, kept }: Seen): Promise<void> {
  const current = () => readSettings(tx, caller, request)
  // What was looked at is gone, and with it the secret that the body may have left out.
  if (kept === undefined && seen !== undefined) throw staleUpdate(await current())
  if (kept === undefined) return
  await refuseStale(kept, request.body.updatedAt, current)
  await refuseStale(kept, (seen?.updated_at ?? new Date(0)).toISOString(), current)
}

interface Change {
  caller: Caller
  client: { id: Id; firm_id: Id }
  kept: ProviderRow | undefined
  columns: Columns & { protocol?: SsoSettings['protocol']; issuer?: string | null }
  endsLinks: boolean
  /** Permissions that whoever saves lets new people get; undefined where they may not. */
  grants: string[] | undefined
  request: Request
}

/** A record that still stands in the DNS proves no other provider: the token is another one. */
const unverified = () => ({
  domain_token: newOpaqueToken(),
  domain_verified_at: null,
  domain_confirmed_by: null,
  domain_reason: null,
  verified_source: null,
  provision_source: null,
})

async function write(services: SsoServices, auth: Tx, change: Change): Promise<void> {
  const { caller, client, kept, columns, request } = change
  const id = kept?.id ?? newId()
  const { clientSecret = '' } = request.body
  const secret = givesSecret(request.body)
    ? { client_secret_encrypted: await services.secrets.seal(clientSecret, id) }
    : {}
  const keepsSource = kept !== undefined && !isOtherSource(columns, kept)
  const values = { ...columns, ...secret, ...(keepsSource ? {} : unverified()) }
  const provider = { id, firm_id: client.firm_id, client_id: client.id }
  if (kept === undefined) {
    const { client_secret_encrypted: sealed = Buffer.alloc(0) } = values
    await insertProvider(auth, { ...values, ...provider, client_secret_encrypted: sealed })
    await bindSecret(auth, id)
    await auditSso(auth, caller, { action: 'sso.configured', provider })
    return
  }
  await updateProvider(auth, id, values)
  if (givesSecret(request.body)) await bindSecret(auth, id)
  if (keepsSource && isVerified(kept) && change.grants !== undefined)
    await confirmProvisioning(auth, id, change.grants)
  const linksEnded = change.endsLinks ? await endLinks(auth, id) : 0
  const fields = Object.keys(values).filter(
    (name) => values[name as keyof typeof values] !== kept[name as keyof ProviderRow],
  )
  await auditSso(auth, caller, { action: 'sso.updated', provider, details: { fields, linksEnded } })
}

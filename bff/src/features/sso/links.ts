import { conflict, notFound } from '@parley/contracts/errors.ts'
import type { UserSso } from '@parley/contracts/http/sso-links.ts'
import type { SsoProvider } from '@parley/contracts/http/sso.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import { accounts } from '../session/index.ts'
import { holdUser, readUser } from '../users/index.ts'
import { deleteIdentity, deleteMark, findIdentityOf, insertMark, isMarked } from './identities.queries.ts'
import { findOpenProvider, findProviderOfClient, type ProviderRow } from './providers.queries.ts'
import { auditSso } from './sso-audit.ts'
import type { SsoServices } from './sso-services.ts'

const kindOf = (provider: ProviderRow): SsoProvider => provider.provider

/** The provider of the own client that can be linked now. @throws AppError NOT_FOUND, for those of others too */
export async function getLinkable({ session }: SsoServices, actor: Actor, id: Id): Promise<ProviderRow> {
  const provider = await session.dependencies.database.tenantRead(scopeOf(actor), (tx) =>
    asRole(tx, 'auth', (auth) => findOpenProvider(auth, { clientId: actor.clientId ?? '' })),
  )
  if (provider?.id !== id) throw notFound('Single sign-on')
  return provider
}

/** The own link; null where the client has no provider that people sign in with. */
export const readOwnLink = ({ session }: SsoServices, actor: Actor) =>
  session.dependencies.database.tenantRead(scopeOf(actor), async (tx) => {
    const { clientId, userId } = actor
    const found = clientId === null ? undefined : await findLinkOf(tx, { clientId, userId })
    if (found === undefined) return { link: null }
    return {
      link: {
        ssoProviderId: found.provider.id,
        provider: kindOf(found.provider),
        linkedAt: found.linkedAt?.toISOString() ?? null,
        canUnlink: await accounts.hasPassword(tx, userId),
      },
    }
  })

const findLinkOf = (tx: Tx, { clientId, userId }: { clientId: Id; userId: Id }) =>
  asRole(tx, 'auth', async (auth) => {
    const provider = await findOpenProvider(auth, { clientId })
    if (provider === undefined) return undefined
    const identity = await findIdentityOf(auth, userId, provider.id)
    return { provider, linkedAt: identity?.linked_at ?? null }
  })

/** Ends the own link. @throws AppError NOT_FOUND, CONFLICT where no way to sign in would be left */
export async function unlinkOwn({ session }: SsoServices, caller: Caller, id: Id): Promise<{ ok: true }> {
  await session.dependencies.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const canUnlink = await accounts.hasPassword(tx, caller.userId)
    await asRole(tx, 'auth', async (auth) => {
      const provider = await findProviderOfClient(auth, caller.clientId ?? '')
      if (provider?.id !== id) throw notFound('Single sign-on')
      if ((await findIdentityOf(auth, caller.userId, id)) === undefined) throw notFound('Link')
      if (!canUnlink)
        throw conflict(
          'You have no password, so you could not sign in any more. Ask for one by mail at the sign-in page first.',
        )
      await deleteIdentity(auth, caller.userId, id)
      await auditSso(auth, caller, { action: 'sso.unlinked', provider, userId: caller.userId })
    })
  })
  return { ok: true }
}

async function readUserSso(tx: Tx, user: { id: Id; clientId: Id | null }): Promise<UserSso> {
  const { id, clientId } = user
  if (clientId === null) return { available: null, ssoProviderId: null, linkedAt: null }
  return asRole(tx, 'auth', async (auth) => {
    const provider = await findProviderOfClient(auth, clientId)
    if (provider === undefined) return { available: null, ssoProviderId: null, linkedAt: null }
    const identity = await findIdentityOf(auth, id, provider.id)
    return {
      available: { ssoProviderId: provider.id, provider: kindOf(provider) },
      ssoProviderId: (await isMarked(auth, id, provider.id)) ? provider.id : null,
      linkedAt: identity?.linked_at.toISOString() ?? null,
    }
  })
}

/** How a user of the tenant signs in. @throws AppError NOT_FOUND */
export const getUserLink = ({ session }: SsoServices, actor: Actor, id: Id): Promise<UserSso> =>
  session.dependencies.database.tenantRead(scopeOf(actor), async (tx) =>
    readUserSso(tx, await readUser(tx, actor, id)),
  )

/**
 * Lets the provider in for an account: it is linked when its address comes for the first time.
 * @throws AppError NOT_FOUND, FORBIDDEN for an account that may do more than the actor
 */
export const markUser = (
  { session }: SsoServices,
  caller: Caller,
  { id, ssoProviderId }: { id: Id; ssoProviderId: Id },
): Promise<UserSso> =>
  session.dependencies.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const { place } = await holdUser(tx, caller, id)
    await asRole(tx, 'auth', async (auth) => {
      const provider = place.clientId === null ? undefined : await findProviderOfClient(auth, place.clientId)
      if (provider?.id !== ssoProviderId) throw notFound('Single sign-on')
      if ((await findIdentityOf(auth, id, provider.id)) !== undefined) return
      await insertMark(auth, id, provider.id)
      await auditSso(auth, caller, { action: 'sso.user_marked', provider, userId: id })
    })
    return readUserSso(tx, { id, clientId: place.clientId })
  })

/** Takes mark and link away; the person signs in with a password, or asks for one by mail. @throws AppError as markUser */
export const unmarkUser = ({ session }: SsoServices, caller: Caller, id: Id): Promise<UserSso> =>
  session.dependencies.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const { place } = await holdUser(tx, caller, id)
    await asRole(tx, 'auth', async (auth) => {
      const provider = place.clientId === null ? undefined : await findProviderOfClient(auth, place.clientId)
      if (provider === undefined) return
      const wasMarked = await deleteMark(auth, id)
      const wasLinked = await deleteIdentity(auth, id, provider.id)
      if (wasMarked || wasLinked)
        await auditSso(auth, caller, {
          action: 'sso.user_unlinked',
          provider,
          userId: id,
          details: { wasLinked },
        })
    })
    return readUserSso(tx, { id, clientId: place.clientId })
  })

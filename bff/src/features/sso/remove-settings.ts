import type { Id } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { countIdentities } from './identities.queries.ts'
import { deleteProvider } from './providers.queries.ts'
import { auditSso } from './sso-audit.ts'
import type { SsoServices } from './sso-services.ts'
import { getLivingClient, getProviderOf } from './sso-settings.reading.ts'

/** Ends sign-in with the provider; its people ask for a password by mail. @throws AppError NOT_FOUND, CONFLICT */
export async function removeSettings(
  { session }: SsoServices,
  caller: Caller,
  id: Id,
): Promise<{ ok: true }> {
  await session.dependencies.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const client = await getLivingClient(tx, id)
    await asRole(tx, 'auth', async (auth) => {
      const provider = await getProviderOf(auth, client.id)
      const linksEnded = await countIdentities(auth, provider.id)
      await deleteProvider(auth, provider.id)
      await auditSso(auth, caller, { action: 'sso.removed', provider, details: { linksEnded } })
    })
  })
  return { ok: true }
}

import { conflict, notFound } from '@parley/contracts/errors.ts'
import type { SsoSettings } from '@parley/contracts/http/sso.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import type { Actor } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import { countIdentities } from './identities.queries.ts'
import { type ClientRow, findClientRow, findProviderOfClient, type ProviderRow } from './providers.queries.ts'
import { provisioningOf } from './provisioning.ts'
import { mayManageSso } from './sso.policy.ts'
import { emptySettings, presentSettings } from './sso.presenter.ts'

/** The settings of a client within the scope. @throws AppError NOT_FOUND */
export async function readSettings(
  tx: Tx,
  actor: Actor,
  { id, callback }: { id: Id; callback: string | undefined },
): Promise<SsoSettings> {
  await getClient(tx, id)
  return asRole(tx, 'auth', async (auth) => {
    const row = await findProviderOfClient(auth, id)
    if (row === undefined) return emptySettings(callback)
    return presentSettings(row, {
      linkedUsers: await countIdentities(auth, row.id),
      provisioning: await provisioningOf(auth, row),
      showsRecord: mayManageSso(actor),
    })
  })
}

/** @throws AppError NOT_FOUND for one that is missing or out of the scope */
export async function getClient(tx: Tx, id: Id): Promise<ClientRow> {
  const client = await findClientRow(tx, id)
  if (client === undefined) throw notFound('Client')
  return client
}

/** A client whose settings may change. @throws AppError NOT_FOUND, CONFLICT for an obsolete one */
export async function getLivingClient(tx: Tx, id: Id): Promise<ClientRow> {
  const client = await getClient(tx, id)
  if (client.is_obsolete) throw conflict('This client is obsolete. It cannot be edited.')
  return client
}

/** @throws AppError NOT_FOUND */
export async function getProviderOf(auth: Tx, clientId: Id): Promise<ProviderRow> {
  const provider = await findProviderOfClient(auth, clientId)
  if (provider === undefined) throw notFound('Single sign-on')
  return provider
}

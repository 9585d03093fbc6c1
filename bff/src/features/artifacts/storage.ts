import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { ClientStorage } from '@parley/contracts/http/artifacts.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findClient } from './artifacts.queries.ts'
import { holdStorage, measureStorage, type StorageOwner } from './storage.queries.ts'

type Ports = Pick<Dependencies, 'settings'>

const gigabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/**
 * Called in the transaction that has written a document, so that what it adds is counted.
 * @throws AppError PAYLOAD_TOO_LARGE where the owner's documents take up more than they may
 */
export async function keepWithinQuota(tx: Tx, { settings }: Ports, owner: StorageOwner): Promise<void> {
  await holdStorage(tx, owner)
  const { usedBytes } = await measureStorage(tx, owner)
  const { clientStorageBytes: quota } = settings
  if (usedBytes <= quota) return
  const whose = owner.clientId === null ? 'the firm' : 'this client'
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    `The documents of ${whose} may take up ${gigabytes.format(quota / 1024 ** 3)} GB, and this one would be too much. Delete some that nobody needs.`,
  )
}

/** @throws AppError NOT_FOUND */
export const readStorage = (
  { database, settings }: Pick<Dependencies, 'database' | 'settings'>,
  actor: Actor,
  clientId: string,
): Promise<ClientStorage> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const client = await findClient(tx, clientId)
    if (client === undefined) throw notFound('Client')
    const used = await measureStorage(tx, { firmId: client.firm_id, clientId: client.id })
    return { ...used, quotaBytes: settings.clientStorageBytes }
  })

import type { ModelCall } from '@parley/contracts/http/model-views.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import {
  findKeptDays,
  insertSegments,
  insertView,
  keepSegments,
  listKnownKeys,
  type ViewPlace,
} from './model-views.queries.ts'
import type { ViewSealer } from './sealed-views.ts'

export interface ViewStore {
  database: Database<DB>
  sealer: ViewSealer
}

export interface NewView extends ViewPlace {
  id: string
  /** The turn, the person's message or the run that the call was made for. */
  subjectId: string
  view: ModelCall
}

/**
 * Stores a call; of its text what the initiative does not have yet. Sealing is done before the transaction, so that
 * this one is short. Nothing where the firm keeps nothing.
 */
export async function storeView({ database, sealer }: ViewStore, given: NewView): Promise<void> {
  const { id, subjectId, initiativeId } = given
  const cut = sealer.cut(given.view, initiativeId)
  const scope = workerScope(given)
  const [days, known] = await database.tenantRead(scope, (tx) =>
    Promise.all([findKeptDays(tx, given.firmId), listKnownKeys(tx, initiativeId, cut.keys)]),
  )
  if (days === 0) return
  const sealed = new Map<string, Buffer>()
  const sealAll = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) sealed.set(key, await sealer.sealSegment(cut.segments.get(key) ?? '', key))
  }
  await sealAll(cut.keys.filter((key) => !known.has(key)))
  const head = await sealer.sealHead(id, cut)
  await database.tenantTransaction(scope, async (tx) => {
    await insertView(tx, given, { id, subjectId, keys: cut.keys, sealed: head })
    await keepSegments(tx, initiativeId)
    const stored = await listKnownKeys(tx, initiativeId, cut.keys)
    const missing = cut.keys.filter((key) => !stored.has(key))
    // Rare: what was there before was deleted with the last view that named it.
    await sealAll(missing.filter((key) => !sealed.has(key)))
    await insertSegments(
      tx,
      given,
      missing.map((key) => ({ key, sealed: sealed.get(key) ?? Buffer.alloc(0) })),
    )
  })
}

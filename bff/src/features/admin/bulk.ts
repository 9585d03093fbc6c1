import type { BulkResult } from '@parley/contracts/http/admin-resource.ts'
import { scopeOf } from '../../authorization/actor.ts'
import type { Caller } from '../../authorization/caller.ts'
import { translateError } from '../../http/translate-error.ts'
import type { SessionServices } from '../session/index.ts'
import { joinTransaction } from './inside-transaction.ts'

export type RowResult = BulkResult['results'][number]

/** What a refusal says to the person, beside its row. @throws the error where it is no refusal of the row */
export function refusalOf(id: string, error: unknown): RowResult {
  const known = translateError(error)
  if (known.status >= 500 || known.code === 'STEP_UP_REQUIRED') throw error
  const { errors } = known.options
  return { id, ok: false, message: known.message, code: known.code, ...(errors && { errors }) }
}

/**
 * Does something to several rows by the service of one: a refused row stays as it is, the others change together or
 * not at all. Rows are taken in the order of their ids, so that two calls do not wait for each other.
 */
export async function changeSeveral(
  services: SessionServices,
  caller: Caller,
  {
    ids,
    change,
  }: { ids: readonly string[]; change: (services: SessionServices, id: string) => Promise<unknown> },
): Promise<BulkResult> {
  const scope = scopeOf(caller)
  const done = await services.dependencies.database.tenantTransaction(scope, async (tx) => {
    const joined = joinTransaction(services, { tx, scope })
    const results = new Map<string, RowResult>()
    for (const id of [...new Set(ids)].sort())
      try {
        await change(joined, id)
        results.set(id, { id, ok: true })
      } catch (error) {
        results.set(id, refusalOf(id, error))
      }
    return results
  })
  return { results: [...new Set(ids)].flatMap((id) => done.get(id) ?? []) }
}

import { maxBulkRows, type BulkResult } from '@parley/contracts/http/admin-resource.ts'
import { callBulk } from '../providers/index.ts'

export type RowResult = BulkResult['results'][number]

export interface BulkRequest {
  action: string
  ids: string[]
  data?: object
}

/**
 * Does something to rows, as many at once as one call takes. Where a later call fails, what was done before it stays,
 * and the rest are told with the reason.
 * @throws where the first call fails: nothing was done then
 */
export async function changeRows(resource: string, { ids, ...request }: BulkRequest): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (let from = 0; from < ids.length; from += maxBulkRows)
    try {
      results.push(...(await callBulk(resource, { ...request, ids: ids.slice(from, from + maxBulkRows) })))
    } catch (error) {
      if (from === 0) throw error
      const message = error instanceof Error ? error.message : undefined
      const rest = ids.slice(from).map((id) => ({ id, ok: false, ...(message !== undefined && { message }) }))
      return [...results, ...rest]
    }
  return results
}

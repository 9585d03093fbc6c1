import { maxBulkRows, type BulkResult } from '@parley/contracts/http/admin-resource.ts'
import { callServer } from './call-server.ts'

export interface BulkCall {
  action: string
  ids: readonly string[]
  /** What an update changes. */
  data?: unknown
}

/** What became of each row, in the order of the ids (decisions D11, Console bulk actions). Throws HttpError. */
export async function callBulk(
  resource: string,
  { action, ids, data }: BulkCall,
): Promise<BulkResult['results']> {
  const results: BulkResult['results'] = []
  for (let from = 0; from < ids.length; from += maxBulkRows) {
    const some = ids.slice(from, from + maxBulkRows)
    const body = JSON.stringify({ action, ids: some, ...(data === undefined ? {} : { data }) })
    const { json } = await callServer(`/api/admin/${resource}/bulk`, { method: 'POST', body })
    results.push(...(json as BulkResult).results)
  }
  return results
}

import { describe, expect, it } from '@jest/globals'
import {
  getClient,
  getConsultingFirm,
  listClients,
  listConsultingFirms,
} from '@parley/contracts/http/people.ts'
import { me } from '@parley/contracts/http/session.ts'
import { ApiError } from './api-error.ts'
import { createQueryClient, minutes } from './query-client.ts'
import { keyOf } from './use-route.ts'

/** How often a query that fails on our side is sent. */
async function sent(queryKey: readonly unknown[]): Promise<number> {
  let calls = 0
  const queryFn = (): Promise<never> => {
    calls += 1
    throw new ApiError(500, 'INTERNAL', { message: 'It broke.' })
  }
  await createQueryClient()
    .query({ queryKey, queryFn, retryDelay: 0 })
    .catch(() => undefined)
  return calls
}

describe('what is read (Document 1, section 9)', () => {
  it('is fresh 5 minutes and kept 10 where it is a client or a firm', () => {
    const client = createQueryClient()
    for (const route of [listClients, getClient, listConsultingFirms, getConsultingFirm])
      expect(client.getQueryDefaults(keyOf(route, {}))).toEqual({
        staleTime: minutes(5),
        gcTime: minutes(10),
      })
  })

  it('is the current user for 5 minutes, and asked for once', async () => {
    expect(createQueryClient().getQueryDefaults(keyOf(me, {}))).toMatchObject({ staleTime: minutes(5) })
    expect(await sent(keyOf(me, {}))).toBe(1)
  })
})

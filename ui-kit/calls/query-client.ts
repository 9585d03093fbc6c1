import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

export const minutes = (count: number): number => count * 60_000

/** Answers that asking again does not change; 401 and 429 are those of Document 1, section 9. */
const finalStatuses = [400, 401, 403, 404, 409, 429]

/** By the names of their routes: the contracts of these are not loaded before somebody is signed in. */
const clientData = ['listClients', 'getClient', 'listConsultingFirms', 'getConsultingFirm']

/**
 * Document 1, section 9: fresh 10 minutes, kept 15, one retry, no refetch on focus or reconnect; the current user fresh
 * 5 minutes, without retry; clients and firms fresh 5 minutes, kept 10.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minutes(10),
        gcTime: minutes(15),
        retry: (failures, error) =>
          failures < 1 && !(error instanceof ApiError && finalStatuses.includes(error.status)),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
  client.setQueryDefaults(['me'], { staleTime: minutes(5), retry: false })
  for (const name of clientData)
    client.setQueryDefaults([name], { staleTime: minutes(5), gcTime: minutes(10) })
  return client
}

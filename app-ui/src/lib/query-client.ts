import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

export const minutes = (count: number): number => count * 60_000

/** Answers that asking again does not change; 401 and 429 are those of Document 1, section 9. */
const finalStatuses = [400, 401, 403, 404, 409, 429]

/** Document 1, section 9: fresh 10 minutes, kept 15, one retry, no refetch on focus or reconnect. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

import { expect, it } from '@jest/globals'
import { getProgress, type Progress, setProgress } from '@parley/contracts/http/progress.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useProgress, useSetProgress } from './use-progress.ts'

it('of two things put away soon after each other, neither comes back when the answers change places', async () => {
  let kept: Progress = {}
  let asked = 0
  server.use(
    answer(getProgress, () => kept),
    answer(setProgress, async ({ body }) => {
      kept = { ...kept, ...(body as Progress) }
      const given = kept
      asked += 1
      // The first answer takes the longer way.
      if (asked === 1) await new Promise((resolve) => setTimeout(resolve, 100))
      return given
    }),
  )
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => ({ progress: useProgress(), tour: useSetProgress(), steps: useSetProgress() }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.progress).toEqual({}))
  act(() => result.current.tour.mutate({ tour: 'dismissed' }))
  act(() => result.current.steps.mutate({ checklist: 'dismissed' }))
  await waitFor(() => expect(result.current.tour.isSuccess && result.current.steps.isSuccess).toBe(true))
  expect(result.current.progress).toEqual({ tour: 'dismissed', checklist: 'dismissed' })
})

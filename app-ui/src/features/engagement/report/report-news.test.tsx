import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FakeSocket, useFakeSockets } from '../../../testing/fake-socket.ts'
import { useReportNews } from './use-report.ts'

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000))

let restore: () => void
beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ ticket: 't' })))
  restore = useFakeSockets()
})
afterEach(() => {
  restore()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('hears what came between the reading and the socket, and while that was away', async () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const whole = initiative({ phases: [phase({ status: 'IN_PROGRESS', eventSeq: 7 })] })
  const { rerender } = renderHook(({ given }) => useReportNews(given), {
    wrapper,
    initialProps: { given: whole },
  })
  await seconds(0)
  const places = () => FakeSocket.made.map(({ address }) => address.searchParams.get('after'))
  expect(places()).toEqual(['7'])
  act(() => FakeSocket.made[0]?.open())
  act(() => FakeSocket.made[0]?.receive('PHASE_UPDATED', {}, 8))
  // What is read anew opens no other socket.
  rerender({ given: initiative({ phases: whole.phases.map((one) => ({ ...one, eventSeq: 8 })) }) })
  await seconds(1)
  expect(places()).toEqual(['7'])
  act(() => FakeSocket.made[0]?.close())
  await seconds(5)
  expect(places()).toEqual(['7', '8'])
})

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { EnginePorts } from '../steps/index.ts'
import { watchLease } from './lease-watch.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const held = { runId: 'r', firmId: 'f', clientId: 'c', initiativeId: 'i', phaseId: 'p', generation: 1 }

it('renews no lease for work that could not begin, so that another worker takes it', async () => {
  const renewed = jest.fn(() => Promise.resolve({ updatedAt: new Date() }))
  const ports = {
    database: { tenantTransaction: renewed },
    events: { subscribe: () => Promise.reject(new Error('The bus is away.')) },
    logger: { warn: () => undefined },
  }
  await expect(watchLease(ports as unknown as EnginePorts, held, undefined)).rejects.toThrow('away')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(renewed).not.toHaveBeenCalled()
})

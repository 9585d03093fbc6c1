import { setImmediate as nextRound } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openEmpty } from '../testing/embedded-snapshot.ts'
import type { DatabaseSource } from './source.ts'

// Longer than others may have to wait, on any machine.
const longStatement = 'select count(*) from generate_series(1, 400000)'

describe('the embedded database', () => {
  let source: DatabaseSource
  beforeAll(async () => (source = await openEmpty()))
  afterAll(() => source.close())

  it('lets the process hear others between the statements of a transaction, which follow each other at once', async () => {
    let rounds = 0
    let isOver = false
    const listen = async (): Promise<void> => {
      for (; !isOver; rounds += 1) await nextRound()
    }
    const client = await source.pool.connect()
    const listening = listen()
    await client.query('begin')
    const before = rounds
    for (let statement = 0; statement < 5; statement += 1) await client.query(longStatement)
    const heard = rounds - before
    await client.query('commit')
    client.release()
    isOver = true
    await listening
    expect(heard).toBeGreaterThanOrEqual(4)
  })
})

import { expect, it } from '@jest/globals'
import { setImmediate } from 'node:timers/promises'
import { renewLeases } from './keep-lease.ts'

it('looks again where it is nudged while it looks: what is looked at may be older than the nudge', async () => {
  const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
  let asked = 0
  const renewal = renewLeases({
    renew: () => answers[asked++]?.promise ?? Promise.resolve(true),
    logger: { warn: () => undefined },
  })
  try {
    const looking = renewal.look()
    // The lease was found held before somebody took it away, who says so before that answer is here.
    void renewal.look()
    answers[0]?.resolve(true)
    answers[1]?.resolve(false)
    await looking
    await setImmediate()
    expect(renewal.signal.aborted).toBe(true)
    expect(asked).toBe(2)
  } finally {
    renewal.close()
  }
})

import { expect, it } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { setImmediate as nextRound } from 'node:timers/promises'
import { createDeckRenderer } from './renderers.ts'
import { sampleDeck } from './testing/sample-deck.ts'

const onLinux = process.platform === 'linux' ? it : it.skip

/** Priorities of the process' threads: the 19th field; the second, the name, may hold spaces. */
function priorities(): number[] {
  return readdirSync('/proc/self/task').flatMap((id) => {
    try {
      return Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
    } catch {
      // It has ended since.
      return []
    }
  })
}

onLinux('a deck’s file is written behind what people wait for, which keeps its own priority', async () => {
  const own = getPriority()
  const written = { isOver: false }
  const file = createDeckRenderer()
    .render('pdf', sampleDeck(), new AbortController().signal)
    .finally(() => (written.isOver = true))
  let seen = own
  while (!written.isOver) {
    seen = Math.max(seen, ...priorities())
    await nextRound()
  }
  expect((await file).subarray(0, 5).toString()).toBe('%PDF-')
  expect(seen).toBeGreaterThanOrEqual(Math.max(10, own))
  expect(getPriority()).toBe(own)
})

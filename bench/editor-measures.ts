import type { Locator, Page } from '@playwright/test'
import { readWatched, startClock, watchAnew } from './browser/watch.ts'

/** What one round of one act measured; times in ms. */
export interface Measured {
  /** From each event until the frame that shows it is painted. */
  times: number[]
  /** By the browser's own Event Timing, in steps of 8 ms; 0 where none took 16 ms. */
  slowestEvent: number
  /** Tasks of more than 50 ms. */
  longTasks: number
  /** Of the page's main thread, for each event: what the machine's other work does not change. */
  processorTime: number
  /** The part of it that scripts take; the rest is style, layout and painting. */
  scriptTime: number
}

async function during(page: Page, act: () => Promise<void>): Promise<Measured> {
  const clock = await startClock(page)
  await page.waitForTimeout(1500)
  await watchAnew(page)
  const before = await clock()
  await act()
  const after = await clock()
  await page.waitForTimeout(300)
  const { times, events, longTasks } = await readWatched(page)
  if (times.length === 0) throw new Error('Nothing was measured.')
  return {
    times,
    slowestEvent: Math.max(0, ...events),
    longTasks,
    processorTime: (after.all - before.all) / times.length,
    scriptTime: (after.script - before.script) / times.length,
  }
}

/** Types at a quick typist's pace. */
export async function measureTyping(page: Page, box: Locator, text: string): Promise<Measured> {
  await box.click()
  await page.keyboard.press('End')
  return during(page, () => page.keyboard.type(text, { delay: 60 }))
}

/** Drags the first field that is in sight over the next ones, and drops it there. */
export async function measureDrag(page: Page): Promise<Measured> {
  const handles = page.getByRole('button', { name: /^Move Question/ })
  await handles.first().scrollIntoViewIfNeeded()
  const [from, to] = [await handles.nth(1).boundingBox(), await handles.nth(7).boundingBox()]
  if (from === null || to === null) throw new Error('There is nothing to drag.')
  return during(page, async () => {
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    for (let step = 1; step <= 40; step += 1) {
      await page.mouse.move(from.x + from.width / 2, from.y + ((to.y - from.y) * step) / 40 + 12)
      await page.waitForTimeout(20)
    }
    await page.mouse.up()
  })
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What floats in is judged once it stands; what turns for ever is not waited for. */
const settled = `Promise.all(
  document.getAnimations()
    .filter((one) => one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished.catch(() => null)),
).then(() => null)`

/**
 * axe finds nothing on the page, or within one part of it.
 * @param part a CSS selector
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.evaluate(settled)
  // The pages have no frames that need a run of their own, and only violations are read: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
}

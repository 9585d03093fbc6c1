import createCache from '@emotion/cache'
import { describe, expect, it } from '@jest/globals'
import { inSmallSheets } from './style-cache.ts'

/** Rules in each of its sheets. */
const sizes = (tags: readonly HTMLStyleElement[]): number[] =>
  tags.map(({ sheet }) => sheet?.cssRules.length ?? 0)

describe('the rules of what is drawn', () => {
  it('come into one sheet together, and leave full sheets alone', async () => {
    const cache = createCache({ key: 'small', speedy: true })
    inSmallSheets(cache)
    const draw = async (count: number): Promise<void> => {
      for (let at = 0; at < count; at += 1) cache.sheet.insert(`.rule-${at} { color: red; }`)
      await Promise.resolve()
    }
    await draw(100)
    expect(sizes(cache.sheet.tags)).toEqual([100])
    await draw(1)
    await draw(2)
    expect(sizes(cache.sheet.tags)).toEqual([100, 3])
    await draw(30)
    await draw(1)
    expect(sizes(cache.sheet.tags)).toEqual([100, 33, 1])
    cache.sheet.flush()
  })
})

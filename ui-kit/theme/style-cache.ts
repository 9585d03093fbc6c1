import createCache, { type EmotionCache } from '@emotion/cache'

/** Rules after which a sheet is full. */
const full = 24

/**
 * Where the look of components is kept. A browser that is given one more rule reckons the look of everything anew that
 * the rule's sheet speaks of; in one sheet for all, that is the whole page at each click that shows something new. So
 * what is drawn together comes into a sheet together, and a sheet that is full is not touched any more.
 */
export function createStyleCache(): EmotionCache {
  // A development build keeps its own ways: a sheet for each rule.
  const cache = createCache({ key: 'css' })
  if (cache.sheet.isSpeedy) inSmallSheets(cache)
  return cache
}

/** Exported for its test, which asks for the sheets of a production build. */
export function inSmallSheets({ sheet }: EmotionCache): void {
  const insert = sheet.insert.bind(sheet)
  let isDrawing = false
  sheet.insert = (rule) => {
    if (!isDrawing) {
      isDrawing = true
      queueMicrotask(() => (isDrawing = false))
      // From none on, the next rule begins a sheet.
      if (sheet.ctr >= full) sheet.ctr = 0
    }
    insert(rule)
  }
}

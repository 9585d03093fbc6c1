/** Makes the window wide enough for two columns, which begin at so many pixels; returns the way back. */
export function widenWindow(from = 1200): () => void {
  const narrow = Object.getOwnPropertyDescriptor(window, 'matchMedia') as PropertyDescriptor
  const ask = narrow.value as typeof window.matchMedia
  window.matchMedia = (query) => Object.assign(ask(query), { matches: query.includes(`min-width:${from}px`) })
  return () => Object.defineProperty(window, 'matchMedia', narrow)
}

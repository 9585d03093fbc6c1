/** Makes the window wide enough for two columns; returns the way back. */
export function widenWindow(): () => void {
  const narrow = Object.getOwnPropertyDescriptor(window, 'matchMedia') as PropertyDescriptor
  const ask = narrow.value as typeof window.matchMedia
  window.matchMedia = (query) => Object.assign(ask(query), { matches: query.includes('min-width:1200px') })
  return () => Object.defineProperty(window, 'matchMedia', narrow)
}

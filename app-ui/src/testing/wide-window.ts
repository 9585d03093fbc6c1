/** Makes the window wide enough for two columns; returns the way back. */
export function widenWindow(): () => void {
  const narrow = window.matchMedia
  window.matchMedia = (query: string) => ({ ...narrow(query), matches: query.includes('min-width:1200px') })
  return () => {
    window.matchMedia = narrow
  }
}

/**
 * Loads what one may come to once somebody moves or types: at hand by then, and no part of a mere reload. A failure
 * shows where it is used.
 * @returns gives up waiting
 */
export function onFirstSign(load: () => void): () => void {
  const signs = ['pointermove', 'keydown'] as const
  for (const sign of signs) window.addEventListener(sign, load, { once: true })
  return () => signs.forEach((sign) => window.removeEventListener(sign, load))
}

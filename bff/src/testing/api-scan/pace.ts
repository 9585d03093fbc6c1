/** Turns so far apart that there are no more than so many in a second. */
export function createTurns(pace = Infinity): () => Promise<void> {
  let next = 0
  return async () => {
    const now = Date.now()
    next = Math.max(next, now)
    const wait = next - now
    next += 1000 / pace
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

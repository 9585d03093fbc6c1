/**
 * Moments, in milliseconds from now, at which somebody asks who asks so often a second: at random and not in step with
 * others, as people do (a Poisson process), and the same ones for the same seed, so that each measurement meets the same people.
 */
export function arrivals(perSecond: number, seconds: number, seed: number): number[] {
  const random = randomOf(seed)
  const moments: number[] = []
  for (let at = gap(random, perSecond); at < seconds * 1000; at += gap(random, perSecond)) moments.push(at)
  return moments
}

/** Milliseconds until the next of so many a second. */
export const gap = (random: () => number, perSecond: number): number =>
  (-Math.log(1 - random()) * 1000) / perSecond

/** Numbers from 0 to 1, which lie all over it and are the same for a seed (a 32-bit mix of a counter). */
export function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

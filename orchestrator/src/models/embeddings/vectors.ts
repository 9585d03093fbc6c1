/**
 * A vector as it is stored: of length 1.
 * @throws Error where a provider sent nothing but zeros, or what is no number
 */
export function normalisedVector(values: ArrayLike<number>): Float32Array {
  const vector = Float32Array.from(values)
  const norm = Math.hypot(...vector)
  if (!Number.isFinite(norm) || norm === 0) throw new Error('An embedding has no direction')
  for (let index = 0; index < vector.length; index += 1) vector[index] = (vector[index] ?? 0) / norm
  return vector
}

/** Cosine similarity of two normalised vectors. */
export function similarity(left: Float32Array, right: Float32Array): number {
  let sum = 0
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0)
  return sum
}

/** Cuts a list into batches of at most `size`. */
export function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = []
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size))
  return batches
}

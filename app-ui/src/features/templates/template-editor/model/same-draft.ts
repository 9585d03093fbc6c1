/** Whether two states hold the same; quick where they share parts, as states of one store do. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const [before, after] = [left as Record<string, unknown>, right as Record<string, unknown>]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  // A property that is undefined is one that is not there, as on the wire.
  return [...keys].every((key) => isSame(before[key], after[key]))
}

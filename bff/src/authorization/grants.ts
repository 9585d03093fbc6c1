/** Whether the holder has everything that is granted; nobody gives what they lack (D1). */
export function holdsAll(holder: readonly string[], granted: readonly string[]): boolean {
  if (holder.includes('*')) return true
  return granted.every((permission) => holder.includes(permission))
}

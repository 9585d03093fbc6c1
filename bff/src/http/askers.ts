export interface Askers {
  note(key: string): void
  /** How many have asked lately. */
  count(): number
  isAlone(key: string): boolean
}

/** Who has asked within so many milliseconds. */
export function askers(now: () => number, withinMs: number): Askers {
  /** Who asked longest ago comes first. */
  const last = new Map<string, number>()
  const forget = (): void => {
    const since = now() - withinMs
    for (const [key, at] of last) {
      if (at >= since) return
      last.delete(key)
    }
  }
  return {
    note(key) {
      last.delete(key)
      last.set(key, now())
    },
    count() {
      forget()
      return last.size
    },
    isAlone(key) {
      forget()
      return last.size === 0 || (last.size === 1 && last.has(key))
    },
  }
}

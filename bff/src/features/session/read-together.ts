interface Waiting<Value> {
  found: Promise<Map<string, Value>>
  start: () => void
}

/** Reads at a time: one that is slow does not hold up whoever comes after it. */
const mostAtOnce = 3

/**
 * Reads what many ask for at the same time by one query. Who asks is answered by a read that began after they asked, so
 * that nothing is older than the question.
 */
export function createReadTogether<Value>(
  read: (keys: readonly string[]) => Promise<Map<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let keys = new Set<string>()
  let next: Waiting<Value> | undefined
  let atWork = 0

  const begin = (): void => {
    if (next === undefined || atWork >= mostAtOnce) return
    const { start } = next
    next = undefined
    atWork += 1
    start()
  }

  const gather = (): Waiting<Value> => {
    const asked = Promise.withResolvers<Map<string, Value>>()
    const start = (): void => {
      const wanted = [...keys]
      keys = new Set()
      read(wanted)
        .finally(() => {
          atWork -= 1
          begin()
        })
        .then(asked.resolve, asked.reject)
    }
    // Whoever else has asked in this turn of the loop is in it.
    setImmediate(begin)
    return { found: asked.promise, start }
  }

  return async (key) => {
    next ??= gather()
    keys.add(key)
    return (await next.found).get(key)
  }
}

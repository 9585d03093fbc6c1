/** Which statements have a name, under which Postgres keeps them parsed and planned for as long as a connection lives. */
export interface PreparedStatements {
  /** The name of a statement in a role; undefined while it is to be sent as it is. */
  nameOf(text: string, role: string): string | undefined
  /** Names that this connection has used and that are over; each is told once. */
  takeRetired(connection: object): string[]
  /** What the connection has parsed, so that it can be told when the name is over. */
  noteUsed(connection: object, name: string): void
}

/** Raw SQL that begins so is named from its first use on: long statements on hot ways. Its text must not vary. */
const preparedMark = '/* prepared */'

/** A statement whose columns are as many as its table's: Postgres refuses its plan once a migration has added one. */
const everyColumn = /(?:^select|^select distinct|returning|,) (?:"\w+"\.)?\*/

/** Names at a time: a plan of a long statement takes some 100 kB of each connection. */
const mostNames = 200
/** Texts that were seen once; they get their name when they are seen again. */
const mostSeen = 1_000

/** Forgets what was used longest ago, and gives it back. */
function takeOldest<Value>(map: Map<string, Value>): Value | undefined {
  for (const [key, value] of map) {
    map.delete(key)
    return value
  }
  return undefined
}

/**
 * Names for the shapes of statements that come again, the latest 200 of them. A plan belongs to a role, whose row
 * security it holds, so that each role has names of its own. No name is used twice: what one connection knows under it
 * never changes.
 */
export function createPreparedStatements(
  limits: { names: number; seen: number } = { names: mostNames, seen: mostSeen },
): PreparedStatements {
  const names = new Map<string, string>()
  const seen = new Map<string, true>()
  const usedBy = new WeakMap<object, { names: Set<string>; checkedAt: number }>()
  const live = new Set<string>()
  let count = 0
  let retirements = 0

  const give = (key: string): string => {
    count += 1
    const name = `parley_${count}`
    names.set(key, name)
    live.add(name)
    if (names.size > limits.names) {
      live.delete(takeOldest(names) ?? '')
      retirements += 1
    }
    return name
  }

  return {
    nameOf(text, role) {
      const key = `${role} ${text}`
      const known = names.get(key)
      if (known !== undefined) {
        names.delete(key)
        names.set(key, known)
        return known
      }
      if (text.startsWith(preparedMark) || seen.delete(key)) return give(key)
      if (everyColumn.test(text)) return undefined
      seen.set(key, true)
      if (seen.size > limits.seen) takeOldest(seen)
      return undefined
    },
    noteUsed(connection, name) {
      const used = usedBy.get(connection)
      if (used === undefined) usedBy.set(connection, { names: new Set([name]), checkedAt: retirements })
      else used.names.add(name)
    },
    takeRetired(connection) {
      const used = usedBy.get(connection)
      if (used === undefined || used.checkedAt === retirements) return []
      used.checkedAt = retirements
      const retired = [...used.names].filter((name) => !live.has(name))
      for (const name of retired) used.names.delete(name)
      return retired
    },
  }
}

/** For a pool between the process and Postgres that gives each transaction another connection. */
export const unpreparedStatements: PreparedStatements = {
  nameOf: () => undefined,
  takeRetired: () => [],
  noteUsed: () => undefined,
}

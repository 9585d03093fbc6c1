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

/** Forgets what was seen longest ago. */
function forgetOldest(map: Map<string, true>): void {
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}

interface Named {
  name: string
  text: string
  role: string
}

/**
 * Names for the shapes of statements that come again, the latest 200 of them. A plan belongs to a role, whose row
 * security it holds, so that each role has names of its own. No name is used twice: what one connection knows under it
 * never changes.
 */
export function createPreparedStatements(
  limits: { names: number; seen: number } = { names: mostNames, seen: mostSeen },
): PreparedStatements {
  /** By role, then by text: a text that comes again as the same string is found without being read. */
  const named = new Map<string, Map<string, Named>>()
  /** The latest used comes last. */
  const inUse = new Set<Named>()
  const seen = new Map<string, true>()
  const usedBy = new WeakMap<object, { names: Set<string>; checkedAt: number }>()
  const live = new Set<string>()
  let count = 0
  let retirements = 0

  const retireOldest = (): void => {
    const [oldest] = inUse
    if (oldest === undefined) return
    inUse.delete(oldest)
    live.delete(oldest.name)
    named.get(oldest.role)?.delete(oldest.text)
    retirements += 1
  }

  const give = (text: string, role: string): string => {
    count += 1
    const given = { name: `parley_${count}`, text, role }
    const ofRole = named.get(role) ?? new Map<string, Named>()
    named.set(role, ofRole.set(text, given))
    inUse.add(given)
    live.add(given.name)
    if (inUse.size > limits.names) retireOldest()
    return given.name
  }

  return {
    nameOf(text, role) {
      const known = named.get(role)?.get(text)
      if (known !== undefined) {
        inUse.delete(known)
        inUse.add(known)
        return known.name
      }
      const key = `${role} ${text}`
      if (text.startsWith(preparedMark) || seen.delete(key)) return give(text, role)
      if (everyColumn.test(text)) return undefined
      seen.set(key, true)
      if (seen.size > limits.seen) forgetOldest(seen)
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

/** What the rule reads of a turn. */
export interface AgedTurn {
  id: string
  /** Place in the run's order. */
  order: number
  /** In the phase's one order of messages and turns; null before it was said. */
  seq: number | null
  status: string
  supersedesId: string | null
  completedAt: string | null
}

/**
 * Turns that stand although a turn before them was redone after they were made, each with the newest such redo: what
 * they say was written without it (decisions D11, Conversation; D12, Interactions).
 */
export function madeBeforeRedos(turns: readonly AgedTurn[]): Map<string, string> {
  const completed = turns.filter(({ status, completedAt }) => status === 'COMPLETED' && completedAt !== null)
  const replaced = new Set(completed.map(({ supersedesId }) => supersedesId))
  const standing = completed.filter(({ id }) => !replaced.has(id))
  const byId = new Map(turns.map((turn) => [turn.id, turn]))
  const redos = standing
    .flatMap((turn) => {
      const old = turn.supersedesId === null ? undefined : byId.get(turn.supersedesId)
      return old === undefined ? [] : [{ redo: turn, place: old.order }]
    })
    .sort((one, other) => (isBefore(one.redo, other.redo) ? 1 : -1))
  return new Map(
    standing.flatMap((turn) => {
      const newest = redos.find(({ redo, place }) => place < turn.order && isBefore(turn, redo))
      return newest === undefined ? [] : [[turn.id, newest.redo.id] as const]
    }),
  )
}

/** By the time of completion; within a millisecond, by the phase's order. */
function isBefore(one: AgedTurn, other: AgedTurn): boolean {
  const [at, otherAt] = [one.completedAt ?? '', other.completedAt ?? '']
  return at === otherAt ? (one.seq ?? 0) < (other.seq ?? 0) : at < otherAt
}

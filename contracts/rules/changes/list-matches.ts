/** What tells that two things of two lists are the same; undefined for a thing that the key says nothing about. */
export type MatchKey<Item> = (item: Item, index: number) => string | undefined

/** A thing in both lists, or in the one where it stands alone. */
export interface Match<Item> {
  before: Item | undefined
  after: Item | undefined
  /** Place in the list before; -1 for what is new. */
  from: number
  /** Place in the list after; -1 for what is gone. */
  to: number
}

/** Pairs what both lists hold, by the first key that finds a partner; each thing has at most one. */
export function matchLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keys: readonly MatchKey<Item>[],
): Match<Item>[] {
  const partnerOf = new Map<number, number>()
  for (const key of keys) {
    const taken = new Set(partnerOf.values())
    const open = Map.groupBy(
      before.flatMap((item, from) => (taken.has(from) ? [] : [{ from, said: key(item, from) }])),
      ({ said }) => said,
    )
    for (const [to, item] of after.entries()) {
      const said = key(item, to)
      if (said === undefined || partnerOf.has(to)) continue
      const partner = open.get(said)?.shift()
      if (partner !== undefined) partnerOf.set(to, partner.from)
    }
  }
  const kept = new Set(partnerOf.values())
  const isGone = (from: number): boolean => !kept.has(from)
  return [
    ...after.map((item, to) => {
      const from = partnerOf.get(to) ?? -1
      return { before: before[from], after: item, from, to }
    }),
    ...before.flatMap((item, from) =>
      isGone(from) ? [{ before: item, after: undefined, from, to: -1 }] : [],
    ),
  ]
}

/**
 * Which things of a list changed their place among the others, as few as tell the whole story: those outside of the
 * longest run that kept its order.
 * @param places the former places of the things, in their present order
 * @returns the former places of those that moved
 */
export function movedPlaces(places: readonly number[]): Set<number> {
  const runs: number[][] = []
  for (const place of places) {
    const longest = runs
      .filter((run) => (run.at(-1) ?? -1) < place)
      .reduce<number[]>((best, run) => (run.length > best.length ? run : best), [])
    runs.push([...longest, place])
  }
  const kept = new Set(runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []))
  return new Set(places.filter((place) => !kept.has(place)))
}

/** Says of each thing which of several with the same key it is, counted from 1. */
export function countsOf<Item>(items: readonly Item[], key: (item: Item) => string): number[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const count = (seen.get(key(item)) ?? 0) + 1
    seen.set(key(item), count)
    return count
  })
}

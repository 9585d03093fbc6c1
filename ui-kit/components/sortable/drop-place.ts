/** Where an item stands: in which list, and at what index from 0. */
export interface SortPlace {
  list: string
  index: number
}

/**
 * The place that an item has after it was dropped on the upper or lower half of another. Taking it out first moves
 * up what stands behind it in the same list.
 */
export function placeAfterDrop(from: SortPlace, over: SortPlace, half: 'top' | 'bottom'): SortPlace {
  const before = over.index + (half === 'bottom' ? 1 : 0)
  const isBehind = from.list === over.list && from.index < before
  return { list: over.list, index: isBehind ? before - 1 : before }
}

/** The place after it was dropped on a list, below its items. */
export const placeAtEnd = (from: SortPlace, list: string, count: number): SortPlace => ({
  list,
  index: from.list === list ? Math.max(0, count - 1) : count,
})

export const isSamePlace = (one: SortPlace, other: SortPlace): boolean =>
  one.list === other.list && one.index === other.index

import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { useEffect, useState } from 'react'
import { placeAfterDrop, placeAtEnd, type SortPlace } from './drop-place.ts'
import { type SortRules, Sorting } from './sorting.ts'

/** The sorting of one list, or of lists between which items move. */
export function useSorting(rules: SortRules): Sorting {
  const [sorting] = useState(() => new Sorting(rules))
  useEffect(() => sorting.renew(rules))
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.sorting === sorting.key,
        onDrop: ({ source, location }) => {
          const over = location.current.dropTargets[0]?.data
          if (over !== undefined) drop(sorting, source.data as unknown as DragData, over)
        },
      }),
    [sorting],
  )
  return sorting
}

/** What a dragged item carries. */
export interface DragData extends SortPlace {
  sorting: symbol
  id: string
}

/** Onto half of another item, or onto a list. */
function drop(sorting: Sorting, { id, list, index }: DragData, over: Record<string | symbol, unknown>): void {
  const from = { list, index }
  const half = extractClosestEdge(over)
  const target = over as unknown as SortPlace
  const to =
    half === 'top' || half === 'bottom'
      ? placeAfterDrop(from, target, half)
      : placeAtEnd(from, target.list, sorting.countOf(target.list))
  sorting.move(id, from, to)
}

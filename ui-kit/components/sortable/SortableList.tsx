import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Sorting } from './sorting.ts'

interface SortableListProps {
  sorting: Sorting
  /** Its name among the lists of the sorting. */
  list: string
  component?: 'ul' | 'ol'
  'aria-label': string
  /** Between its items, in px. */
  gap: number
  /** In px; leaves room to drop something while it is empty. */
  minHeight?: number
  children: ReactNode
}

/** A list onto which items can be dropped as a whole: at its end, or while it is empty. */
export function SortableList({
  sorting,
  list,
  component = 'ul',
  gap,
  minHeight = 0,
  ...given
}: SortableListProps) {
  const element = useRef<HTMLElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const target = element.current
    return dropTargetForElements({
      element: target,
      canDrop: ({ source }) => source.data.sorting === sorting.key,
      getData: () => ({ list }),
      onDrag: ({ location }) => setOver(location.current.dropTargets[0]?.element === target),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [sorting, list])
  return (
    <Box
      component={component}
      ref={element}
      sx={[
        { listStyle: 'none', m: 0, p: 0, borderRadius: '8px', minHeight },
        { display: 'flex', flexDirection: 'column', gap: `${gap}px` },
        isOver && { outline: '2px dashed var(--parley-palette-primary-main)', outlineOffset: 2 },
      ]}
      {...given}
    />
  )
}

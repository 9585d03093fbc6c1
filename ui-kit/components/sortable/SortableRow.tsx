import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import Box from '@mui/material/Box'
import { useCallback, useEffect, useRef, useState, type ElementType, type ReactNode } from 'react'
import { HandleContext } from './handle-context.ts'
import type { Sorting } from './sorting.ts'
import type { DragData } from './use-sorting.ts'

interface SortableRowProps {
  sorting: Sorting
  id: string
  list: string
  /** Its place in the list, from 0. */
  index: number
  component?: ElementType
  children: ReactNode
  /** Rows keep this far from each other, in px: the drop line stands in the middle. */
  gap?: number
}

type Half = 'top' | 'bottom'

/** An item that can be dragged by its handle, and onto which others of the same sorting can be dropped. */
export function SortableRow({
  sorting,
  id,
  list,
  index,
  component = 'li',
  children,
  gap = 8,
}: SortableRowProps) {
  const row = useRef<HTMLElement>(null)
  const handle = useRef<HTMLElement>(null)
  const takeHandle = useCallback((given: HTMLElement | null) => {
    handle.current = given
  }, [])
  const data = useRef<DragData>({ sorting: sorting.key, id, list, index })
  const [half, setHalf] = useState<Half | null>(null)
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    data.current = { sorting: sorting.key, id, list, index }
  })
  useEffect(() => {
    if (row.current === null || handle.current === null) return
    const element = row.current
    const current = (): Record<string, unknown> => ({ ...data.current })
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: current,
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.sorting === sorting.key,
        getIsSticky: () => true,
        getData: ({ input }) =>
          attachClosestEdge(current(), { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source, location }) => {
          const isInnermost = location.current.dropTargets[0]?.element === element
          setHalf(isInnermost && source.element !== element ? (extractClosestEdge(self.data) as Half) : null)
        },
        onDragLeave: () => setHalf(null),
        onDrop: () => setHalf(null),
      }),
    )
  }, [sorting])
  return (
    <Box component={component} ref={row} sx={{ position: 'relative', ...(isDragged && { opacity: 0.4 }) }}>
      <HandleContext value={takeHandle}>{children}</HandleContext>
      {half !== null && <DropLine half={half} gap={gap} />}
    </Box>
  )
}

function DropLine({ half, gap }: { half: Half; gap: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        zIndex: 1,
        left: 0,
        right: 0,
        height: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        pointerEvents: 'none',
        [half]: `${-gap / 2 - 1}px`,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -3,
          top: -3,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        },
      }}
    />
  )
}

import Box from '@mui/material/Box'
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { usePrinted } from '../../lib/use-printed.ts'
import { blocksOf } from './blocks.ts'
import { listen } from './reveal-item.ts'
import { useDrawnBlocks } from './use-drawn-blocks.ts'

interface WindowedListProps<Item extends { id: string }> {
  items: readonly Item[]
  /** Height in pixels that an item has about, while it is not drawn. */
  heightOf: (item: Item) => number
  /** What is drawn at first: the beginning, the end, the block of an item, or a block by its number. */
  startsAt: 'first' | 'last' | { id: string } | { block: number }
  /** Items that are drawn together. */
  blockSize: number
  'aria-label'?: string
  'aria-describedby'?: string
  /** An element of the role `listitem`. */
  children: (item: Item, index: number) => ReactNode
}

/**
 * A long list of which no more is drawn than is near what one sees: the others are held open by blocks of their height.
 * What is in use (it has the focus, is unfolded, is marked, or says `data-keeps-drawn`) stays; paper has all of it.
 */
export function WindowedList<Item extends { id: string }>(props: WindowedListProps<Item>) {
  const { items, heightOf, startsAt, blockSize, children } = props
  const list = useRef<HTMLDivElement>(null)
  const blocks = useMemo(() => blocksOf(items, blockSize), [items, blockSize])
  const isPrinted = usePrinted()
  const { isDrawn, heightBefore, draw } = useDrawnBlocks(list, blocks, startsAt)
  useEffect(
    () =>
      listen((id) => {
        const at = blocks.findIndex(({ items: some }) => some.some((item) => item.id === id))
        if (at !== -1) draw(at)
      }),
    [blocks, draw],
  )
  return (
    <Box
      ref={list}
      role="list"
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      data-windowed
    >
      {blocks.map((block, at) =>
        isPrinted || isDrawn(at) ? (
          <div key={at} data-block={at} role="none">
            {block.items.map((item, place) => (
              <Fragment key={item.id}>{children(item, block.from + place)}</Fragment>
            ))}
          </div>
        ) : (
          <div
            key={at}
            data-block={at}
            role="none"
            style={{
              height:
                heightBefore(block.key) ?? block.items.reduce((height, item) => height + heightOf(item), 0),
            }}
          />
        ),
      )}
    </Box>
  )
}

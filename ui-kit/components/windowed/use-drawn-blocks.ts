import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Block } from './blocks.ts'

/** Pixels around what one sees in which blocks are drawn. */
const around = 500
/** So many items cost nothing to speak of: all are drawn, so that a browser's search and landmarks find them. */
const fewEnough = 50

type Start = 'first' | 'last' | { id: string } | { block: number }

interface Drawn {
  blocks: ReadonlySet<number>
  /** Heights that blocks had when they were last drawn, by their keys. */
  heights: ReadonlyMap<string, number>
}

function startOf(blocks: readonly Block<{ id: string }>[], start: Start): number {
  if (start === 'first') return 0
  if (start === 'last') return blocks.length - 1
  if ('block' in start) return Math.min(start.block, blocks.length - 1)
  return Math.max(
    0,
    blocks.findIndex(({ items }) => items.some(({ id }) => id === start.id)),
  )
}

/** What a person is at must not vanish when it is scrolled out of sight. */
function isInUse(block: Element): boolean {
  const selection = document.getSelection()
  return (
    block.contains(document.activeElement) ||
    block.querySelector('[aria-expanded="true"], [data-keeps-drawn]') !== null ||
    (selection !== null && !selection.isCollapsed && selection.containsNode(block, true))
  )
}

function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return null
}

/** Which blocks of a list are drawn: those near what one sees of it. Without a browser that says so, all. */
export function useDrawnBlocks(
  list: RefObject<HTMLElement | null>,
  blocks: readonly Block<{ id: string }>[],
  start: Start,
) {
  const [{ blocks: drawn, heights }, setDrawn] = useState<Drawn>(() => {
    const at = startOf(blocks, start)
    // At its beginning one block fills what is seen of it; the next one follows with the frame after.
    const first = start === 'first' ? [at] : [at - 1, at, at + 1]
    return { blocks: new Set(first), heights: new Map() }
  })
  const count = blocks.length
  const isShort = blocks.reduce((sum, { items }) => sum + items.length, 0) <= fewEnough
  const keys = useRef<readonly string[]>([])
  useEffect(() => {
    keys.current = blocks.map(({ key }) => key)
  })
  useEffect(() => {
    const element = list.current
    if (element === null || !isWatched()) return undefined
    const root = scrollerOf(element)
    const observer = new IntersectionObserver(
      (seen) => {
        // What stands behind a tab is left as it is.
        if (element.clientHeight === 0) return
        const near = seen.filter(({ isIntersecting }) => isIntersecting).map(blockOf)
        const far = seen.filter(({ isIntersecting, target }) => !isIntersecting && !isInUse(target))
        setDrawn((current) => {
          const gone = far.filter((one) => current.blocks.has(blockOf(one)))
          if (gone.length === 0 && near.every((at) => current.blocks.has(at))) return current
          const left = gone.map((one) => [keys.current[blockOf(one)] ?? '', one.boundingClientRect.height])
          const went = new Set(gone.map(blockOf))
          return {
            blocks: new Set([...[...current.blocks].filter((at) => !went.has(at)), ...near]),
            heights: new Map([...current.heights, ...(left as [string, number][])]),
          }
        })
      },
      { root, rootMargin: `${around}px 0px` },
    )
    for (const block of element.children) observer.observe(block)
    return () => observer.disconnect()
  }, [list, count])
  const draw = useCallback((at: number): void => {
    flushSync(() =>
      setDrawn((current) => ({ ...current, blocks: new Set([...current.blocks, at - 1, at, at + 1]) })),
    )
  }, [])
  return {
    // The end of a list that is followed is drawn as it grows.
    isDrawn: (at: number): boolean =>
      isShort || !isWatched() || drawn.has(at) || (start === 'last' && at === count - 1),
    heightBefore: (key: string): number | undefined => heights.get(key),
    draw,
  }
}

const blockOf = ({ target }: IntersectionObserverEntry): number =>
  Number((target as HTMLElement).dataset['block'])

const isWatched = (): boolean => typeof IntersectionObserver !== 'undefined'

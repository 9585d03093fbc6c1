import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels: farther from the newest question the way back is shown; nearer to the top earlier ones are read. */
const farAway = 100
const nearTop = 40

interface LogScroll {
  box: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLOListElement | null>
  isAway: boolean
  isAtTop: () => boolean
  onScroll: () => void
  toNewest: () => void
}

/**
 * Brings each new question to the top of the box, so that its answer is read from the beginning, and keeps the
 * reader's place when earlier ones (`pages`) come in above.
 */
export function useLogScroll(newestId: string | undefined, pages: number): LogScroll {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [isAway, setIsAway] = useState(false)
  /** Where it was put last; elsewhere the reader has scrolled. */
  const putAt = useRef<number | null>(null)
  const before = useRef({ pages, height: 0 })

  const topOfNewest = useCallback((): number => {
    const newest = list.current?.lastElementChild
    return newest instanceof HTMLElement ? newest.offsetTop - (box.current?.offsetTop ?? 0) : 0
  }, [])
  const onScroll = useCallback((): void => {
    if (box.current === null) return
    if (Math.abs(box.current.scrollTop - (putAt.current ?? Infinity)) > 2) putAt.current = null
    setIsAway(topOfNewest() - box.current.scrollTop > farAway)
  }, [topOfNewest])
  const toNewest = useCallback((): void => {
    if (box.current === null) return
    box.current.scrollTop = topOfNewest()
    putAt.current = box.current.scrollTop
  }, [topOfNewest])

  useLayoutEffect(() => {
    if (newestId !== undefined) toNewest()
  }, [newestId, toNewest])
  useEffect(() => {
    // Texts are drawn later than their entries: those above push the newest question down.
    const observer = new ResizeObserver(() => {
      if (putAt.current !== null) toNewest()
    })
    if (list.current !== null) observer.observe(list.current)
    return () => observer.disconnect()
  }, [toNewest])
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const { pages: known, height } = before.current
    if (pages > known && known > 0) element.scrollTop += element.scrollHeight - height
    before.current = { pages, height: element.scrollHeight }
  })
  const isAtTop = useCallback((): boolean => (box.current?.scrollTop ?? 0) < nearTop, [])
  return { box, list, isAway, isAtTop, onScroll, toNewest }
}

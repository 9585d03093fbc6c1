import { type BlockPlace, placeIn, topOf } from '@parley/ui-kit/components/windowed/blocks.ts'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Farther than this from the bottom, in pixels, the way back is shown (Document 2, 2.2). */
const farAway = 100

/** Where a box stood when it was left; null: at the bottom, which it then follows. */
export interface KeptPlace {
  read: () => BlockPlace | null | undefined
  keep: (place: BlockPlace | null) => void
}
/** Milliseconds that scrolling rests before its place is kept. */
const keptAfter = 300

export interface StickyScroll {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** What is seen first. */
  begins: 'first' | 'last' | BlockPlace
  isAway: boolean
  onScroll: () => void
  toBottom: () => void
}

/**
 * Follows what grows at the bottom of a box that scrolls, unless the person has scrolled up to read. `startsAtBottom`
 * says where it stands at first: what is over is read from its beginning. Where it was left before, it begins there.
 */
export function useStickToBottom(startsAtBottom: boolean, place: KeptPlace): StickyScroll {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isAway, setIsAway] = useState(false)
  const [left] = useState(place.read)
  const isFollowing = useRef(left === undefined ? startsAtBottom : left === null)
  /** Not reached yet, since what stands above it is still on its way. */
  const wanted = useRef(left ?? null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepNow = useRef<() => void>(undefined)
  const lastTop = useRef(0)

  const look = useCallback((): void => {
    const element = box.current
    if (element === null) return
    setIsAway(element.scrollHeight - element.scrollTop - element.clientHeight > farAway)
  }, [])
  const toBottom = useCallback((): void => {
    isFollowing.current = true
    wanted.current = null
    box.current?.scrollTo({ top: box.current.scrollHeight })
    look()
  }, [look])
  const onScroll = useCallback((): void => {
    const element = box.current
    if (element === null) return
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight <= farAway
    // Only going up is leaving: what grows below puts the bottom far away, too.
    if (isNear && wanted.current === null) isFollowing.current = true
    else if (element.scrollTop < lastTop.current) isFollowing.current = false
    if (element.scrollTop < lastTop.current) wanted.current = null
    clearTimeout(timer.current)
    keepNow.current = () => {
      clearTimeout(timer.current)
      keepNow.current = undefined
      const stands = isNear ? null : placeIn(element)
      if (wanted.current === null && stands !== undefined) place.keep(stands)
    }
    timer.current = setTimeout(keepNow.current, keptAfter)
    lastTop.current = element.scrollTop
    look()
  }, [look, place])

  // While it still stands on the page: afterwards nothing of it has a place.
  useLayoutEffect(() => () => keepNow.current?.(), [])
  useEffect(() => {
    // Texts arrive, stream and are drawn later than their entries: only the content's size tells of all of it.
    const observer = new ResizeObserver(() => {
      const element = box.current
      if (isFollowing.current) element?.scrollTo({ top: element.scrollHeight })
      else if (element !== null && wanted.current !== null) {
        const top = topOf(element, wanted.current)
        if (top !== undefined) element.scrollTo({ top })
        if (top !== undefined && element.scrollTop >= top - 1) wanted.current = null
      }
      look()
    })
    if (content.current !== null) observer.observe(content.current)
    if (box.current !== null) observer.observe(box.current)
    return () => observer.disconnect()
  }, [look])
  const begins = left ?? (left === null || startsAtBottom ? 'last' : 'first')
  return { box, content, begins, isAway, onScroll, toBottom }
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Farther than this from the bottom, in pixels, the way back is shown (Document 2, 2.2). */
const farAway = 100

/** Where a box stood when it was left, in pixels from its top; null: at the bottom, which it then follows. */
export interface KeptPlace {
  read: () => number | null | undefined
  keep: (top: number | null) => void
}
/** Milliseconds that scrolling rests before its place is kept. */
const keptAfter = 300

export interface StickyScroll {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
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
    if (isNear) isFollowing.current = true
    else if (element.scrollTop < lastTop.current) isFollowing.current = false
    if (element.scrollTop < lastTop.current) wanted.current = null
    const top = isNear ? null : element.scrollTop
    clearTimeout(timer.current)
    timer.current = setTimeout(() => wanted.current === null && place.keep(top), keptAfter)
    lastTop.current = element.scrollTop
    look()
  }, [look, place])

  useEffect(() => {
    // Texts arrive, stream and are drawn later than their entries: only the content's size tells of all of it.
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) box.current?.scrollTo({ top: box.current.scrollHeight })
      else if (wanted.current !== null) {
        box.current?.scrollTo({ top: wanted.current })
        if ((box.current?.scrollTop ?? 0) >= wanted.current - 1) wanted.current = null
      }
      look()
    })
    if (content.current !== null) observer.observe(content.current)
    if (box.current !== null) observer.observe(box.current)
    return () => observer.disconnect()
  }, [look])
  return { box, content, isAway, onScroll, toBottom }
}

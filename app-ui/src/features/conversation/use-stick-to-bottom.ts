import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Farther than this from the bottom, in pixels, the way back is shown (Document 2, 2.2). */
const farAway = 100

export interface StickyScroll {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  isAway: boolean
  onScroll: () => void
  toBottom: () => void
}

/**
 * Follows what grows at the bottom of a box that scrolls, unless the person has scrolled up to read. `startsAtBottom`
 * says where it stands at first: what is over is read from its beginning.
 */
export function useStickToBottom(startsAtBottom: boolean): StickyScroll {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isAway, setIsAway] = useState(false)
  const isFollowing = useRef(startsAtBottom)
  const lastTop = useRef(0)

  const look = useCallback((): void => {
    const element = box.current
    if (element === null) return
    setIsAway(element.scrollHeight - element.scrollTop - element.clientHeight > farAway)
  }, [])
  const toBottom = useCallback((): void => {
    isFollowing.current = true
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
    lastTop.current = element.scrollTop
    look()
  }, [look])

  useEffect(() => {
    // Texts arrive, stream and are drawn later than their entries: only the content's size tells of all of it.
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) box.current?.scrollTo({ top: box.current.scrollHeight })
      look()
    })
    if (content.current !== null) observer.observe(content.current)
    if (box.current !== null) observer.observe(box.current)
    return () => observer.disconnect()
  }, [look])
  return { box, content, isAway, onScroll, toBottom }
}

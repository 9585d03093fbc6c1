import { type RefObject, useEffect, useRef, useState } from 'react'

/** Farther than this from the bottom, in pixels, the way back is shown (Document 2, 2.2). */
const farAway = 100

/** Follows new content at the bottom, unless the person has scrolled up to read. */
export function useStickToBottom(changes: unknown): {
  box: RefObject<HTMLDivElement | null>
  isAway: boolean
  onScroll: () => void
  toBottom: () => void
} {
  const box = useRef<HTMLDivElement>(null)
  const [isAway, setIsAway] = useState(false)
  const isFollowing = useRef(true)
  const toBottom = (): void => {
    isFollowing.current = true
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }
  const onScroll = (): void => {
    const element = box.current
    if (element === null) return
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight
    isFollowing.current = distance <= farAway
    setIsAway(distance > farAway)
  }
  useEffect(() => {
    if (isFollowing.current) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [changes])
  return { box, isAway, onScroll, toBottom }
}

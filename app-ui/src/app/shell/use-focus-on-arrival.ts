import { isFocusLost } from '@parley/ui-kit/components/focus/kept-focus.ts'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds after an arrival at which what was left may have gone: with the page, or with a dialog that closes. */
const looks = [0, 100, 300, 600]

/**
 * Who comes to another page by something that is not there any more goes on from that page, not from the top of the
 * window: the keys and the screen reader are where the content is. What has the focus keeps it.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation()
  // A page that was loaded as a whole begins at its top, as everywhere.
  const hasMoved = key !== 'default'
  useEffect(() => {
    if (!hasMoved) return undefined
    const timers = looks.map((after) =>
      setTimeout(() => {
        if (isFocusLost()) content.current?.focus({ preventScroll: true })
      }, after),
    )
    return () => timers.forEach(clearTimeout)
  }, [pathname, hasMoved, content])
}

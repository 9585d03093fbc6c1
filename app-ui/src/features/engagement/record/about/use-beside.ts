import { isFocusLost } from '@parley/ui-kit/components/focus/kept-focus.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Takes the focus when it opens, and gives it back to where it came from. */
export function useFocusWhileOpen(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const before = document.activeElement
    const own = paper.current
    own?.focus()
    return () => {
      const isLeft = own?.contains(document.activeElement) === false && !isFocusLost()
      if (!isLeft && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [isOpen])
  return paper
}

/** Pixels of the top bar, which stays in reach in any case. */
const barHeight = 56

/** Where the panes begin, in pixels of the window: title, stepper and next step stay in sight above the drawer. */
export function usePanesTop(isOpen: boolean): number {
  const [top, setTop] = useState(barHeight)
  useLayoutEffect(() => {
    const lowest = document.querySelector('[data-guide="next-step"]')
    if (!isOpen || lowest === null) return undefined
    const measure = (): void => setTop(Math.max(barHeight, lowest.getBoundingClientRect().bottom))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(lowest)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [isOpen])
  return top
}

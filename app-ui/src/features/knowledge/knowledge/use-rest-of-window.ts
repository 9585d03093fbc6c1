import { type RefObject, useEffect, useRef } from 'react'

/** Pixels that stay free below, and the least that the element is high. */
const below = 24
const leastHeight = 440

/** Makes an element as high as the window has room from where it begins, so that it scrolls inside alone. */
export function useRestOfWindow(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fit = (): void => {
      if (element.current === null) return
      const top = Math.round(element.current.getBoundingClientRect().top + window.scrollY)
      element.current.style.height = `max(${leastHeight}px, calc(100dvh - ${top + below}px))`
    }
    fit()
    // What stands above may come later, or need more lines in a narrower window.
    const observer = new ResizeObserver(fit)
    if (element.current?.parentElement != null) observer.observe(element.current.parentElement)
    window.addEventListener('resize', fit)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', fit)
    }
  }, [])
  return element
}

import { demoSlides, type DemoSlideId } from '@parley/contracts/demo-story/demo-story.ts'
import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import { useCallback, useEffect, useRef, type RefObject, type TouchEvent } from 'react'

export interface SlidePosition {
  /** From 0. */
  at: number
  slide: DemoSlideId
  isFirst: boolean
  isLast: boolean
  /** Where the last step leads, also before it is shown: keys may be faster than the page. */
  wanted: RefObject<number>
  goTo: (at: number) => void
}

const last = demoSlides.length - 1
const within = (at: number): number => Math.min(last, Math.max(0, at))

/** The slide that the address names (`?slide=3`); leaving the deck is one step back, whatever was looked at. */
export function useSlide(): SlidePosition {
  const [search, setSearch] = useAddressParams()
  const asked = Number(search.get('slide') ?? 1)
  const at = within(Number.isInteger(asked) ? asked - 1 : 0)
  const wanted = useRef(at)
  useEffect(() => {
    wanted.current = at
  }, [at])
  const goTo = useCallback(
    (next: number) => {
      wanted.current = within(next)
      setSearch(new URLSearchParams({ slide: String(wanted.current + 1) }), { replace: true })
    },
    [setSearch],
  )
  return { at, slide: demoSlides[at] ?? 'goal', isFirst: at === 0, isLast: at === last, wanted, goTo }
}

/** Where keys do something else: fields, and what opens over the slide. */
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="radiogroup"], [role="tablist"]') !==
      null)
const pressesByItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"]') !== null

/** Arrows, Space, Home and End change the slide, wherever the focus is but in a field or on a button that Space presses. */
export function useSlideKeys({ wanted, goTo }: Pick<SlidePosition, 'wanted' | 'goTo'>): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target))
        return
      if (event.key === ' ' && pressesByItself(event.target)) return
      const next = nextOf(event, wanted.current)
      if (next === undefined) return
      event.preventDefault()
      goTo(next)
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [wanted, goTo])
}

function nextOf({ key, shiftKey }: KeyboardEvent, at: number): number | undefined {
  if (key === 'ArrowRight' || key === 'PageDown' || (key === ' ' && !shiftKey)) return at + 1
  if (key === 'ArrowLeft' || key === 'PageUp' || (key === ' ' && shiftKey)) return at - 1
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/** Pixels to the side that make a swipe, and up or down that make it none. */
const swipe = { across: 56, along: 48 } as const

/** A finger that goes left brings the next slide. */
export function useSwipe({ at, goTo }: SlidePosition) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch, second] = [touches[0], touches[1]]
      from.current =
        touch !== undefined && second === undefined ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch, start] = [changedTouches[0], from.current]
      from.current = null
      if (touch === undefined || start === null) return
      const x = touch.clientX - start.x
      if (Math.abs(x) < swipe.across || Math.abs(touch.clientY - start.y) > swipe.along) return
      goTo(x < 0 ? at + 1 : at - 1)
    },
  }
}

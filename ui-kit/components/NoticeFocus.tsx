import { type FocusEvent, type ReactNode, useRef } from 'react'
import { isFocusLost } from './focus/kept-focus.ts'

/** Milliseconds after a press at which a notice that it closed may have gone. */
const looks = [50, 300, 600]

/**
 * Keys pass through the notices as through everything else: left to itself their library gives the focus back to where
 * it came from whenever it leaves them, so that Tab never gets past them. Only who closes one goes back.
 */
export function NoticeFocus({ children }: { children: ReactNode }) {
  const before = useRef<EventTarget | null>(null)
  return (
    <div
      onFocusCapture={(event: FocusEvent) => {
        event.stopPropagation()
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget
      }}
      onBlurCapture={(event) => event.stopPropagation()}
      onClickCapture={() => {
        for (const after of looks)
          setTimeout(() => {
            if (isFocusLost() && before.current instanceof HTMLElement)
              before.current.focus({ preventScroll: true })
          }, after)
      }}
    >
      {children}
    </div>
  )
}

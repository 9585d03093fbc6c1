import { useCallback, useEffect, useState } from 'react'

/**
 * The deck over the whole screen. The document itself is shown full, so that dialogs still stand above the deck; where
 * the browser has no full screen (phones), the deck fills the window.
 */
export function useFullScreen(): [isFull: boolean, toggle: () => void] {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    if (!isFull) return
    const onChange = (): void => setIsFull(document.fullscreenElement !== null)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('[role="dialog"], [role="menu"]') === null)
        setIsFull(false)
    }
    document.addEventListener('fullscreenchange', onChange)
    window.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      window.removeEventListener('keydown', onKey)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [isFull])
  const toggle = useCallback(() => {
    if (!isFull && document.fullscreenEnabled)
      // Refused by the browser: the window is filled all the same.
      document.documentElement.requestFullscreen().catch(() => undefined)
    setIsFull(!isFull)
  }, [isFull])
  return [isFull, toggle]
}

import { useEffect } from 'react'

interface TypeAheadProps {
  /** What has been typed so far. */
  onType: (text: string) => void
  onEscape: () => void
}

/** Stands in for the palette while its part is loaded: what is typed meanwhile is kept for it. */
export function TypeAhead({ onType, onEscape }: TypeAheadProps) {
  useEffect(() => {
    let text = ''
    const listener = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isLetter = event.key.length === 1
      if (!isLetter && event.key !== 'Backspace' && event.key !== 'Escape') return
      // Neither the field below nor a shortcut of one key gets it.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') {
        onEscape()
        return
      }
      text = isLetter ? text + event.key : text.slice(0, -1)
      onType(text)
    }
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [onType, onEscape])
  return null
}

import { useEffect, useRef } from 'react'
import { isGuideRunning } from '../guide/index.ts'
import { isModalOpen } from '../../home/palette/index.ts'
import { isSingleKey, type Shortcut } from './shortcuts.ts'

/** Milliseconds in which the second key of a pair has to come. */
const pairWithin = 1_500

/** Whether somebody types, or a key means something to what has the focus. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[contenteditable="true"]') !== null) return true
  const input = target.closest(
    'input, textarea, select, [role="textbox"], [role="listbox"], [role="combobox"]',
  )
  return (
    input !== null &&
    !(input instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(input.type))
  )
}

const isForSomebodyElse = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.repeat ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTyping(event.target) ||
  isModalOpen() ||
  isGuideRunning()

/** Listens for the single keys of the table while nobody types and no dialog is open. */
export function useShortcuts(known: readonly Shortcut[], act: (shortcut: Shortcut) => void): void {
  const latest = useRef({ known, act })
  useEffect(() => {
    latest.current = { known, act }
  }, [known, act])
  useEffect(() => {
    let first: { key: string; until: number } | undefined
    const listener = (event: KeyboardEvent): void => {
      if (isForSomebodyElse(event)) return
      const keys = first !== undefined && first.until > event.timeStamp ? [first.key, event.key] : [event.key]
      first = undefined
      const single = latest.current.known.filter(isSingleKey)
      const found = single.find(
        (one) => one.keys.length === keys.length && one.keys.every((key, at) => key === keys[at]),
      )
      if (found !== undefined) {
        event.preventDefault()
        latest.current.act(found)
      } else if (single.some((one) => one.keys.length > 1 && one.keys[0] === event.key))
        first = { key: event.key, until: event.timeStamp + pairWithin }
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

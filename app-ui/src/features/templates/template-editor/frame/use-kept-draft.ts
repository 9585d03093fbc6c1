import { forgetDraft, keepDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorStore } from '../model/editor-store.ts'
import { keptDraft, type SavedState } from '../model/kept-draft.ts'
import { isSame } from '../model/same-draft.ts'

/** How long typing rests before it is kept, in ms. */
const rest = 800

interface KeptDraftState {
  /** False where the browser had no room left. */
  isKept: boolean
  /** After a save, or because the person lets it go. */
  forget: () => void
}

/**
 * Keeps in this browser what is typed, after each pause and when the page is left; what equals the saved state is
 * not kept.
 */
export function useKeptDraft(key: string, editor: EditorStore, saved: SavedState): KeptDraftState {
  const [isKept, setIsKept] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const savedRef = useRef(saved)
  useEffect(() => {
    savedRef.current = saved
  })
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    forgetDraft(key)
  }, [key])
  useEffect(() => {
    const keep = (): void => {
      const { draft, madeFrom } = savedRef.current
      forgetTimer()
      if (isSame(draft, editor.getDraft())) forgetDraft(key)
      else setIsKept(keepDraft(key, keptDraft(editor.getDraft(), madeFrom)))
    }
    const forgetTimer = (): void => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    const keepNow = (): void => {
      if (timer.current !== undefined) keep()
    }
    const stop = editor.store.subscribe(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, rest)
    })
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
      stop()
    }
  }, [key, editor])
  return { isKept, forget }
}

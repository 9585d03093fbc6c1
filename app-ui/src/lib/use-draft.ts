import { useCallback, useEffect, useRef, useState } from 'react'
import { parseJson } from './api-error.ts'
import { shownSessionId } from './session-store.ts'

const prefix = 'parley.draft.'

/** Drafts are a person's own: they go when the person signs out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

/** What was written under the key; undefined where nothing readable was. */
export function readDraft(key: string): unknown {
  const stored = localStorage.getItem(prefix + key)
  return stored === null ? undefined : parseJson(stored)
}

/** Says whether it was kept: nobody may be signed in any more, or the browser may have no room left. */
export function keepDraft(key: string, value: unknown): boolean {
  if (shownSessionId() === null) return false
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const forgetDraft = (key: string): void => localStorage.removeItem(prefix + key)

interface Draft<T> {
  value: T
  setValue: (value: T) => void
  /** Forgets what is stored, after saving or on purpose, and goes back to `initial`. */
  clear: () => void
  /** Whether something was found from before. */
  wasRestored: boolean
}

/**
 * A value that survives a reload and a lost session until it is cleared. `key` names what is written, with the
 * record's id (`create-initiative.<templateId>`).
 */
export function useDraft<T>(key: string, initial: T): Draft<T> {
  const [found] = useState(() => readDraft(key) as T | undefined)
  const [value, setState] = useState<T>(found ?? initial)
  const initialRef = useRef(initial)
  const setValue = useCallback(
    (next: T) => {
      setState(next)
      keepDraft(key, next)
    },
    [key],
  )
  const clear = useCallback(() => {
    forgetDraft(key)
    setState(initialRef.current)
  }, [key])
  useEffect(() => {
    initialRef.current = initial
  })
  return { value, setValue, clear, wasRestored: found !== undefined }
}

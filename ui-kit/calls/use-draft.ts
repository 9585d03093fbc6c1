import { useCallback, useEffect, useRef, useState } from 'react'
import { loadDraft, removeDraft, storeDraft } from './draft-storage.ts'
import { shownSessionId } from './session-store.ts'

/** Who shows a draft, by its key: it may be saved from elsewhere on the page. */
const followers = new Map<string, Set<() => void>>()
const tell = (key: string): void => followers.get(key)?.forEach((follower) => follower())

/** Calls back whenever the draft is kept or forgotten in this tab. @returns the way to stop */
export function followDraft(key: string, follower: () => void): () => void {
  const all = followers.get(key) ?? new Set()
  followers.set(key, all.add(follower))
  return () => void all.delete(follower)
}

/** What was written under the key; undefined where nothing readable was, or it has waited too long. */
export const readDraft = loadDraft

/** As JSON, to compare; null where nothing was. */
export function draftText(key: string): string | null {
  const value = readDraft(key)
  return value === undefined ? null : JSON.stringify(value)
}

/** Says whether it was kept: nobody may be signed in any more, or the browser may have no room left. */
export function keepDraft(key: string, value: unknown): boolean {
  if (shownSessionId() === null) return false
  try {
    storeDraft(key, value)
    tell(key)
    return true
  } catch {
    return false
  }
}

export function forgetDraft(key: string): void {
  removeDraft(key)
  tell(key)
}

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
  useEffect(
    () =>
      followDraft(key, () => {
        if (draftText(key) === null) setState(initialRef.current)
      }),
    [key],
  )
  return { value, setValue, clear, wasRestored: found !== undefined }
}

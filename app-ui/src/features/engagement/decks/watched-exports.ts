import { parseJson } from '@parley/ui-kit/calls/api-error.ts'
import { useSyncExternalStore } from 'react'

// What was asked for in this tab and is not done yet. Kept through a reload, so that the person is told wherever they
// are by then.
const key = 'parley.exports'

const listeners = new Set<() => void>()
/** Those that a dialog shows: their end needs no other notice. */
const attended = new Set<string>()
let ids: readonly string[] = read()

function read(): readonly string[] {
  const stored = parseJson(sessionStorage.getItem(key) ?? '[]')
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

function keep(next: readonly string[]): void {
  ids = next
  sessionStorage.setItem(key, JSON.stringify(next))
  listeners.forEach((tell) => tell())
}

/** Follows an export to its end, in whatever page. */
export const watchExport = (id: string): void => keep([...ids.filter((known) => known !== id), id])

export const unwatchExport = (id: string): void => {
  if (ids.includes(id)) keep(ids.filter((known) => known !== id))
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useWatchedExports = (): readonly string[] => useSyncExternalStore(subscribe, () => ids)

/** The export is in sight; returns the way to look away. */
export function attendExport(id: string): () => void {
  attended.add(id)
  return () => void attended.delete(id)
}

export const isAttended = (id: string): boolean => attended.has(id)

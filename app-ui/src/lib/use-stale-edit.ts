import { useState } from 'react'
import { ApiError } from './api-error.ts'

interface StaleEdit {
  /** The time to send with the edit: of the record as it was opened, or of what somebody made of it meanwhile. */
  updatedAt: string | undefined
  /** Whether somebody else has changed the record while it was edited. */
  isStale: boolean
  /** Takes note of a refusal, so that saving again replaces what the other person did, knowingly. */
  note: (error: unknown) => void
}

/** An edit whose record somebody else changes loses nothing: it can be saved again over the other's. */
export function useStaleEdit(record: { updatedAt: string } | undefined): StaleEdit {
  const [current, setCurrent] = useState<string>()
  const note = (error: unknown): void => {
    if (!(error instanceof ApiError) || error.code !== 'STALE_UPDATE') return
    const { updatedAt } = (error.current ?? {}) as { updatedAt?: unknown }
    if (typeof updatedAt === 'string') setCurrent(updatedAt)
  }
  return { updatedAt: current ?? record?.updatedAt, isStale: current !== undefined, note }
}

import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { useState } from 'react'

interface StaleEdit<Row> {
  /** What the edit is made from; its `updatedAt` goes with the save. */
  base: Row | undefined
  /** The row as somebody else has saved it, until the person has decided. */
  theirs: Row | null
  /** Takes a refused save; says whether it was refused as made from an older state. */
  notice: (error: unknown) => boolean
  /** Goes on from their row, whichever values are then saved. */
  goOn: () => void
}

/** An edit of a record that somebody else may change meanwhile; nothing typed is lost (decisions D3). */
export function useStaleEdit<Row extends { updatedAt: string }>(row: Row | undefined): StaleEdit<Row> {
  const [base, setBase] = useState(row)
  const [theirs, setTheirs] = useState<Row | null>(null)
  return {
    base,
    theirs,
    notice: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'STALE_UPDATE') return false
      setTheirs(error.current as Row)
      return true
    },
    goOn: () => {
      if (theirs !== null) setBase(theirs)
      setTheirs(null)
    },
  }
}

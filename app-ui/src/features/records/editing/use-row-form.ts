import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useStaleEdit } from './use-stale-edit.ts'

interface RowFormOptions<Row, Values> {
  /** Undefined for a new one. */
  row: Row | undefined
  valuesOf: (row: Row | undefined) => Values
  /** Sends the values: as a new row, or as those of the row that they were made from. */
  send: (values: Values, from: Row | undefined) => Promise<unknown>
  onSaved: () => void
}

export interface RowForm<Row, Values> {
  values: Values
  change: (part: Partial<Values>) => void
  isDirty: boolean
  isBusy: boolean
  failure: Error | undefined
  /** From the server, by field. */
  errors: Partial<Record<string, string>>
  /** The row as somebody else has saved it meanwhile, until the person has decided. */
  theirs: Row | null
  save: () => void
  keepMine: () => void
  takeTheirs: () => void
}

/** A form of one row that somebody else may change meanwhile; nothing typed is lost (decisions D3). */
export function useRowForm<Row extends { updatedAt: string }, Values extends object>(
  options: RowFormOptions<Row, Values>,
): RowForm<Row, Values> {
  const { row, valuesOf, send, onSaved } = options
  const edit = useStaleEdit(row)
  const [initial, setInitial] = useState(() => valuesOf(row))
  const [values, setValues] = useState(initial)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const save = async (from: Row | undefined): Promise<void> => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await send(values, from)
      onSaved()
    } catch (error) {
      if (!edit.notice(error)) setFailure(error as Error)
    } finally {
      setIsBusy(false)
    }
  }
  const takeTheirs = (): void => {
    if (edit.theirs === null) return
    const next = valuesOf(edit.theirs)
    setInitial(next)
    setValues(next)
    setFailure(undefined)
    edit.goOn()
  }
  return {
    values,
    change: (part) => setValues({ ...values, ...part }),
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    isBusy,
    failure: edit.theirs === null ? failure : undefined,
    errors: failure instanceof ApiError ? failure.errors : {},
    theirs: edit.theirs,
    save: () => void save(edit.base),
    keepMine: () => void (edit.theirs !== null && save(edit.theirs)),
    takeTheirs,
  }
}

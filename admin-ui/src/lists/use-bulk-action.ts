import { type ReactNode, useState } from 'react'
import {
  type RaRecord,
  useDataProvider,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin'
import { useTellFailure } from '../dialogs/index.ts'
import { changeRows } from './bulk-rows.ts'
import { useGuarded } from '../session/index.ts'

export interface FailedRow {
  id: string
  name: ReactNode
  /** Why, for a person. */
  reasons: string[]
}

export interface BulkOutcome {
  done: number
  failed: FailedRow[]
}

export interface BulkAction {
  action: string
  data?: object
  /** Key of what is told when all were done. */
  done: string
}

/** Does something to the chosen rows: good ones are done and no longer chosen, the others stay so, with the reason. */
export function useBulkAction({ action, data, done }: BulkAction) {
  const { resource, selectedIds, onSelect } = useListContext()
  const guarded = useGuarded()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const refresh = useRefresh()
  const namesOf = useNames()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const run = async (): Promise<void> => {
    setBusy(true)
    try {
      const request = { action, ids: selectedIds.map(String), ...(data !== undefined && { data }) }
      const results = await guarded(() => changeRows(resource, request))
      const failed = results.filter(({ ok }) => !ok)
      const count = results.length - failed.length
      const names = await namesOf(failed.map(({ id }) => id))
      onSelect(failed.map(({ id }) => id))
      refresh()
      if (failed.length === 0) notify(done, { type: 'success', messageArgs: { smart_count: count } })
      else
        setOutcome({
          done: count,
          failed: failed.map(({ id, message, errors = {} }) => ({
            id,
            name: names.get(id) ?? id,
            reasons: [...new Set([...(message === undefined ? [] : [message]), ...Object.values(errors)])],
          })),
        })
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, outcome, forget: () => setOutcome(undefined), count: selectedIds.length }
}

/** Rows by what they are called; those of other pages are asked for, and go by their ids where that fails. */
function useNames() {
  const { resource, data = [] } = useListContext<RaRecord<string>>()
  const calls = useDataProvider()
  const nameOf = useGetRecordRepresentation(resource)
  return async (ids: readonly string[]): Promise<Map<string, ReactNode>> => {
    const known = new Map(data.map((row) => [row.id, row]))
    const missing = ids.filter((id) => !known.has(id))
    if (missing.length > 0)
      try {
        const { data: rows } = await calls.getMany<RaRecord<string>>(resource, { ids: missing })
        for (const row of rows) known.set(row.id, row)
      } catch {
        // A row that is gone has no name any more.
      }
    return new Map([...known].map(([id, row]) => [id, nameOf(row)]))
  }
}

import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import { useCallback, useMemo } from 'react'
import { filterOf, type ObservationFilter } from './observation-filter.ts'

export interface ListAddress {
  openId: string | null
  /** One is open at a time; null closes it. */
  open: (id: string | null) => void
  filter: ObservationFilter
  setFilter: (filter: ObservationFilter) => void
}

const put = (params: URLSearchParams, name: string, value: string | null): void =>
  value === null ? params.delete(name) : params.set(name, value)

/** Which observation is open and what the list shows: in the address, so that a reload and a link show the same. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useAddressParams()
  const change = useCallback(
    (values: Record<string, string | null>): void =>
      setParams(
        (current) => {
          for (const [name, value] of Object.entries(values)) put(current, name, value)
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  const open = useCallback(
    (id: string | null): void => change(id === null ? { finding: id } : { finding: id, pane: 'findings' }),
    [change],
  )
  return {
    openId: params.get('finding'),
    open,
    filter: useMemo(() => filterOf(params), [params]),
    setFilter: ({ share, severity }) => change({ findings: share === 'all' ? null : share, severity }),
  }
}

import { useMemo, useState } from 'react'
import { useDebouncedValue } from './use-debounced-value.ts'

interface ListState {
  search: string
  setSearch: (search: string) => void
  /** From 0. */
  page: number
  setPage: (page: number) => void
  pageSize: number
  /** q and range as every list takes them (the HTTP API, preamble). */
  query: { q?: string; range: string }
  /** The search that the shown rows answer. */
  settledSearch: string
}

/** Search and page of a list; the search waits 500 ms for the person to stop typing. */
export function useListState(pageSize = 25): ListState {
  const [search, setSearchText] = useState('')
  const [page, setPage] = useState(0)
  const settledSearch = useDebouncedValue(search.trim())
  const query = useMemo(() => {
    const range = JSON.stringify([page * pageSize, (page + 1) * pageSize - 1])
    return settledSearch === '' ? { range } : { q: settledSearch, range }
  }, [page, pageSize, settledSearch])
  const setSearch = (next: string): void => {
    setSearchText(next)
    setPage(0)
  }
  return { search, setSearch, page, setPage, pageSize, query, settledSearch }
}

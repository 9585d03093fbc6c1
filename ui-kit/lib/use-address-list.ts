import { useEffect, useRef, useState } from 'react'
import { useAddressParams } from './use-address-params.ts'

export interface Sort {
  /** A field that the list may be sorted by. */
  field: string
  order: 'ASC' | 'DESC'
}

interface AddressListOptions {
  pageSize?: number
  sort?: Sort
  /** Names of the list's filters, which are their names in the address too. */
  filters?: readonly string[]
  /** Before each name in the address, where a page has several lists. */
  prefix?: string
}

export interface AddressList {
  search: string
  setSearch: (search: string) => void
  /** The search that the shown rows answer. */
  settledSearch: string
  /** From 0. */
  page: number
  setPage: (page: number) => void
  pageSize: number
  sort: Sort | undefined
  setSort: (sort: Sort) => void
  filters: Record<string, string>
  setFilter: (name: string, value: string) => void
  /** Several at once, where one choice stands for them. */
  setFilters: (values: Record<string, string>) => void
  isFiltered: boolean
  /** Whether the address says anything of this list: search, filters, order or page. */
  isAddressed: boolean
  /** Takes search and filters away. */
  clear: () => void
  /** q, sort, range and filter as every list takes them (the HTTP API, preamble). */
  query: { q?: string; sort?: string; range: string; filter?: string }
}

/** How long the search waits for the person to stop typing, in ms. */
const searchDelay = 500

/** How to write into the address: names without value leave it, and every change but of the page begins anew. */
type Write = (changes: Record<string, string | null>, options?: { replace?: boolean }) => void

function useAddressWriter(prefix: string): [URLSearchParams, Write] {
  const [params, change] = useAddressParams()
  const write: Write = (changes, options = {}) =>
    change(
      (current) => {
        const all: Record<string, string | null> = { page: null, ...changes }
        for (const [name, value] of Object.entries(all))
          if (value === null || value === '') current.delete(prefix + name)
          else current.set(prefix + name, value)
        return current
      },
      { ...options, preventScrollReset: true },
    )
  return [params, write]
}

/** The text being typed, and its way into the address once the typing stops; Back and Forward change it too. */
function useSearchText(settled: string, write: Write): [string, (text: string) => void] {
  const [text, setText] = useState(settled)
  const [known, setKnown] = useState(settled)
  /** What was written into the address last and is not drawn yet: one may have typed on since. */
  const [written, setWritten] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (known !== settled) {
    setKnown(settled)
    setWritten(undefined)
    if (settled !== written && text.trim() !== settled) setText(settled)
  }
  const change = (next: string): void => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setWritten(next.trim())
      write({ q: next.trim() }, { replace: true })
    }, searchDelay)
  }
  return [text, change]
}

const readSort = (params: URLSearchParams, prefix: string): Sort | undefined => {
  const field = params.get(`${prefix}sort`)
  if (field === null || field === '') return undefined
  return field.startsWith('-') ? { field: field.slice(1), order: 'DESC' } : { field, order: 'ASC' }
}

const readPage = (params: URLSearchParams, prefix: string): number => {
  const page = Number(params.get(`${prefix}page`) ?? '1')
  return Number.isInteger(page) && page > 0 ? page - 1 : 0
}

/**
 * Search, filters, order and page of a list, kept in the address: a reload, a bookmark, Back and a link sent to
 * a colleague show the same rows.
 */
export function useAddressList(options: AddressListOptions = {}): AddressList {
  const { pageSize = 25, filters: names = [], prefix = '' } = options
  const [params, write] = useAddressWriter(prefix)
  const settledSearch = params.get(`${prefix}q`) ?? ''
  const [search, setSearch] = useSearchText(settledSearch, write)
  const filters = Object.fromEntries(names.map((name) => [name, params.get(prefix + name) ?? '']))
  const chosen = Object.entries(filters).filter(([, value]) => value !== '')
  const sort = readSort(params, prefix) ?? options.sort
  const page = readPage(params, prefix)
  return {
    search,
    setSearch,
    settledSearch,
    page,
    setPage: (next) => write({ page: next === 0 ? null : String(next + 1) }),
    pageSize,
    sort,
    setSort: ({ field, order }) => write({ sort: order === 'DESC' ? `-${field}` : field }),
    filters,
    setFilter: (name, value) => write({ [name]: value }),
    setFilters: write,
    isAddressed: ['q', 'sort', 'page', ...names].some((name) => params.has(prefix + name)),
    isFiltered: settledSearch !== '' || chosen.length > 0,
    clear: () => {
      setSearch('')
      write(Object.fromEntries(['q', ...names].map((name) => [name, null])))
    },
    query: {
      range: JSON.stringify([page * pageSize, (page + 1) * pageSize - 1]),
      ...(settledSearch === '' ? {} : { q: settledSearch }),
      ...(sort === undefined ? {} : { sort: JSON.stringify([sort.field, sort.order]) }),
      ...(chosen.length === 0 ? {} : { filter: JSON.stringify(Object.fromEntries(chosen)) }),
    },
  }
}

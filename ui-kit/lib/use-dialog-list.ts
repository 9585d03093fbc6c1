import { useState } from 'react'
import type { AddressList, Sort } from './use-address-list.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

type DialogList = Pick<
  AddressList,
  'search' | 'setSearch' | 'settledSearch' | 'page' | 'setPage' | 'pageSize' | 'sort' | 'setSort' | 'query'
>

/** Search, order and page of a list in a dialog, which has no address to keep them in. */
export function useDialogList({ pageSize = 25, sort: usual }: { pageSize?: number; sort: Sort }): DialogList {
  const [search, setText] = useState('')
  const [page, setPage] = useState(0)
  const [sort, setOrder] = useState(usual)
  const settledSearch = useDebouncedValue(search.trim())
  return {
    search,
    setSearch: (text) => {
      setText(text)
      setPage(0)
    },
    settledSearch,
    page,
    setPage,
    pageSize,
    sort,
    setSort: (next) => {
      setOrder(next)
      setPage(0)
    },
    query: {
      ...(settledSearch === '' ? {} : { q: settledSearch }),
      sort: JSON.stringify([sort.field, sort.order]),
      range: JSON.stringify([page * pageSize, (page + 1) * pageSize - 1]),
    },
  }
}

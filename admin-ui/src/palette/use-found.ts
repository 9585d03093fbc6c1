import { useQueries } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useTranslate } from 'react-admin'
import { useEffect, useState } from 'react'
import { iconOfPage } from '../menu/index.ts'
import { matches, type PaletteItem, wordsOf } from './palette-item.ts'
import { sources } from './sources.ts'

/** Milliseconds that typing has to rest. */
const rest = 200
/** Letters that a search needs. */
const shortest = 2
/** Rows of each kind: asked for, and shown. */
const asked = 25
const shown = 5
/** Milliseconds for which an answer is taken as still true. */
const freshFor = 15_000

export interface Found {
  items: PaletteItem[]
  isSearching: boolean
  isFailed: boolean
  retry: () => void
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * What the server finds for the text as it stands, a few of each kind; answers to older texts are never shown. Lists
 * search for one text: they are asked for the longest word, and the others are looked for in what is said of a row.
 */
export function useFound(text: string): Found {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const search = text.trim()
  const settled = useSettled(search)
  const words = wordsOf(settled)
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
  const isWanted = search.length >= shortest
  const enabled = isWanted && longest.length >= shortest
  const answers = useQueries({
    queries: sources.map(({ resource }) => ({
      queryKey: [resource, 'palette', longest],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getList<RaRecord>(resource, {
          pagination: { page: 1, perPage: asked },
          sort: { field: 'id', order: 'DESC' },
          filter: { q: longest },
          signal,
        }),
      enabled,
      staleTime: freshFor,
      gcTime: freshFor,
      retry: false,
    })),
  })
  const isCurrent = enabled && settled === search
  const items = sources.flatMap(({ resource, say }, index) => {
    const rows: RaRecord[] = (isCurrent && answers[index]?.data?.data) || []
    return rows
      .map((row): PaletteItem => {
        const { label, detail } = say(row, translate)
        return {
          id: `${resource}:${String(row.id)}`,
          group: resource,
          label,
          ...(detail === undefined ? {} : { detail }),
          icon: iconOfPage(`/${resource}`),
          way: { to: `/${resource}/${encodeURIComponent(String(row.id))}/show` },
        }
      })
      .filter((item) =>
        matches(
          item,
          words.filter((word) => word !== longest),
        ),
      )
      .slice(0, shown)
  })
  return {
    items,
    isSearching: isWanted && (!isCurrent || answers.some(({ isFetching }) => isFetching)),
    isFailed: isCurrent && answers.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch()
    },
  }
}

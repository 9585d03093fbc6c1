import { listClients } from '@parley/contracts/http/people.ts'
import { searchAll, shortestSearch } from '@parley/contracts/http/search.ts'
import { useListQuery, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useDebouncedValue } from '@parley/ui-kit/lib/use-debounced-value.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../account/session/index.ts'
import { itemsOfHits } from './hit-items.ts'
import { hitIcons } from './palette-icons.ts'
import type { PaletteItem } from './palette-item.ts'

/** Milliseconds that typing has to rest. */
const rest = 180
/** Milliseconds for which an answer is taken as still true. */
const freshFor = 15_000

export interface Hits {
  items: PaletteItem[]
  /** Of what is typed now, nothing has come yet. */
  isSearching: boolean
  /** Of what is typed now. */
  error: Error | null
  refetch: () => unknown
}

/** What the server finds for the text as it stands; answers to older texts are never shown. */
export function useSearchHits(text: string, isOn: boolean): Hits {
  const { t } = useTranslation()
  const user = useUser()
  const q = text.trim()
  const settled = useDebouncedValue(q, rest)
  const isWanted = isOn && q.length >= shortestSearch
  const enabled = isWanted && settled.length >= shortestSearch
  const answer = useRouteQuery(
    searchAll,
    { query: { q: settled } },
    { enabled, staleTime: freshFor, gcTime: freshFor },
  )
  const isCurrent = enabled && settled === q
  return {
    items: isCurrent && answer.data !== undefined ? itemsOfHits(user, answer.data, t) : [],
    isSearching: isWanted && (!isCurrent || answer.isFetching) && !(isCurrent && answer.data !== undefined),
    error: isCurrent && !answer.isFetching ? answer.error : null,
    refetch: answer.refetch,
  }
}

/** The clients that one may connect to, by name. */
export function useClientHits(text: string, isOn: boolean): Hits {
  const { t } = useTranslation()
  const q = text.trim()
  const settled = useDebouncedValue(q, rest)
  const query = {
    ...(settled === '' ? {} : { q: settled }),
    range: '[0,9]',
    filter: JSON.stringify({ isObsolete: false }),
  }
  const answer = useListQuery(
    listClients,
    { query },
    { enabled: isOn, staleTime: freshFor, gcTime: freshFor },
  )
  const isCurrent = isOn && settled === q
  const rows = isCurrent ? (answer.data?.rows ?? []) : []
  return {
    items: rows.map(({ id, name }) => ({
      id: `connect:${id}`,
      group: 'clients',
      label: t('palette.connectInto', { name }),
      icon: hitIcons.clients,
      way: { connect: { id, name } },
    })),
    isSearching: isOn && (!isCurrent || answer.isPending) && answer.error === null,
    error: isCurrent && !answer.isFetching ? answer.error : null,
    refetch: answer.refetch,
  }
}

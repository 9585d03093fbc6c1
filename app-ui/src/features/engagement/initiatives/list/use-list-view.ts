import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import { useEffect, useRef, useState } from 'react'
import { useSavedViews } from '../../../home/saved-views/index.ts'
import { useUser } from '../../../account/session/index.ts'
import { isLayout, type Layout, readRemembered, remember } from './list-layout.ts'

/** Filters of the list, by their names in the address. */
export const listFilters = [
  'templateId',
  'clientId',
  'consultantId',
  'initiativeType',
  'status',
  'archived',
] as const
/** All that a view keeps. */
const keptNames = ['q', 'sort', ...listFilters, 'layout']

/** What a view would keep, in one order, so that two can be compared. */
export function viewQueryOf(params: URLSearchParams, layout: Layout): string {
  const given = new Map([...params, ['layout', layout]])
  const kept = keptNames.flatMap((name) => {
    const value = given.get(name) ?? ''
    return value === '' ? [] : [[name, value]]
  })
  return new URLSearchParams(kept).toString()
}

export interface ListView {
  layout: Layout
  setLayout: (layout: Layout) => void
  /** As a view would keep it. */
  query: string
  /** Of the view that is shown; it may have been changed since. */
  viewId: string | null
  show: (query: string, viewId: string | null) => void
  /** The view that comes first is not known yet. */
  isWaiting: boolean
}

/**
 * How the list is looked at: as the address says, which a link takes along; else as the person keeps it as the default,
 * or has chosen last.
 */
export function useListView(): ListView {
  const user = useUser()
  const [params, setParams] = useAddressParams()
  const [remembered] = useState(() => readRemembered(user))
  const views = useSavedViews('initiatives')
  const named = params.get('layout')
  const [chosen, setChosen] = useState(remembered.layout ?? 'cards')
  const layout = isLayout(named) ? named : chosen
  const isUnaddressed = ![...keptNames, 'view'].some((name) => params.has(name))
  const isArrived = useRef(!isUnaddressed)
  const { data } = views
  const first = data?.find(({ isDefault }) => isDefault)
  const show: ListView['show'] = (query, viewId) => {
    const next = new URLSearchParams(query)
    if (viewId !== null) next.set('view', viewId)
    setParams(next, { preventScrollReset: true })
  }
  useEffect(() => {
    if (data === undefined) return
    remember(user, { hasDefault: first !== undefined })
    if (isArrived.current) return
    isArrived.current = true
    if (!isUnaddressed) return
    const next = new URLSearchParams(first?.query ?? '')
    if (first !== undefined) next.set('view', first.id)
    else if (remembered.layout !== undefined) next.set('layout', remembered.layout)
    if (next.size > 0) setParams(next, { replace: true, preventScrollReset: true })
  }, [data, first, isUnaddressed, remembered, setParams, user])
  return {
    layout,
    setLayout: (next) => {
      setChosen(next)
      remember(user, { layout: next })
      setParams(
        (current) => {
          current.set('layout', next)
          return current
        },
        { replace: true, preventScrollReset: true },
      )
    },
    query: viewQueryOf(params, layout),
    viewId: params.get('view'),
    show,
    isWaiting: isUnaddressed && remembered.hasDefault === true && views.isPending,
  }
}

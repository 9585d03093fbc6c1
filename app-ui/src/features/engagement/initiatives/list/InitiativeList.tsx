import Box from '@mui/material/Box'
import { listClients } from '@parley/contracts/http/people.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ViewsMenu } from '../../../home/saved-views/index.ts'
import { useUser, kindOf } from '../../../account/session/index.ts'
import { BoardSkeleton } from '../board/BoardSkeleton.tsx'
import { FilterChips } from '../components/FilterChips.tsx'
import { InitiativeFilters } from '../components/InitiativeFilters.tsx'
import { initiativesQuery } from '../initiative-queries.ts'
import '../locales/en.ts'
import { LayoutChoice } from './LayoutChoice.tsx'
import { PagedInitiatives } from './PagedInitiatives.tsx'
import { listFilters, type ListView } from './use-list-view.ts'

// Loaded when somebody looks at the board.
const InitiativeBoard = lazy(async () => ({
  default: (await import('../board/InitiativeBoard.tsx')).InitiativeBoard,
}))

const pageSize = 60

/** Search, filters, order and layout of the initiatives, the same for all layouts (decisions D12, Initiatives). */
export function InitiativeList({ view }: { view: ListView }) {
  const user = useUser()
  const isFirm = kindOf(user) === 'firm'
  const list = useAddressList({ filters: listFilters })
  const { templateId = '', clientId = '', consultantId = '', initiativeType = '', status = '' } = list.filters
  const isArchived = list.filters.archived === 'true'
  const [count, setCount] = useState(pageSize)
  const templates = useRouteQuery(listTemplates, {})
  const clients = useRouteQuery(listClients, {}, { enabled: isFirm })
  const filter = {
    search: list.settledSearch,
    templateId,
    clientId,
    consultantId,
    initiativeType,
    status,
    isArchived,
    sort: list.sort,
  }
  const isBoard = view.layout === 'board'
  const initiatives = useQuery({
    ...initiativesQuery(user, { ...filter, count }),
    enabled: !isBoard && !view.isWaiting,
  })
  const page = initiatives.data
  return (
    <>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <InitiativeFilters
          list={list}
          templates={templates.data?.templates ?? []}
          clients={isFirm ? (clients.data ?? []) : undefined}
        />
        <Box sx={{ display: 'flex', gap: 2 }}>
          <ViewsMenu page="initiatives" query={view.query} viewId={view.viewId} onShow={view.show} />
          <LayoutChoice layout={view.layout} onChange={view.setLayout} />
        </Box>
      </Box>
      <FilterChips
        chosen={{ consultantId, initiativeType }}
        lead={page?.rows[0]?.consultant}
        total={isBoard ? undefined : page?.total}
        onRemove={(name) => list.setFilter(name, '')}
      />
      {view.layout === 'board' ? (
        <Suspense fallback={<BoardSkeleton />}>
          {view.isWaiting ? (
            <BoardSkeleton />
          ) : (
            <InitiativeBoard filter={filter} isFiltered={list.isFiltered} onClear={list.clear} />
          )}
        </Suspense>
      ) : (
        <PagedInitiatives
          layout={view.layout}
          initiatives={initiatives}
          list={list}
          onMore={() => setCount(count + pageSize)}
        />
      )}
    </>
  )
}

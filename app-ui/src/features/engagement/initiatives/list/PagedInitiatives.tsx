import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListPage } from '../../../../lib/call-route.ts'
import type { AddressList } from '../../../../lib/use-address-list.ts'
import { CardGrid } from '../../../../ui/CardGrid.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { CardGridSkeleton, TableSkeleton } from '../../../../ui/Skeletons.tsx'
import { kindOf } from '../../../account/session/session-user.ts'
import { useUser } from '../../../account/session/session-context.ts'
import { InitiativeCard } from '../components/InitiativeCard.tsx'
import { newestWork } from '../initiative-queries.ts'
import { InitiativeTable } from './InitiativeTable.tsx'
import type { Layout } from './list-layout.ts'
import { NoInitiatives } from './NoInitiatives.tsx'
import { useOpening } from './use-opening.tsx'

interface PagedInitiativesProps {
  layout: Exclude<Layout, 'board'>
  initiatives: UseQueryResult<ListPage<InitiativeSummary[]>>
  list: AddressList
  onMore: () => void
}

/** The list as cards or as rows, with more of it on demand. */
export function PagedInitiatives({ layout, initiatives, list, onMore }: PagedInitiativesProps) {
  const { t } = useTranslation()
  const showClient = kindOf(useUser()) === 'firm'
  const { openingOf, dialog } = useOpening()
  const page = initiatives.data
  const rows = page?.rows ?? []
  if (initiatives.isPending)
    return layout === 'cards' ? <CardGridSkeleton /> : <TableSkeleton rows={8} columns={6} />
  if (initiatives.isError)
    return (
      <ErrorState
        error={initiatives.error}
        title={t('initiatives.loadFailed')}
        onRetry={() => void initiatives.refetch()}
      />
    )
  if (rows.length === 0) return <NoInitiatives isFiltered={list.isFiltered} onClear={list.clear} />
  return (
    <>
      {layout === 'table' ? (
        <InitiativeTable
          initiatives={rows}
          showClient={showClient}
          openingOf={openingOf}
          sort={list.sort ?? newestWork}
          onSort={list.setSort}
        />
      ) : (
        <CardGrid>
          {rows.map((initiative) => (
            <InitiativeCard
              key={initiative.id}
              initiative={initiative}
              showClient={showClient}
              onOpen={openingOf(initiative)}
            />
          ))}
        </CardGrid>
      )}
      {page !== undefined && page.total > rows.length && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 4 }}>
          <Typography variant="body2" color="textSecondary">
            {t('initiatives.shownOf', { shown: rows.length, total: page.total })}
          </Typography>
          <Button variant="outlined" loading={initiatives.isFetching} onClick={onMore}>
            {t('initiatives.showMore')}
          </Button>
        </Box>
      )}
      {dialog}
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import type { ListPage } from '@parley/ui-kit/calls/call-route.ts'
import { CardGrid } from '@parley/ui-kit/components/CardGrid.tsx'
import { DrawnAfter } from '@parley/ui-kit/components/DrawnAfter.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { CardGridSkeleton, TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { kindOf, useUser } from '../../../account/session/index.ts'
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
  const skeleton = layout === 'cards' ? <CardGridSkeleton /> : <TableSkeleton rows={8} columns={6} />
  return (
    <QueryView
      query={initiatives}
      skeleton={skeleton}
      failed={t('initiatives.loadFailed')}
      empty={<NoInitiatives isFiltered={list.isFiltered} onClear={list.clear} />}
    >
      {({ rows, total }) => (
        <DrawnAfter skeleton={skeleton}>
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
          {total > rows.length && (
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 4 }}>
              <Typography variant="body2" color="textSecondary">
                {t('initiatives.shownOf', { shown: rows.length, total })}
              </Typography>
              <Button variant="outlined" loading={initiatives.isFetching} onClick={onMore}>
                {t('initiatives.showMore')}
              </Button>
            </Box>
          )}
          {dialog}
        </DrawnAfter>
      )}
    </QueryView>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ListPage } from '@parley/ui-kit/calls/call-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface RecordListProps<Row> {
  list: AddressList
  query: UseQueryResult<ListPage<Row[]>>
  texts: { search: string; failed: string; none: string; noneText: string; noMatch: string }
  /** Filters and order, beside the search. */
  filters: ReactNode
  children: (rows: Row[]) => ReactNode
}

/**
 * A list of the record in all its states: on its way, failed, empty, without a match, and its rows with pages.
 * The way to add the first row stands in the head of the section.
 */
export function RecordList<Row>({ list, query, texts, filters, children }: RecordListProps<Row>) {
  const { t } = useTranslation()
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton rows={3} columns={2} />}
      compact
      failed={texts.failed}
      isEmpty={({ total }) => total === 0 && !list.isFiltered}
      empty={<EmptyState compact title={texts.none} text={texts.noneText} />}
    >
      {({ rows, total }) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', pt: 1 }}>
            <SearchField
              value={list.search}
              onChange={list.setSearch}
              placeholder={texts.search}
              width={240}
            />
            {filters}
          </Box>
          {rows.length === 0 ? (
            <EmptyState
              compact
              title={texts.noMatch}
              action={
                <Button variant="outlined" onClick={list.clear}>
                  {t('common.clearFilters')}
                </Button>
              }
            />
          ) : (
            children(rows)
          )}
          <Pager page={list.page} pageSize={list.pageSize} total={total} onChange={list.setPage} />
        </Box>
      )}
    </QueryView>
  )
}

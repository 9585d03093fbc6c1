import StoreIcon from '@mui/icons-material/StorefrontRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CardGrid } from '@parley/ui-kit/components/CardGrid.tsx'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { CardGridSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface MarketListProps<Data extends { total: number }> {
  list: AddressList
  query: UseQueryResult<Data>
  texts: { search: string; failed: string; none: string; noneText: string; noMatch: string }
  filters: ReactNode
  /** The cards. */
  children: (data: Data) => ReactNode
}

/** Cards with search, filters and pages, in all their states. */
export function MarketList<Data extends { total: number }>(props: MarketListProps<Data>) {
  const { list, query, texts, filters, children } = props
  return (
    <>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField value={list.search} onChange={list.setSearch} placeholder={texts.search} />
        {filters}
      </Box>
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton />}
        failed={texts.failed}
        isEmpty={({ total }) => total === 0}
        empty={<Nothing list={list} texts={texts} />}
      >
        {(data) => (
          <>
            <CardGrid>{children(data)}</CardGrid>
            <Pager page={list.page} pageSize={list.pageSize} total={data.total} onChange={list.setPage} />
          </>
        )}
      </QueryView>
    </>
  )
}

function Nothing({ list, texts }: Pick<MarketListProps<{ total: number }>, 'list' | 'texts'>) {
  const { t } = useTranslation()
  if (!list.isFiltered) return <EmptyState icon={StoreIcon} title={texts.none} text={texts.noneText} />
  return (
    <EmptyState
      icon={StoreIcon}
      title={texts.noMatch}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('marketplace.clearFilters')}
        </Button>
      }
    />
  )
}

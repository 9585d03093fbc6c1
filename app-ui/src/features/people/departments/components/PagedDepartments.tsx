import Box from '@mui/material/Box'
import { type DepartmentNode, listDepartments } from '@parley/contracts/http/departments.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import { peopleFreshness } from '../department-queries.ts'
import type { DepartmentActions } from './DepartmentLine.tsx'
import { DepartmentList } from './DepartmentList.tsx'
import { NoMatch } from './NoMatch.tsx'

interface PagedDepartmentsProps {
  clientId: string
  tree: readonly DepartmentNode[]
  list: AddressList
  actions: DepartmentActions | undefined
}

/** The top level by pages, with what is below each on demand; a search finds departments of every level. */
export function PagedDepartments({ clientId, tree, list, actions }: PagedDepartmentsProps) {
  const { t } = useTranslation()
  const isSearch = list.settledSearch !== ''
  const query = isSearch ? list.query : { ...list.query, filter: '{"parentId":null}' }
  const departments = useListQuery(
    listDepartments,
    { params: { clientId }, query },
    { ...peopleFreshness, keepPrevious: true },
  )
  return (
    <QueryView
      query={departments}
      skeleton={<TableSkeleton rows={6} columns={2} />}
      compact
      failed={t('departments.loadFailed')}
      isEmpty={({ total }) => total === 0}
      empty={<NoMatch />}
    >
      {({ rows, total }) => (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <DepartmentList departments={rows} tree={tree} showPaths={isSearch} actions={actions} />
          <Pager page={list.page} pageSize={list.pageSize} total={total} onChange={list.setPage} />
        </Box>
      )}
    </QueryView>
  )
}

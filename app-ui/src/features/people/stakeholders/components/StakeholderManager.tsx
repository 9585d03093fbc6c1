import AddIcon from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { listStakeholders, type Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { type AddressList, useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DepartmentField, peopleFreshness, useDepartmentTree } from '../../departments/index.ts'
import '../locales/en.ts'
import { NoStakeholders, type OpenDialog, StakeholderDialogs } from './StakeholderDialogs.tsx'
import { StakeholderTable } from './StakeholderTable.tsx'

interface StakeholderManagerProps {
  clientId: string
  /** Whether the person may change anything. */
  canManage: boolean
  /** More buttons beside Add Stakeholder. */
  tools?: ReactNode
}

/** In the address and in the field, what stands for people without a department. */
const noDepartment = 'none'

/** The filter as the list's route takes it: null for people without a department. */
const filterOf = (departmentId: string): object =>
  departmentId === ''
    ? {}
    : { filter: JSON.stringify({ departmentId: departmentId === noDepartment ? null : departmentId }) }

/** A client's stakeholders: search, filter, order, pages, add, edit, delete (Document 1, section 2.12). */
export function StakeholderManager({ clientId, canManage, tools }: StakeholderManagerProps) {
  const { t } = useTranslation()
  const list = useAddressList({
    prefix: 's-',
    sort: { field: 'lastName', order: 'ASC' },
    filters: ['departmentId'],
  })
  const query = { ...list.query, ...filterOf(list.filters.departmentId ?? '') }
  const people = useListQuery(
    listStakeholders,
    { params: { clientId }, query },
    { ...peopleFreshness, keepPrevious: true },
  )
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const isEmpty = people.data?.total === 0 && !list.isFiltered
  const addButton = canManage && (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => setOpen({ kind: 'edit', person: undefined })}
    >
      {t('stakeholders.add')}
    </Button>
  )
  const editing = {
    onEdit: (person: Stakeholder) => setOpen({ kind: 'edit', person }),
    onDelete: (person: Stakeholder) => setOpen({ kind: 'delete', person }),
  }
  return (
    <Section
      flush
      title={t('stakeholders.title')}
      actions={
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {canManage && tools}
          {!isEmpty && addButton}
        </Box>
      }
    >
      {!isEmpty && <Filters clientId={clientId} list={list} />}
      <QueryView
        query={people}
        skeleton={<TableSkeleton rows={6} columns={5} />}
        compact
        failed={t('stakeholders.loadFailed')}
        isEmpty={({ total }) => total === 0}
        empty={
          list.isFiltered ? (
            <NoMatch onClear={list.clear} />
          ) : (
            <NoStakeholders action={addButton || undefined} />
          )
        }
      >
        {(page) => (
          <>
            <StakeholderTable
              people={page.rows}
              sort={list.sort}
              onSort={list.setSort}
              {...(canManage ? editing : {})}
            />
            <Pager page={list.page} pageSize={list.pageSize} total={page.total} onChange={list.setPage} />
          </>
        )}
      </QueryView>
      <StakeholderDialogs clientId={clientId} open={open} onClose={() => setOpen(null)} />
    </Section>
  )
}

function Filters({ clientId, list }: { clientId: string; list: AddressList }) {
  const { t } = useTranslation()
  const departments = useDepartmentTree(clientId)
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', px: 4, pb: 3 }}>
      <SearchField value={list.search} onChange={list.setSearch} placeholder={t('stakeholders.search')} />
      <Box sx={{ width: { xs: '100%', sm: 260 } }}>
        <DepartmentField
          label={t('stakeholders.department')}
          departments={departments.data}
          others={[
            { id: '', name: t('stakeholders.allDepartments') },
            { id: noDepartment, name: t('stakeholders.noDepartment') },
          ]}
          value={list.filters.departmentId ?? ''}
          onChange={(id) => list.setFilter('departmentId', id)}
          disabled={departments.isError}
        />
      </Box>
    </Box>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ py: 6, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 3 }}>
      <Typography role="status" color="textSecondary">
        {t('stakeholders.noMatch')}
      </Typography>
      <Button variant="outlined" onClick={onClear}>
        {t('stakeholders.clearFilters')}
      </Button>
    </Box>
  )
}

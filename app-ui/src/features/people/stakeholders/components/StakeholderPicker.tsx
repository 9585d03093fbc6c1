import AddIcon from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { Pager } from '@parley/ui-kit/components/Pager.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useDialogList } from '@parley/ui-kit/lib/use-dialog-list.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { peopleFreshness } from '../../departments/index.ts'
import '../locales/en.ts'
import { NoStakeholders, type OpenDialog, StakeholderDialogs } from './StakeholderDialogs.tsx'
import { StakeholderTable } from './StakeholderTable.tsx'

interface StakeholderPickerProps {
  clientId: string
  /** Ids of the chosen. */
  value: readonly string[]
  onChange: (ids: string[]) => void
  /** More buttons beside Add Stakeholder. */
  tools?: ReactNode
}

/** A client's stakeholders: search, choose, add, edit, delete (Document 1, section 2.7). */
export function StakeholderPicker({ clientId, value, onChange, tools }: StakeholderPickerProps) {
  const { t } = useTranslation()
  const list = useDialogList({ sort: { field: 'lastName', order: 'ASC' } })
  const people = useListQuery(
    listStakeholders,
    { params: { clientId }, query: list.query },
    { ...peopleFreshness, keepPrevious: true },
  )
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const without = (id: string): string[] => value.filter((other) => other !== id)
  const toggle = (id: string): void => onChange(value.includes(id) ? without(id) : [...value, id])
  const isEmpty = people.data?.total === 0 && list.settledSearch === ''
  const addButton = (
    <Button
      variant="outlined"
      startIcon={<AddIcon />}
      onClick={() => setOpen({ kind: 'edit', person: undefined })}
    >
      {t('stakeholders.add')}
    </Button>
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <QueryView
        query={people}
        skeleton={<TableSkeleton rows={4} />}
        compact
        failed={t('stakeholders.loadFailed')}
        isEmpty={() => isEmpty}
        empty={
          <NoStakeholders
            action={
              <Box sx={{ display: 'flex', gap: 2 }}>
                {tools}
                {addButton}
              </Box>
            }
          />
        }
      >
        {(page) => (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
              <SearchField
                value={list.search}
                onChange={list.setSearch}
                placeholder={t('stakeholders.search')}
              />
              <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1 }}>
                {t('stakeholders.selected', { count: value.length })}
              </Typography>
              {tools}
              {addButton}
            </Box>
            {page.total === 0 ? (
              <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
                {t('stakeholders.noMatch')}
              </Typography>
            ) : (
              <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}>
                <StakeholderTable
                  people={page.rows}
                  sort={list.sort}
                  onSort={list.setSort}
                  choice={{ chosen: value, onToggle: toggle }}
                  onEdit={(person) => setOpen({ kind: 'edit', person })}
                  onDelete={(person) => setOpen({ kind: 'delete', person })}
                  maxHeight={360}
                />
                <Pager page={list.page} pageSize={list.pageSize} total={page.total} onChange={list.setPage} />
              </Box>
            )}
          </>
        )}
      </QueryView>
      <StakeholderDialogs
        clientId={clientId}
        open={open}
        onClose={() => setOpen(null)}
        onAdded={({ id }) => onChange([...value, id])}
        onDeleted={({ id }) => onChange(without(id))}
      />
    </Box>
  )
}

import AddIcon from '@mui/icons-material/AddRounded'
import PeopleIcon from '@mui/icons-material/GroupsRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { deleteStakeholder, listStakeholders, type Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../lib/api-error.ts'
import { useRouteMutation } from '../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { TableSkeleton } from '../../../ui/Skeletons.tsx'
import { useStakeholders } from '../stakeholder-queries.ts'
import '../texts.ts'
import { StakeholderDialog } from './StakeholderDialog.tsx'
import { StakeholderTable } from './StakeholderTable.tsx'

interface StakeholderPickerProps {
  clientId: string
  /** Ids of the chosen. */
  value: readonly string[]
  onChange: (ids: string[]) => void
}

const nameOf = (person: Stakeholder): string => `${person.firstName} ${person.lastName}`

function matches(person: Stakeholder, search: string): boolean {
  const text = [nameOf(person), person.role, person.email, person.department?.name].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** A client's stakeholders: search, choose, add, edit, delete (Document 1, section 2.7). */
export function StakeholderPicker({ clientId, value, onChange }: StakeholderPickerProps) {
  const { t } = useTranslation()
  const people = useStakeholders(clientId)
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<Stakeholder | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Stakeholder | null>(null)
  const remove = useRouteMutation(deleteStakeholder, [listStakeholders])
  const found = (people.data ?? []).filter((person) => matches(person, search.trim()))
  const toggle = (id: string): void =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  const confirmDelete = (person: Stakeholder): void =>
    remove.mutate(
      { params: { id: person.id } },
      {
        onSuccess: () => {
          setDoomed(null)
          onChange(value.filter((id) => id !== person.id))
        },
      },
    )
  const addButton = (
    <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
      {t('stakeholders.add')}
    </Button>
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {people.isPending && <TableSkeleton rows={4} />}
      {people.isError && (
        <ErrorState
          compact
          error={people.error}
          title={t('stakeholders.loadFailed')}
          onRetry={() => void people.refetch()}
        />
      )}
      {people.data?.length === 0 && (
        <EmptyState
          compact
          icon={PeopleIcon}
          title={t('stakeholders.noneTitle')}
          text={t('stakeholders.noneText')}
          action={addButton}
        />
      )}
      {people.data !== undefined && people.data.length > 0 && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
            <SearchField value={search} onChange={setSearch} placeholder={t('stakeholders.search')} />
            <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1 }}>
              {t('stakeholders.selected', { count: value.length })}
            </Typography>
            {addButton}
          </Box>
          {found.length === 0 ? (
            <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
              {t('stakeholders.noMatch')}
            </Typography>
          ) : (
            <StakeholderTable
              people={found}
              chosen={value}
              onToggle={toggle}
              onEdit={setEdited}
              onDelete={setDoomed}
            />
          )}
        </>
      )}
      {edited !== null && (
        <StakeholderDialog
          clientId={clientId}
          stakeholder={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
          onSaved={({ id }) => edited === 'new' && onChange([...value, id])}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={t('stakeholders.deleteTitle')}
        text={t('stakeholders.deleteText')}
        subject={doomed === null ? '' : nameOf(doomed)}
        confirmLabel={t('common.delete')}
        busy={remove.isPending}
        error={remove.error === null ? undefined : messageOf(remove.error)}
        onCancel={() => {
          setDoomed(null)
          remove.reset()
        }}
        onConfirm={() => doomed !== null && confirmDelete(doomed)}
      />
    </Box>
  )
}

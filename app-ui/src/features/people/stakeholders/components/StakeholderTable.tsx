import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { UserAvatar } from '@parley/ui-kit/components/UserAvatar.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'

interface StakeholderTableProps {
  people: readonly Stakeholder[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** Given where people are chosen from the table. */
  choice?: { chosen: readonly string[]; onToggle: (id: string) => void }
  /** Left out, with `onDelete`, for those who may only look. */
  onEdit?: (person: Stakeholder) => void
  onDelete?: (person: Stakeholder) => void
  /** Pixels after which the rows scroll under the heads. */
  maxHeight?: number
}

/** Stakeholders with what is known of them, to read, to choose from, or to work on. */
export function StakeholderTable(props: StakeholderTableProps) {
  const { t } = useTranslation()
  const { people, sort, onSort, choice, onEdit, onDelete, maxHeight } = props
  const head = { sort, onSort }
  const hasActions = onEdit !== undefined || onDelete !== undefined
  return (
    <StackingTable label={t('stakeholders.title')} size="small" maxHeight={maxHeight}>
      <TableHead>
        <TableRow>
          {choice && (
            <TableCell padding="checkbox">
              <VisuallyHidden>{t('stakeholders.selected', { count: choice.chosen.length })}</VisuallyHidden>
            </TableCell>
          )}
          <SortHeader field="lastName" {...head}>
            {t('stakeholders.name')}
          </SortHeader>
          <SortHeader field="role" {...head}>
            {t('stakeholders.role')}
          </SortHeader>
          <SortHeader field="department" {...head}>
            {t('stakeholders.department')}
          </SortHeader>
          {!choice && <TableCell>{t('stakeholders.phone')}</TableCell>}
          {hasActions && <TableCell align="right">{t('stakeholders.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <StakeholderRow
            key={person.id}
            person={person}
            choice={choice}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </TableBody>
    </StackingTable>
  )
}

interface StakeholderRowProps {
  person: Stakeholder
  choice: StakeholderTableProps['choice']
  onEdit: ((person: Stakeholder) => void) | undefined
  onDelete: ((person: Stakeholder) => void) | undefined
}

function StakeholderRow({ person, choice, onEdit, onDelete }: StakeholderRowProps) {
  const { t } = useTranslation()
  const name = `${person.firstName} ${person.lastName}`
  const checked = choice?.chosen.includes(person.id) === true
  const toggle = (): void => choice?.onToggle(person.id)
  return (
    <TableRow
      hover
      selected={checked}
      onClick={toggle}
      sx={{ cursor: choice ? 'pointer' : 'default', '&:last-child td': { border: 0 } }}
    >
      {choice && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={checked}
            onClick={(event) => event.stopPropagation()}
            onChange={toggle}
            slotProps={{ input: { 'aria-label': t('stakeholders.selectNamed', { name }) } }}
          />
        </TableCell>
      )}
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minWidth: 190 }}>
          <UserAvatar name={name} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 500 }}>{name}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
              {person.email}
            </Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell data-label={t('stakeholders.role')}>{person.role}</TableCell>
      <TableCell data-label={t('stakeholders.department')}>{person.department?.name ?? '–'}</TableCell>
      {!choice && (
        <TableCell data-label={t('stakeholders.phone')} sx={{ whiteSpace: 'nowrap' }}>
          {person.phone ?? '–'}
        </TableCell>
      )}
      {(onEdit || onDelete) && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }} onClick={(event) => event.stopPropagation()}>
          {onEdit && (
            <EditAction label={t('stakeholders.editNamed', { name })} onClick={() => onEdit(person)} />
          )}
          {onDelete && (
            <DeleteAction label={t('stakeholders.deleteNamed', { name })} onClick={() => onDelete(person)} />
          )}
        </TableCell>
      )}
    </TableRow>
  )
}

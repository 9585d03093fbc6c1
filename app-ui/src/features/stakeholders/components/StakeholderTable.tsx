import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import type { Stakeholder } from '@parley/contracts/http/stakeholders.ts'
import { useTranslation } from 'react-i18next'
import { UserAvatar } from '../../../ui/UserAvatar.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

interface StakeholderTableProps {
  people: readonly Stakeholder[]
  chosen: readonly string[]
  onToggle: (id: string) => void
  onEdit: (person: Stakeholder) => void
  onDelete: (person: Stakeholder) => void
}

export function StakeholderTable({ people, chosen, onToggle, onEdit, onDelete }: StakeholderTableProps) {
  const { t } = useTranslation()
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={t('stakeholders.name')}
      sx={{ maxHeight: 360, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: '8px' }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <VisuallyHidden>{t('stakeholders.selected', { count: chosen.length })}</VisuallyHidden>
            </TableCell>
            <TableCell>{t('stakeholders.name')}</TableCell>
            <TableCell>{t('stakeholders.role')}</TableCell>
            <TableCell>{t('stakeholders.department')}</TableCell>
            <TableCell align="right">{t('stakeholders.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <StakeholderRow
              key={person.id}
              person={person}
              checked={chosen.includes(person.id)}
              onToggle={() => onToggle(person.id)}
              onEdit={() => onEdit(person)}
              onDelete={() => onDelete(person)}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

interface StakeholderRowProps {
  person: Stakeholder
  checked: boolean
  onToggle: () => void
  onEdit: () => void
  onDelete: () => void
}

function StakeholderRow({ person, checked, onToggle, onEdit, onDelete }: StakeholderRowProps) {
  const { t } = useTranslation()
  const name = `${person.firstName} ${person.lastName}`
  return (
    <TableRow
      hover
      selected={checked}
      onClick={onToggle}
      sx={{ cursor: 'pointer', '&:last-child td': { border: 0 } }}
    >
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={checked}
          onClick={(event) => event.stopPropagation()}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': t('stakeholders.selectNamed', { name }) } }}
        />
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
          <UserAvatar name={name} />
          <Box>
            <Box sx={{ fontWeight: 500 }}>{name}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{person.email}</Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell>{person.role}</TableCell>
      <TableCell>{person.department?.name ?? '-'}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }} onClick={(event) => event.stopPropagation()}>
        <Tooltip title={t('common.edit')}>
          <IconButton size="small" aria-label={t('stakeholders.editNamed', { name })} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('common.delete')}>
          <IconButton size="small" aria-label={t('stakeholders.deleteNamed', { name })} onClick={onDelete}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </TableCell>
    </TableRow>
  )
}

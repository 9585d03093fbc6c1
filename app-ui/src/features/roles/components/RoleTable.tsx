import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import LockIcon from '@mui/icons-material/LockRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import type { Role } from '@parley/contracts/http/roles.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sort } from '../../../lib/use-address-list.ts'
import { SortHeader } from '../../../ui/SortHeader.tsx'
import { StackingTable } from '../../../ui/StackingTable.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { spelledOut } from '../permissions.ts'

interface RoleTableProps {
  roles: readonly Role[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** Undefined for those who may only look. */
  changes: { onEdit: (role: Role) => void; onDelete: (role: Role) => void } | undefined
  onOpen: (role: Role) => void
}

/** Name with a lock for system roles, description, permissions, immutable or not (Document 1, 2.11). */
export function RoleTable({ roles, sort, onSort, changes, onOpen }: RoleTableProps) {
  const { t } = useTranslation()
  const head = { sort, onSort }
  return (
    <StackingTable label={t('roles.title')}>
      <TableHead>
        <TableRow>
          <SortHeader field="name" {...head}>
            {t('roles.name')}
          </SortHeader>
          <SortHeader field="description" {...head}>
            {t('roles.description')}
          </SortHeader>
          <TableCell>{t('roles.permissions')}</TableCell>
          <SortHeader field="isImmutable" {...head}>
            {t('roles.immutable')}
          </SortHeader>
          {changes && <TableCell align="right">{t('roles.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {roles.map((role) => (
          <RoleRow key={role.id} role={role} changes={changes} onOpen={() => onOpen(role)} />
        ))}
      </TableBody>
    </StackingTable>
  )
}

type RoleRowProps = Pick<RoleTableProps, 'changes'> & { role: Role; onOpen: () => void }

function RoleRow({ role, changes, onOpen }: RoleRowProps) {
  const { t } = useTranslation()
  return (
    <TableRow hover sx={{ '&:last-child td': { border: 0 } }}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {role.isImmutable && (
            <Tooltip title={t('roles.systemLocked')}>
              <LockIcon
                titleAccess={t('roles.systemLocked')}
                sx={{ fontSize: 16, color: 'text.secondary' }}
              />
            </Tooltip>
          )}
          <Link
            component="button"
            type="button"
            color="textPrimary"
            underline="hover"
            aria-label={t('roles.openNamed', { name: role.name })}
            onClick={onOpen}
            sx={{ fontWeight: 500, textAlign: 'left' }}
          >
            {role.name}
          </Link>
        </Box>
      </TableCell>
      <TableCell
        data-label={t('roles.description')}
        title={role.description ?? undefined}
        sx={{ maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {role.description ?? '-'}
      </TableCell>
      <TableCell data-label={t('roles.permissions')}>
        <PermissionBadges permissions={role.permissions} />
      </TableCell>
      <TableCell data-label={t('roles.immutable')}>
        {role.isImmutable ? t('roles.yes') : t('roles.no')}
      </TableCell>
      {changes && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          <RowAction
            label={t('roles.editNamed', { name: role.name })}
            title={t('common.edit')}
            role={role}
            onClick={() => changes.onEdit(role)}
          >
            <EditIcon fontSize="small" />
          </RowAction>
          <RowAction
            label={t('roles.deleteNamed', { name: role.name })}
            title={t('common.delete')}
            role={role}
            onClick={() => changes.onDelete(role)}
          >
            <DeleteIcon fontSize="small" />
          </RowAction>
        </TableCell>
      )}
    </TableRow>
  )
}

interface RowActionProps {
  label: string
  title: string
  role: Role
  onClick: () => void
  children: ReactNode
}

/** Off for system roles, with the reason. */
function RowAction({ label, title, role, onClick, children }: RowActionProps) {
  const { t } = useTranslation()
  return (
    <Tooltip title={role.isImmutable ? t('roles.systemLocked') : title}>
      <span>
        <IconButton size="small" aria-label={label} disabled={role.isImmutable} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}

export function PermissionBadges({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTranslation()
  const named = spelledOut(permissions)
  if (permissions.includes('*')) return <StatusBadge tone="primary">{t('roles.allPermissions')}</StatusBadge>
  if (named.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('roles.noPermissions')}</Box>
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {named.map((permission) => (
        <StatusBadge key={permission}>{t(`roles.permission.${permission}`)}</StatusBadge>
      ))}
    </Box>
  )
}

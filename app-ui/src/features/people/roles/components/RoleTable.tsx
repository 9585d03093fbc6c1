import LockIcon from '@mui/icons-material/LockRounded'
import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import type { Role } from '@parley/contracts/http/roles.ts'
import { roleText } from '@parley/contracts/role-words.ts'
import { DeleteAction, EditAction } from '@parley/ui-kit/components/RowAction.tsx'
import { RowLink } from '@parley/ui-kit/components/RowLink.tsx'
import { SortHeader } from '@parley/ui-kit/components/SortHeader.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { useTranslation } from 'react-i18next'
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
  const { t, i18n } = useTranslation()
  const name = roleText(role.name, i18n.language)
  const refusal = role.isImmutable ? t('roles.systemLocked') : undefined
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
          <RowLink name={name} label={t('roles.openNamed', { name })} onClick={onOpen} />
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
          <EditAction
            label={t('roles.editNamed', { name })}
            refusal={refusal}
            onClick={() => changes.onEdit(role)}
          />
          <DeleteAction
            label={t('roles.deleteNamed', { name })}
            refusal={refusal}
            onClick={() => changes.onDelete(role)}
          />
        </TableCell>
      )}
    </TableRow>
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

import LockIcon from '@mui/icons-material/LockRounded'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import type { Role } from '@parley/contracts/http/roles.ts'
import { roleText } from '@parley/contracts/role-words.ts'
import { DataTable, ReferenceField, TextField, useLocale, useTranslate } from 'react-admin'
import { RecordLink, RowTable } from '../../lists/index.ts'
import { BulkDeleteButton } from '../../rows/index.ts'
import { spelledOut } from './permissions.ts'
import { RoleActions, type RoleChanges } from './RoleActions.tsx'

/** What is said where a role is deleted. */
export const roleDeletion = { of: 'roles', nameOf: ({ name }: Role) => name }
const bulkDeletion = {
  label: 'ra.action.delete',
  title: 'roles.deleteSeveral',
  content: 'roles.deleteSeveralText',
  done: 'roles.severalDeleted',
}

/** Roles of all organisations; those of the product itself are locked (Document 1, 2.11). */
export function RoleTable({ onEdit, onDelete }: RoleChanges) {
  const translate = useTranslate()
  return (
    <RowTable<Role>
      isRowSelectable={({ isImmutable }) => !isImmutable}
      bulkActionButtons={<BulkDeleteButton words={bulkDeletion} />}
      wide={['description', 'permissions', 'owner', 'userCount', 'isImmutable']}
    >
      <DataTable.Col<Role> source="name" render={(role) => <RoleName role={role} />} />
      <DataTable.Col<Role> source="description" render={({ description }) => <Short text={description} />} />
      <DataTable.Col<Role>
        source="permissions"
        disableSort
        render={({ permissions }) => <Permissions permissions={permissions} />}
      />
      <DataTable.Col<Role> source="owner" disableSort render={(role) => <Owner role={role} />} />
      <DataTable.Col<Role> source="userCount" disableSort align="right" />
      <DataTable.Col<Role>
        source="isImmutable"
        render={({ isImmutable }) => translate(isImmutable ? 'roles.yes' : 'roles.no')}
      />
      <DataTable.Col<Role>
        label="roles.actions"
        align="right"
        render={(role) => <RoleActions role={role} onEdit={onEdit} onDelete={onDelete} />}
      />
    </RowTable>
  )
}

function RoleName({ role: { name, isImmutable } }: { role: Role }) {
  const translate = useTranslate()
  const locale = useLocale()
  const locked = translate('roles.locked')
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', fontWeight: 500 }}>
      <RecordLink>{roleText(name, locale)}</RecordLink>
      {isImmutable && (
        <Tooltip title={locked}>
          <LockIcon role="img" titleAccess={locked} sx={{ fontSize: 16, color: 'text.secondary' }} />
        </Tooltip>
      )}
    </Box>
  )
}

/** The beginning; all of it on hover and in the dialog. */
function Short({ text }: { text: string | null }) {
  if (text === null || text === '') return '-'
  return (
    <Box
      title={text}
      sx={{ maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {text}
    </Box>
  )
}

export function Permissions({ permissions }: { permissions: readonly string[] }) {
  const translate = useTranslate()
  const given = spelledOut(permissions)
  if (permissions.includes('*')) return <Chip size="small" label={translate('roles.allPermissions')} />
  if (given.length === 0) return translate('roles.noPermissions')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
      {given.map((permission) => (
        <Chip
          key={permission}
          size="small"
          variant="outlined"
          label={translate(`roles.permission.${permission}`)}
        />
      ))}
    </Box>
  )
}

/** Whose role it is: a client's, a firm's, or the product's own. */
export function Owner({
  role: { clientId, consultingFirmId },
  isLink = false,
}: {
  role: Role
  isLink?: boolean
}) {
  const translate = useTranslate()
  if (clientId !== null) return <OwnerName source="clientId" reference="clients" isLink={isLink} />
  if (consultingFirmId !== null)
    return <OwnerName source="consultingFirmId" reference="consulting-firms" isLink={isLink} />
  return translate('roles.everybody')
}

interface OwnerNameProps {
  source: string
  reference: string
  isLink: boolean
}

function OwnerName({ source, reference, isLink }: OwnerNameProps) {
  return (
    <ReferenceField source={source} reference={reference} link={isLink && 'show'}>
      <TextField source="name" />
    </ReferenceField>
  )
}

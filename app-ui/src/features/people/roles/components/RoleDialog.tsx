import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Client } from '@parley/contracts/http/people.ts'
import type { Role } from '@parley/contracts/http/roles.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog } from '../../../records/editing/parts.ts'
import { useUser, kindOf } from '../../../account/session/index.ts'
import '../locales/en.ts'
import { type RoleForm, useRoleForm } from '../use-role-form.ts'
import { PermissionCards } from './PermissionCards.tsx'

interface RoleDialogProps {
  /** Edited; a new one is added where it is left out. */
  role?: Role
  /** That a new role may belong to; undefined for those who have one place only. */
  clients: readonly Client[] | undefined
  /** The client whose roles are on the screen; '' is none. */
  clientId: string
  onClose: () => void
}

/** Adds or edits a role: name, description and one card per permission (Document 1, 2.11). */
export function RoleDialog({ role, clients, clientId, onClose }: RoleDialogProps) {
  const { t } = useTranslation()
  const actor = useUser()
  const needsClient = role === undefined && kindOf(actor) === 'super-admin'
  const form = useRoleForm({ role, clientId, needsClient, onClose })
  return (
    <RecordDialog
      form={form}
      title={role === undefined ? t('roles.add') : t('roles.edit')}
      isComplete={form.values.name.trim() !== ''}
      lineOf={({ name, description }) => [name, description].filter(Boolean).join(' · ')}
      maxWidth="md"
      onClose={onClose}
    >
      <LimitedField {...form.limited('name')} label={t('roles.name')} required autoFocus />
      <LimitedField {...form.limited('description')} label={t('roles.description')} multiline rows={3} />
      {role === undefined && clients !== undefined && <ClientField form={form} clients={clients} />}
      <PermissionCards
        chosen={form.values.permissions}
        onChange={(permissions) => form.change({ permissions })}
      />
    </RecordDialog>
  )
}

interface ClientFieldProps {
  form: RoleForm
  clients: readonly Client[]
}

/** To whom a new role belongs: a client, or the firm itself for its own people. */
function ClientField({ form, clients }: ClientFieldProps) {
  const { t } = useTranslation()
  const { consultingFirm } = useUser()
  const { clientId } = form.values
  return (
    <TextField
      {...form.field('clientId')}
      select
      required={consultingFirm === null}
      label={consultingFirm === null ? t('roles.client') : t('roles.belongsTo')}
      slotProps={{ select: { displayEmpty: consultingFirm !== null }, inputLabel: { shrink: true } }}
      value={clients.some(({ id }) => id === clientId) ? clientId : ''}
    >
      {consultingFirm !== null && <MenuItem value="">{consultingFirm.name}</MenuItem>}
      {clients.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Client } from '@parley/contracts/http/people.ts'
import { createRole, type Role } from '@parley/contracts/http/roles.ts'
import { useState } from 'react'
import { type Control, Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUnsavedChangesGuard } from '../../../../ui/use-unsaved-changes-guard.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { LimitedField } from '../../../../ui/LimitedField.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { useUser, kindOf } from '../../../account/session/index.ts'
import '../texts.ts'
import { type RoleForm, useSaveRole, valuesOf } from '../use-save-role.ts'
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
  const { register, control, handleSubmit, formState } = useForm<RoleForm>({
    defaultValues: valuesOf(role, clientId),
  })
  const { save, failure, errors } = useSaveRole(role)
  const [name, chosenClient] = useWatch({ control, name: ['name', 'clientId'] })
  const [tried, setTried] = useState(false)
  const guard = useUnsavedChangesGuard(formState.isDirty && !formState.isSubmitting)
  // Document 1, section 5: without a tenant of one's own a client must be named.
  const lacksClient = role === undefined && kindOf(actor) === 'super-admin' && chosenClient === ''

  const submit = async (values: RoleForm): Promise<void> => {
    setTried(true)
    if (lacksClient || (await save(values)) === undefined) return
    showSuccess(t('common.saved'))
    onClose()
  }
  return (
    <>
      <FormDialog
        open
        title={role === undefined ? t('roles.add') : t('roles.edit')}
        submitLabel={t('common.save')}
        submitDisabled={name.trim() === ''}
        busy={formState.isSubmitting}
        dirty={formState.isDirty}
        error={failure}
        maxWidth="md"
        onClose={onClose}
        onSubmit={() => void handleSubmit(submit)()}
      >
        <LimitedField
          limit={[createRole, 'name']}
          label={t('roles.name')}
          required
          autoFocus
          error={errors.name !== undefined}
          helperText={errors.name}
          {...register('name')}
        />
        <LimitedField
          limit={[createRole, 'description']}
          label={t('roles.description')}
          multiline
          rows={3}
          {...register('description')}
        />
        {role === undefined && clients !== undefined && (
          <ClientField
            control={control}
            clients={clients}
            problem={tried && lacksClient ? t('roles.clientRequired') : errors.clientId}
          />
        )}
        <Controller
          control={control}
          name="permissions"
          render={({ field }) => <PermissionCards chosen={field.value} onChange={field.onChange} />}
        />
      </FormDialog>
      {guard}
    </>
  )
}

interface ClientFieldProps {
  control: Control<RoleForm>
  clients: readonly Client[]
  problem: string | undefined
}

/** To whom a new role belongs: a client, or the firm itself for its own people. */
function ClientField({ control, clients, problem }: ClientFieldProps) {
  const { t } = useTranslation()
  const { consultingFirm } = useUser()
  return (
    <Controller
      control={control}
      name="clientId"
      render={({ field }) => (
        <TextField
          select
          required={consultingFirm === null}
          label={consultingFirm === null ? t('roles.client') : t('roles.belongsTo')}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ select: { displayEmpty: consultingFirm !== null }, inputLabel: { shrink: true } }}
          {...field}
          value={clients.some(({ id }) => id === field.value) ? field.value : ''}
        >
          {consultingFirm !== null && <MenuItem value="">{consultingFirm.name}</MenuItem>}
          {clients.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  )
}

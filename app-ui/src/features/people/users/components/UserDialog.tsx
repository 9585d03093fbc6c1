import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { createUser, type User } from '@parley/contracts/http/users.ts'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUnsavedChangesGuard } from '../../../../ui/use-unsaved-changes-guard.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { LimitedField } from '../../../../ui/LimitedField.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { useUser, kindOf } from '../../../account/session/index.ts'
import { useOrganisations } from '../organisations.ts'
import '../texts.ts'
import { type UserForm, useSaveUser, valuesOf } from '../use-save-user.ts'
import { OrganisationField } from './OrganisationField.tsx'
import { RemoveTwoFactorButton } from './RemoveTwoFactorButton.tsx'
import { ResetPasswordButton } from './ResetPasswordButton.tsx'
import { RoleField } from './RoleField.tsx'

interface UserDialogProps {
  /** Edited; a new one is added where it is left out. */
  user?: User
  onClose: () => void
}

const fields = ['email', 'firstName', 'lastName'] as const

/** Adds or edits a user (Document 1, 2.10); one role can be selected (section 5). */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const actor = useUser()
  const organisations = useOrganisations()
  const form = useForm<UserForm>({ defaultValues: valuesOf(user, actor) })
  const { save, failure, errors } = useSaveUser({ user, form, organisations })
  const { register, control, handleSubmit, formState } = form
  const [email, organisationId] = useWatch({ control, name: ['email', 'organisationId'] })
  const guard = useUnsavedChangesGuard(formState.isDirty && !formState.isSubmitting)
  const choosesOrganisation = user === undefined && kindOf(actor) !== 'client'

  const submit = async (values: UserForm): Promise<void> => {
    const saved = await save(values)
    if (saved === undefined) return
    const invited = user === undefined && values.password === ''
    showSuccess(invited ? t('users.invited', { email: saved.email }) : t('common.saved'))
    onClose()
  }
  return (
    <>
      <FormDialog
        open
        title={user === undefined ? t('users.add') : t('users.edit')}
        submitLabel={t('common.save')}
        submitDisabled={email.trim() === '' || (choosesOrganisation && organisationId === '')}
        busy={formState.isSubmitting}
        dirty={formState.isDirty}
        error={failure}
        onClose={onClose}
        onSubmit={() => void handleSubmit(submit)()}
        extra={
          user !== undefined &&
          !actor.isImpersonating && (
            <>
              <ResetPasswordButton user={user} />
              {user.id !== actor.id && <RemoveTwoFactorButton user={user} />}
            </>
          )
        }
      >
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {fields.map((field) => (
            <LimitedField
              limit={[createUser, field]}
              key={field}
              label={t(`users.${field}`)}
              type={field === 'email' ? 'email' : 'text'}
              required={field === 'email'}
              autoFocus={field === 'email'}
              sx={field === 'email' ? { gridColumn: '1 / -1' } : {}}
              error={errors[field] !== undefined}
              helperText={errors[field]}
              htmlInput={{ autoComplete: 'off' }}
              {...register(field)}
            />
          ))}
        </Box>
        {choosesOrganisation && <OrganisationField control={control} organisations={organisations} />}
        <RoleField form={form} user={user} organisations={organisations} />
        {user === undefined && !actor.isImpersonating && (
          <TextField
            label={t('users.password')}
            type="password"
            error={errors.password !== undefined}
            helperText={errors.password ?? t('users.passwordHelp')}
            slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
            {...register('password')}
          />
        )}
      </FormDialog>
      {guard}
    </>
  )
}

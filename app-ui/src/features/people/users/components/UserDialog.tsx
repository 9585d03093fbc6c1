import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { User } from '@parley/contracts/http/users.ts'
import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog } from '../../../records/editing/parts.ts'
import { useUser, kindOf } from '../../../account/session/index.ts'
import { useOrganisations } from '../organisations.ts'
import '../locales/en.ts'
import { lineOf, useUserForm } from '../use-user-form.ts'
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
  const form = useUserForm({ user, organisations, onClose })
  const { email, organisationId } = form.values
  const choosesOrganisation = user === undefined && kindOf(actor) !== 'client'
  return (
    <RecordDialog
      form={form}
      title={user === undefined ? t('users.add') : t('users.edit')}
      isComplete={email.trim() !== '' && (!choosesOrganisation || organisationId !== '')}
      lineOf={lineOf}
      onClose={onClose}
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
            {...form.limited(field)}
            key={field}
            label={t(`users.${field}`)}
            type={field === 'email' ? 'email' : 'text'}
            required={field === 'email'}
            autoFocus={field === 'email'}
            sx={field === 'email' ? { gridColumn: '1 / -1' } : {}}
            htmlInput={{ autoComplete: 'off' }}
          />
        ))}
      </Box>
      {choosesOrganisation && <OrganisationField form={form} organisations={organisations} />}
      <RoleField form={form} user={user} organisations={organisations} />
      {user === undefined && !actor.isImpersonating && (
        <TextField
          {...form.field('password')}
          label={t('users.password')}
          type="password"
          helperText={form.problemOf('password') ?? t('users.passwordHelp')}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
        />
      )}
    </RecordDialog>
  )
}

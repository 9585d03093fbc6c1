import Typography from '@mui/material/Typography'
import { changeEmail } from '@parley/contracts/http/recovery.ts'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailProblem } from '../../fields/index.ts'
import { PasswordField } from '../../passwords/index.ts'
import { useUser } from '../../session/index.ts'

function useProblems({ newEmail, currentPassword }: { newEmail: string; currentPassword: string }) {
  const { t } = useTranslation()
  const { email } = useUser()
  const isSame = newEmail.trim().toLowerCase() === email.toLowerCase()
  const problem = emailProblem(newEmail) ?? (isSame ? 'recovery.sameEmail' : undefined)
  return {
    newEmail: problem && t(problem),
    currentPassword: currentPassword === '' ? t('session.passwordRequired') : undefined,
  }
}

function useEmailChange(onClose: () => void) {
  const { t } = useTranslation()
  const [values, setValues] = useState({ newEmail: '', currentPassword: '' })
  const [tried, setTried] = useState(false)
  const change = useRouteMutation(changeEmail)
  const problems = useProblems(values)
  const refused: Partial<Record<string, string>> = change.error instanceof ApiError ? change.error.errors : {}
  const isBeside = Object.keys(refused).some((name) => name in values)
  const set = (changes: Partial<typeof values>): void => {
    setValues({ ...values, ...changes })
    change.reset()
  }
  const submit = (): void => {
    setTried(true)
    if (problems.newEmail !== undefined || problems.currentPassword !== undefined) return
    change.mutate(
      { body: { ...values, newEmail: values.newEmail.trim() } },
      {
        onSuccess: () => {
          showSuccess(t('recovery.emailSent'))
          onClose()
        },
      },
    )
  }
  return {
    values,
    set,
    submit,
    problemOf: (name: keyof typeof values) => (tried ? problems[name] : undefined) ?? refused[name],
    busy: change.isPending,
    failure: change.error === null || isBeside ? undefined : messageOf(change.error),
  }
}

/** Asks for the new address and the password; the address changes when the mailed link is opened. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { email } = useUser()
  const { values, set, submit, problemOf, busy, failure } = useEmailChange(onClose)
  return (
    <FormDialog
      open
      title={t('recovery.changeEmail')}
      submitLabel={t('recovery.changeEmail')}
      onSubmit={submit}
      onClose={onClose}
      busy={busy}
      dirty={values.newEmail !== '' || values.currentPassword !== ''}
      error={failure}
    >
      <Typography color="textSecondary">{t('recovery.changeEmailText')}</Typography>
      {/* Password managers learn from it whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        label={t('recovery.newEmail')}
        type="email"
        name="new-email"
        autoComplete="email"
        autoFocus
        inputProps={{ maxLength: 254 }}
        problem={problemOf('newEmail')}
        value={values.newEmail}
        onChange={({ target }) => set({ newEmail: target.value })}
      />
      <PasswordField
        label={t('recovery.currentPassword')}
        name="current-password"
        autoComplete="current-password"
        problem={problemOf('currentPassword')}
        value={values.currentPassword}
        onChange={({ target }) => set({ currentPassword: target.value })}
      />
    </FormDialog>
  )
}

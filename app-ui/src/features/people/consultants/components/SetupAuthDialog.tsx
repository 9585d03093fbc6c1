import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type Consultant, listConsultants, setUpConsultantAuth } from '@parley/contracts/http/consultants.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { accountProblem, nameOf, serverMessageOr } from '../consultant-form.ts'

interface SetupAuthDialogProps {
  consultant: Consultant
  onClose: () => void
}

const fields = ['email', 'password', 'confirmPassword'] as const
type AccountForm = Record<(typeof fields)[number], string>

/** Gives the consultant a user account (Document 3, Setup Authentication). */
export function SetupAuthDialog({ consultant, onClose }: SetupAuthDialogProps) {
  const { t } = useTranslation()
  const { register, control, handleSubmit, formState } = useForm<AccountForm>({
    defaultValues: { email: consultant.email ?? '', password: '', confirmPassword: '' },
  })
  const values = useWatch({ control })
  const setUp = useRouteMutation(setUpConsultantAuth, [listConsultants])
  const [failure, setFailure] = useState<string>()
  const errors: Partial<Record<string, string>> = setUp.error instanceof ApiError ? setUp.error.errors : {}
  const name = nameOf(consultant)

  const submit = async (account: AccountForm): Promise<void> => {
    const problem = accountProblem(account)
    setFailure(problem && t(`consultants.${problem}`))
    setUp.reset()
    if (problem !== undefined) return
    const body = { email: account.email.trim(), password: account.password }
    try {
      await setUp.mutateAsync({ params: { id: consultant.id }, body })
      showSuccess(t('consultants.setUpDone', { name }))
      onClose()
    } catch (error) {
      setFailure(serverMessageOr(error, t('consultants.setUpFailed')))
    }
  }
  return (
    <FormDialog
      open
      title={t('consultants.setUp')}
      submitLabel={t('consultants.setUp')}
      submitDisabled={fields.some((field) => (values[field] ?? '').trim() === '')}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      error={failure}
      onClose={onClose}
      onSubmit={() => void handleSubmit(submit)()}
    >
      <Typography color="textSecondary">{t('consultants.setUpText', { name })}</Typography>
      {fields.map((field, place) => (
        <TextField
          key={field}
          required
          autoFocus={place === 0}
          type={field === 'email' ? 'email' : 'password'}
          label={t(`consultants.${field}`)}
          error={errors[field] !== undefined}
          helperText={errors[field]}
          slotProps={{
            htmlInput: {
              autoComplete: field === 'email' ? 'off' : 'new-password',
              maxLength: field === 'email' ? 254 : 1024,
            },
          }}
          {...register(field)}
        />
      ))}
    </FormDialog>
  )
}

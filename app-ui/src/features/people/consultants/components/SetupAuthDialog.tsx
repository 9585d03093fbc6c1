import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type Consultant, listConsultants, setUpConsultantAuth } from '@parley/contracts/http/consultants.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog, useRecordForm } from '../../../records/editing/parts.ts'
import { accountProblem, nameOf, serverMessageOr } from '../consultant-form.ts'

interface SetupAuthDialogProps {
  consultant: Consultant
  onClose: () => void
}

const fields = ['email', 'password', 'confirmPassword'] as const

/** Gives the consultant a user account (Document 3, Setup Authentication). */
export function SetupAuthDialog({ consultant, onClose }: SetupAuthDialogProps) {
  const { t } = useTranslation()
  const name = nameOf(consultant)
  const form = useRecordForm({
    record: undefined,
    valuesOf: () => ({ email: consultant.email ?? '', password: '', confirmPassword: '' }),
    refreshes: [listConsultants],
    check: (account) => {
      const problem = accountProblem(account)
      return problem && { message: t(`consultants.${problem}`) }
    },
    create: {
      route: setUpConsultantAuth,
      input: ({ email, password }) => ({
        params: { id: consultant.id },
        body: { email: email.trim(), password },
      }),
    },
    failed: (error) => serverMessageOr(error, t('consultants.setUpFailed')),
    onSaved: () => {
      showSuccess(t('consultants.setUpDone', { name }))
      onClose()
    },
  })
  return (
    <RecordDialog
      form={form}
      title={t('consultants.setUp')}
      submitLabel={t('consultants.setUp')}
      isComplete={fields.every((field) => form.values[field].trim() !== '')}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('consultants.setUpText', { name })}</Typography>
      {fields.map((field, place) => (
        <TextField
          {...form.field(field)}
          key={field}
          required
          autoFocus={place === 0}
          type={field === 'email' ? 'email' : 'password'}
          label={t(`consultants.${field}`)}
          slotProps={{
            htmlInput: {
              autoComplete: field === 'email' ? 'off' : 'new-password',
              maxLength: field === 'email' ? 254 : 1024,
            },
          }}
        />
      ))}
    </RecordDialog>
  )
}

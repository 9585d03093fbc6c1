import Typography from '@mui/material/Typography'
import { getOwnPasswordRules, leastPasswordLength } from '@parley/contracts/http/security.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../passwords/index.ts'
import { useUser } from '../../session/index.ts'
import '../locales/en.ts'
import { type PasswordProblem, useChangePassword } from '../use-change-password.ts'
import { PasswordRules } from '../../passwords/parts.ts'

/** Asks for the current and twice for the new password (Document 3, sections 2 and 5). */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { email } = useUser()
  const rules = useRouteQuery(getOwnPasswordRules, {}, { staleTime: 0 }).data
  const least = rules?.minLength ?? leastPasswordLength
  const form = useChangePassword((message) => {
    showSuccess(message)
    onClose()
  }, least)
  const { values, set, problems, refused } = form
  const textOf = (problem: PasswordProblem | undefined): string | undefined =>
    problem === undefined
      ? undefined
      : problem === 'required'
        ? t('common.fieldRequired')
        : t(`security.password.${problem}`, { count: least })
  return (
    <FormDialog
      open
      title={t('security.password.change')}
      submitLabel={t('security.password.change')}
      onSubmit={form.submit}
      onClose={onClose}
      busy={form.isBusy}
      dirty={Object.values(values).some((text) => text !== '')}
      error={form.failure}
    >
      {/* Password managers learn from it whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('security.password.current')}
        name="current-password"
        autoComplete="current-password"
        autoFocus
        problem={textOf(problems.current) ?? refused.current}
        value={values.current}
        onChange={({ target }) => set({ current: target.value })}
      />
      <PasswordField
        label={t('security.password.next')}
        name="new-password"
        autoComplete="new-password"
        problem={textOf(problems.next) ?? refused.next}
        value={values.next}
        onChange={({ target }) => set({ next: target.value })}
      />
      <PasswordField
        label={t('security.password.confirm')}
        name="confirm-password"
        autoComplete="new-password"
        problem={textOf(problems.confirmation)}
        value={values.confirmation}
        onChange={({ target }) => set({ confirmation: target.value })}
      />
      {rules && <PasswordRules rules={rules} password={values.next} />}
      <Typography variant="body2" color="textSecondary">
        {t('security.password.endsSessions')}
      </Typography>
    </FormDialog>
  )
}

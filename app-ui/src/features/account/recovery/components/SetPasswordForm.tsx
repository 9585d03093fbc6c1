import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FieldsForm } from '../../fields/index.ts'
import { useFields } from '../../fields/parts.ts'
import { PasswordRules } from '../../passwords/parts.ts'
import { PasswordField } from '../../passwords/index.ts'
import { passwordRulesRoute, resetPasswordRoute } from '../recovery-routes.ts'

type Name = 'password' | 'confirmation'

const isSimple = (password: string): boolean =>
  !/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\d/.test(password)

/** Rules of Document 3, section 5; what the organisation asks beyond, the server says. */
function useCheck() {
  const { t } = useTranslation()
  const passwordProblem = (password: string): string | undefined => {
    if (password === '') return t('common.fieldRequired')
    if (password.length < 8) return t('recovery.tooShort')
    return isSimple(password) ? t('recovery.tooSimple') : undefined
  }
  return ({ password, confirmation }: Record<Name, string>) => {
    const unequal = confirmation === password ? undefined : t('recovery.mustMatch')
    return {
      password: passwordProblem(password),
      confirmation: confirmation === '' ? t('common.fieldRequired') : unequal,
    }
  }
}

interface SetPasswordFormProps {
  token: string
  onDone: (message: string) => void
}

export function SetPasswordForm({ token, onDone }: SetPasswordFormProps) {
  const { t } = useTranslation()
  // Of the account that the link is for; until they are there, those that always hold.
  const { data: rules } = useRouteQuery(passwordRulesRoute, { body: { token } }, { gcTime: 0 })
  const fields = useFields<Name>({
    initial: { password: '', confirmation: '' },
    check: useCheck(),
    send: async ({ password }) => {
      const { message } = await callRoute(resetPasswordRoute, { body: { token, password } })
      onDone(message)
    },
  })
  /** Wrong, used or too old: nothing that is typed here helps. */
  const isLinkOver = fields.failure instanceof ApiError && fields.failure.code === 'BAD_REQUEST'
  const field = (name: Name) => ({
    name,
    autoComplete: 'new-password',
    problem: fields.problemOf(name),
    value: fields.values[name],
    onChange: (event: { target: { value: string } }) => fields.change(name, event.target.value),
  })
  return (
    <FieldsForm fields={fields} submitLabel={t('recovery.save')}>
      {isLinkOver && (
        <Button variant="outlined" component={Link} to="/forgot-password">
          {t('recovery.requestNew')}
        </Button>
      )}
      <PasswordField {...field('password')} label={t('recovery.newPassword')} autoFocus />
      <PasswordField {...field('confirmation')} label={t('recovery.confirmPassword')} />
      {rules === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {t('recovery.rules')}
        </Typography>
      ) : (
        <PasswordRules rules={rules} password={fields.values.password} />
      )}
    </FieldsForm>
  )
}

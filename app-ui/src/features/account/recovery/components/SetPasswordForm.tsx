import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ApiError, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PasswordRules } from '../../passwords/parts.ts'
import { PasswordField } from '../../passwords/index.ts'
import { passwordRulesRoute, resetPasswordRoute } from '../recovery-routes.ts'

interface Passwords {
  password: string
  confirmation: string
}
type Problem = 'required' | 'tooShort' | 'tooSimple' | 'mustMatch'

const isSimple = (password: string): boolean =>
  !/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\d/.test(password)

/** Rules of Document 3, section 5; what the organisation asks beyond, the server says. */
function problemsOf({ password, confirmation }: Passwords): Partial<Record<keyof Passwords, Problem>> {
  const problem =
    password === ''
      ? ('required' as const)
      : password.length < 8
        ? ('tooShort' as const)
        : isSimple(password)
          ? ('tooSimple' as const)
          : undefined
  const unequal =
    confirmation === ''
      ? ('required' as const)
      : confirmation === password
        ? undefined
        : ('mustMatch' as const)
  return {
    ...(problem === undefined ? {} : { password: problem }),
    ...(unequal === undefined ? {} : { confirmation: unequal }),
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
  const [values, setValues] = useState<Passwords>({ password: '', confirmation: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useRef<HTMLFormElement>(null)
  const problems = tried ? problemsOf(values) : {}
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tried])
  const textOf = (problem: Problem | undefined): string | undefined =>
    problem === undefined
      ? undefined
      : problem === 'required'
        ? t('common.fieldRequired')
        : t(`recovery.${problem}`)
  const refused = failure instanceof ApiError ? failure.errors.password : undefined
  /** Wrong, used or too old: nothing that is typed here helps. */
  const isLinkOver = failure instanceof ApiError && failure.code === 'BAD_REQUEST'
  const change = (changes: Partial<Passwords>): void => {
    setValues({ ...values, ...changes })
    setFailure(null)
  }

  const submit = async (): Promise<void> => {
    setTried(true)
    setFailure(null)
    if (Object.keys(problemsOf(values)).length > 0) return
    setBusy(true)
    try {
      const { message } = await callRoute(resetPasswordRoute, { body: { token, password: values.password } })
      onDone(message)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      noValidate
      style={{ display: 'flex', flexDirection: 'column', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      {failure !== null && refused === undefined && (
        <Alert severity="error" role="alert">
          {messageOf(failure)}
        </Alert>
      )}
      {isLinkOver && (
        <Button variant="outlined" component={Link} to="/forgot-password">
          {t('recovery.requestNew')}
        </Button>
      )}
      <PasswordField
        label={t('recovery.newPassword')}
        name="password"
        autoComplete="new-password"
        autoFocus
        problem={textOf(problems.password) ?? refused}
        value={values.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <PasswordField
        label={t('recovery.confirmPassword')}
        name="confirmation"
        autoComplete="new-password"
        problem={textOf(problems.confirmation)}
        value={values.confirmation}
        onChange={(event) => change({ confirmation: event.target.value })}
      />
      {rules === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {t('recovery.rules')}
        </Typography>
      ) : (
        <PasswordRules rules={rules} password={values.password} />
      )}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {t('recovery.save')}
      </Button>
    </form>
  )
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { ApiError, hasStatus, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { loginRoute } from '@parley/ui-kit/calls/sign-in-routes.ts'
import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../session/index.ts'
import { PasswordField } from '../passwords/index.ts'

/** Of those who have a second factor; the others need not load it. */
const SecondStep = lazy(async () => ({
  default: (await import('../two-factor/components/SecondStep.tsx')).SecondStep,
}))

interface Credentials {
  email: string
  password: string
}

interface SignInFormProps {
  /** Fills the form: the person whose session ended, or a chosen demo account. */
  given?: Partial<Credentials>
  submitLabel: string
  /** The address, as the person goes on from its field. */
  onEmailLeft?: (email: string) => void
  onSignedIn: (answer: SignedIn) => void
}

/** Enough to catch a slip; the server decides. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Problem = 'emailRequired' | 'invalidEmail' | 'passwordRequired'

function problemsOf({ email, password }: Credentials): Partial<Record<keyof Credentials, Problem>> {
  return {
    ...(email === ''
      ? { email: 'emailRequired' }
      : looksLikeEmail.test(email)
        ? {}
        : { email: 'invalidEmail' }),
    ...(password === '' ? { password: 'passwordRequired' } : {}),
  }
}

/**
 * E-mail and password; the server's refusal stands above, what is missing beside its field. Two fields are kept
 * by hand: the form library would be a fifteenth of all that loads before sign-in.
 */
export function SignInForm({ given, submitLabel, onEmailLeft, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(given?.email ?? '')
  const [password, setPassword] = useState(given?.password ?? '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ text: string; isRefusal: boolean } | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const [taken, setTaken] = useState(given)
  if (given !== undefined && given !== taken) {
    setTaken(given)
    setEmail(given.email ?? '')
    setPassword(given.password ?? '')
  }
  const credentials = { email: email.trim(), password }
  const problems = tried ? problemsOf(credentials) : {}
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tried])

  const submit = async (): Promise<void> => {
    setTried(true)
    setFailure(null)
    if (Object.keys(problemsOf(credentials)).length > 0) return
    setBusy(true)
    try {
      const answer = await callRoute(loginRoute, { body: credentials })
      if ('token' in answer) onSignedIn(answer)
      else setChallenge(answer.challenge)
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'INVALID_CREDENTIALS'
      const message = isWrong ? t('session.invalidCredentials') : messageOf(error)
      setFailure({ text: t('session.loginFailed', { message }), isRefusal: hasStatus(error, 401) })
    } finally {
      setBusy(false)
    }
  }
  if (challenge !== null)
    return (
      <Suspense fallback={null}>
        <SecondStep challenge={challenge} onSignedIn={onSignedIn} onBack={() => setChallenge(null)} />
      </Suspense>
    )
  const knowsEmail = (given?.email ?? '') !== ''
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
      {failure !== null && (
        <Alert severity="error" role="alert">
          {failure.text}
          {/* To everybody alike: it says nothing of whether there is such an account, or a lock on it. */}
          {failure.isRefusal && <div style={{ marginTop: 4 }}>{t('session.pauseNote')}</div>}
        </Alert>
      )}
      <TextInput
        label={t('session.email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={!knowsEmail}
        problem={problems.email && t(`session.${problems.email}`)}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => onEmailLeft?.(credentials.email)}
      />
      <PasswordField
        label={t('session.password')}
        name="password"
        autoComplete="current-password"
        autoFocus={knowsEmail}
        problem={problems.password && t(`session.${problems.password}`)}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}

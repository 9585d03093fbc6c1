import { ApiError, hasStatus, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { loginRoute } from '@parley/ui-kit/calls/sign-in-routes.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField, emailProblem, FieldsForm } from '../fields/index.ts'
import { PasswordField } from '../passwords/index.ts'
import type { SignedIn } from '../session/index.ts'

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

/** What is typed, and the call with it; `tried` once it was to be sent. */
function useSignIn(given: SignInFormProps['given'], onSignedIn: SignInFormProps['onSignedIn']) {
  const [email, setEmail] = useState(given?.email ?? '')
  const [password, setPassword] = useState(given?.password ?? '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const [taken, setTaken] = useState(given)
  if (given !== undefined && given !== taken) {
    setTaken(given)
    setEmail(given.email ?? '')
    setPassword(given.password ?? '')
  }
  const send = async (): Promise<void> => {
    setTried(true)
    setFailure(null)
    if (emailProblem(email) !== undefined || password === '') return
    setBusy(true)
    try {
      const answer = await callRoute(loginRoute, { body: { email: email.trim(), password } })
      if ('token' in answer) onSignedIn(answer)
      else setChallenge(answer.challenge)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const submit = (): void => {
    if (!busy) void send()
  }
  return { email, setEmail, password, setPassword, tried, busy, failure, challenge, setChallenge, submit }
}

/**
 * E-mail and password; the server's refusal stands above, what is missing beside its field. Two fields are kept
 * by hand: the form library would be a fifteenth of all that loads before sign-in.
 */
export function SignInForm({ given, submitLabel, onEmailLeft, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { email, password, tried, challenge, ...signIn } = useSignIn(given, onSignedIn)
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tried])
  if (challenge !== null)
    return (
      <Suspense fallback={null}>
        <SecondStep challenge={challenge} onSignedIn={onSignedIn} onBack={() => signIn.setChallenge(null)} />
      </Suspense>
    )
  const knowsEmail = (given?.email ?? '') !== ''
  const problem = emailProblem(email)
  return (
    <FieldsForm
      fields={{ ...signIn, form }}
      wordsOf={(failure) => <Refusal failure={failure} />}
      submitLabel={submitLabel}
    >
      <EmailField
        autoFocus={!knowsEmail}
        problem={tried && problem && t(problem)}
        value={email}
        onChange={signIn.setEmail}
        onBlur={() => onEmailLeft?.(email.trim())}
      />
      <PasswordField
        label={t('session.password')}
        name="password"
        autoComplete="current-password"
        autoFocus={knowsEmail}
        problem={tried && password === '' && t('session.passwordRequired')}
        value={password}
        onChange={(event) => signIn.setPassword(event.target.value)}
      />
    </FieldsForm>
  )
}

function Refusal({ failure }: { failure: unknown }) {
  const { t } = useTranslation()
  const isWrong = failure instanceof ApiError && failure.code === 'INVALID_CREDENTIALS'
  const message = isWrong ? t('session.invalidCredentials') : messageOf(failure)
  return (
    <>
      {t('session.loginFailed', { message })}
      {/* To everybody alike: it says nothing of whether there is such an account, or a lock on it. */}
      {hasStatus(failure, 401) && <div style={{ marginTop: 4 }}>{t('session.pauseNote')}</div>}
    </>
  )
}

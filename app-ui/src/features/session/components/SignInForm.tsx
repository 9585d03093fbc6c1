import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { login, type signedInSchema } from '@parley/contracts/http/session.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { messageOf } from '../../../lib/api-error.ts'
import { callRoute } from '../../../lib/call-route.ts'
import { PasswordField } from './PasswordField.tsx'

type Credentials = z.infer<typeof login.body>

interface SignInFormProps {
  /** Fills the form: the person whose session ended, or a chosen demo account. */
  given?: Partial<Credentials>
  submitLabel: string
  onSignedIn: (answer: z.infer<typeof signedInSchema>) => void
}

/** E-mail and password; the server's refusal stands above, what is missing beside its field. */
export function SignInForm({ given, submitLabel, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Credentials>({
    resolver: zodResolver(login.body),
    defaultValues: { email: given?.email ?? '', password: given?.password ?? '' },
  })
  const { register, formState, reset } = form
  useEffect(() => {
    if (given !== undefined) reset({ email: given.email ?? '', password: given.password ?? '' })
  }, [given, reset])

  const submit = async (credentials: Credentials): Promise<void> => {
    setFailure(null)
    try {
      const answer = await callRoute(login, { body: credentials })
      if ('token' in answer) onSignedIn(answer)
      else setFailure(t('session.twoFactorUnavailable'))
    } catch (error) {
      setFailure(t('session.loginFailed', { message: messageOf(error) }))
    }
  }
  const { errors, isSubmitting } = formState
  const missing = (name: keyof Credentials): boolean => form.getValues(name).trim() === ''
  const emailError =
    errors.email && (missing('email') ? t('session.emailRequired') : t('session.invalidEmail'))
  return (
    <form
      noValidate
      style={{ display: 'flex', flexDirection: 'column', gap: 16 }}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {failure !== null && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <TextField
        label={t('session.email')}
        type="email"
        autoComplete="username"
        autoFocus={(given?.email ?? '') === ''}
        error={errors.email !== undefined}
        helperText={emailError}
        {...register('email', { setValueAs: (value: string) => value.trim() })}
      />
      <PasswordField
        label={t('session.password')}
        autoComplete="current-password"
        autoFocus={(given?.email ?? '') !== ''}
        error={errors.password !== undefined}
        helperText={errors.password && t('session.passwordRequired')}
        {...register('password')}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  )
}

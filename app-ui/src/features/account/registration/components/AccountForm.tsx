import Typography from '@mui/material/Typography'
import type { RegistrationLink } from '@parley/contracts/http/registration.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldsForm } from '../../fields/index.ts'
import { useFields } from '../../fields/parts.ts'
import { PasswordField } from '../../passwords/index.ts'
import type { SignedIn } from '../../session/index.ts'
import { registerRoute } from '../registration-routes.ts'

const SecondStep = lazy(async () => ({
  default: (await import('../../two-factor/components/SecondStep.tsx')).SecondStep,
}))

interface AccountFormProps {
  token: string
  link: RegistrationLink
  onSignedIn: (answer: SignedIn) => void
  /** The account is there, but signing in has to begin anew. */
  onSignInAnew: () => void
}

type Name = 'firstName' | 'lastName' | 'password' | 'confirmation'

/** What is wrong with a password, by the rules of Document 3, section 5; the server decides. */
function useCheck({ minLength, requireSpecialChars }: RegistrationLink['passwordRules']) {
  const { t } = useTranslation()
  const passwordProblem = (password: string): string | undefined => {
    if (password === '') return t('common.fieldRequired')
    if (Array.from(password).length < minLength) return t('registration.tooShort', { count: minLength })
    if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\d/.test(password))
      return t('registration.tooSimple')
    if (requireSpecialChars && !/[^\p{L}\p{N}\s]/u.test(password)) return t('registration.noSpecial')
    return undefined
  }
  return ({ firstName, lastName, password, confirmation }: Record<Name, string>) => {
    const required = (text: string): string | undefined =>
      text.trim() === '' ? t('common.fieldRequired') : undefined
    const unequal = confirmation === password ? undefined : t('registration.mustMatch')
    return {
      firstName: required(firstName),
      lastName: required(lastName),
      password: passwordProblem(password),
      confirmation: confirmation === '' ? t('common.fieldRequired') : unequal,
    }
  }
}

/** Names and password of somebody who has come by a link. */
export function AccountForm({ token, link, onSignedIn, onSignInAnew }: AccountFormProps) {
  const { t } = useTranslation()
  const [challenge, setChallenge] = useState<string>()
  const { minLength, requireSpecialChars } = link.passwordRules
  const fields = useFields<Name>({
    initial: { firstName: link.firstName, lastName: link.lastName, password: '', confirmation: '' },
    check: useCheck(link.passwordRules),
    send: async ({ firstName, lastName, password }) => {
      const answer = await callRoute(registerRoute, { body: { token, firstName, lastName, password } })
      if ('token' in answer) onSignedIn(answer)
      else if ('challenge' in answer) setChallenge(answer.challenge)
    },
  })
  if (challenge !== undefined)
    return (
      <Suspense>
        <SecondStep challenge={challenge} onSignedIn={onSignedIn} onBack={onSignInAnew} />
      </Suspense>
    )
  const field = (name: Name) => ({
    label: t(`registration.${name === 'confirmation' ? 'confirmPassword' : name}`),
    name,
    value: fields.values[name],
    problem: fields.problemOf(name),
    onChange: (event: { target: { value: string } }) => fields.change(name, event.target.value),
  })
  return (
    <FieldsForm fields={fields} submitLabel={t('registration.submit')}>
      {/* Read-only, so that password managers keep the password under it. */}
      <TextInput
        label={t('registration.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={link.email}
        readOnly
      />
      <TextInput
        {...field('firstName')}
        autoComplete="given-name"
        autoFocus
        inputProps={{ maxLength: 100 }}
      />
      <TextInput {...field('lastName')} autoComplete="family-name" inputProps={{ maxLength: 100 }} />
      <PasswordField {...field('password')} autoComplete="new-password" />
      <PasswordField {...field('confirmation')} autoComplete="new-password" />
      <Typography variant="body2" color="textSecondary">
        {t(requireSpecialChars ? 'registration.rulesSpecial' : 'registration.rules', { count: minLength })}
      </Typography>
    </FieldsForm>
  )
}

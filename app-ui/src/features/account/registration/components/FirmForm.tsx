import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { emailProblem, FieldsForm } from '../../fields/index.ts'
import { useFields } from '../../fields/parts.ts'
import { registerRoute } from '../registration-routes.ts'

type Name = 'firmName' | 'firstName' | 'lastName' | 'email'
const rows: readonly [Name, string, number][] = [
  ['firmName', 'organization', 200],
  ['firstName', 'given-name', 100],
  ['lastName', 'family-name', 100],
  ['email', 'username', 254],
]

/** Asks for a new firm; its address is proved first (decisions D2). */
export function FirmForm() {
  const { t } = useTranslation()
  const [isSent, setIsSent] = useState(false)
  const fields = useFields<Name>({
    initial: { firmName: '', firstName: '', lastName: '', email: '' },
    check: ({ email, ...texts }) => {
      const missing = Object.entries(texts).filter(([, text]) => text.trim() === '')
      const problem = emailProblem(email)
      return {
        ...Object.fromEntries(missing.map(([name]) => [name, t('common.fieldRequired')])),
        email: problem && t(problem),
      }
    },
    send: async (body) => {
      await callRoute(registerRoute, { body })
      setIsSent(true)
    },
  })
  return (
    <>
      {isSent ? (
        <Alert severity="success" role="status">
          {t('registration.linkSent')}
        </Alert>
      ) : (
        <FieldsForm fields={fields} submitLabel={t('registration.sendLink')}>
          {rows.map(([name, autoComplete, maxLength]) => (
            <TextInput
              key={name}
              label={t(`registration.${name}`)}
              name={name}
              type={name === 'email' ? 'email' : 'text'}
              autoComplete={autoComplete}
              autoFocus={name === 'firmName'}
              inputProps={{ maxLength }}
              problem={fields.problemOf(name)}
              value={fields.values[name]}
              onChange={(event) => fields.change(name, event.target.value)}
            />
          ))}
        </FieldsForm>
      )}
      <Button component={Link} to="/login">
        {t('registration.signIn')}
      </Button>
    </>
  )
}

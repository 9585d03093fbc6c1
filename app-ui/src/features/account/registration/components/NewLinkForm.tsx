import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmailField, emailProblem, FieldsForm } from '../../fields/index.ts'
import { useFields } from '../../fields/parts.ts'
import { forgotPasswordRoute } from '../../recovery/index.ts'

/** Another link for who was invited: whoever has no password yet gets the invitation again. */
export function NewLinkForm() {
  const { t } = useTranslation()
  const [message, setMessage] = useState<string>()
  const fields = useFields<'email'>({
    initial: { email: '' },
    check: ({ email }) => {
      const problem = emailProblem(email)
      return { email: problem && t(problem) }
    },
    send: async ({ email }) => {
      const answer = await callRoute(forgotPasswordRoute, { body: { email: email.trim() } })
      setMessage(answer.message)
    },
  })
  return (
    <>
      {message === undefined ? (
        <FieldsForm fields={fields} submitLabel={t('registration.sendNew')}>
          <EmailField
            problem={fields.problemOf('email')}
            value={fields.values.email}
            onChange={(email) => fields.change('email', email)}
          />
        </FieldsForm>
      ) : (
        <Alert severity="success" role="status">
          {message}
        </Alert>
      )}
      <Button component={Link} to="/login">
        {t('registration.signIn')}
      </Button>
    </>
  )
}

import Button from '@mui/material/Button'
import { sendTestMail } from '@parley/contracts/http/setup.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useUser } from '../session/index.ts'
import { SetupStep, type StepProps, Tried } from './SetupStep.tsx'
import { useSetupAct } from './use-setup.ts'

/** Whether mails leave, and one to oneself to see that they do. */
export function MailStep({ setup: { deployment, mailSentAt }, isDone }: StepProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { email } = useUser()
  const { data, error, isPending, mutate } = useSetupAct(() => callRoute(sendTestMail))
  if (deployment === null) return null
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  const time = mailSentAt === null ? '' : new Intl.DateTimeFormat(locale, style).format(new Date(mailSentAt))
  const { hasMailServer, catchesMail } = deployment
  const some = catchesMail === true ? 'caught' : time === '' ? 'some' : 'sent'
  return (
    <SetupStep
      name="mail"
      isDone={isDone}
      text={translate(`setup.mail.${hasMailServer ? some : 'none'}`, { time })}
      actions={
        hasMailServer ? (
          <Button size="small" variant="outlined" loading={isPending} onClick={() => mutate()}>
            {translate('setup.mail.test', { email })}
          </Button>
        ) : (
          <Button size="small" component={Link} to="/mails">
            {translate('setup.mail.kept')}
          </Button>
        )
      }
    >
      <Tried trial={data} error={error} success={translate('setup.mail.ok', { email })} />
    </SetupStep>
  )
}

import Alert from '@mui/material/Alert'
import { hasMaskedLinks } from '@parley/contracts/masked-links.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ConsoleShow, RelatedUsers } from '../../records/parts.ts'
import { type Fact, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { type Mail, linksOf, MailStatusWord } from '../../kinds/parts.ts'
import { MailLinks } from './MailLinks.tsx'
import { MailPicture } from './MailPicture.tsx'

/** One mail: to whom, what became of it, and its words where they are kept. */
export function MailShow() {
  return <ConsoleShow<Mail> related={relatedOf}>{(mail) => <MailParts mail={mail} />}</ConsoleShow>
}

const label = (field: string): string => `resources.mails.fields.${field}`

const factsOf = (mail: Mail, translate: (key: string) => string): Fact[] => [
  { label: label('to'), value: mail.to },
  { label: label('subject'), value: mail.subject || '–' },
  { label: label('kind'), value: translate(`resources.mails.kinds.${mail.kind}`) },
  { label: label('status'), value: <MailStatusWord status={mail.status} /> },
  { label: label('attempts'), value: mail.attempts },
  ...(mail.error === null ? [] : [{ label: label('error'), value: mail.error }]),
  { label: label('createdAt'), value: <TimeText at={mail.createdAt} /> },
  { label: label('sentAt'), value: <TimeText at={mail.sentAt} /> },
]

const whyNoWords = { SENT: 'notKept', PENDING: 'notYet', FAILED: 'failed', KEPT: 'opening' } as const

function MailParts({ mail }: { mail: Mail }) {
  const translate = useTranslate()
  return (
    <>
      <Facts facts={factsOf(mail, translate)} />
      {mail.text === '' ? (
        <Alert severity="info">{translate(`resources.mails.${whyNoWords[mail.status]}`)}</Alert>
      ) : (
        <MailWords mail={mail} />
      )}
    </>
  )
}

function MailWords({ mail }: { mail: Mail }) {
  const translate = useTranslate()
  const links = linksOf(mail.text).filter((link) => !hasMaskedLinks(link))
  const kept = hasMaskedLinks(mail.text) ? 'masked' : 'kept'
  return (
    <>
      {mail.status === 'KEPT' && <Alert severity="info">{translate(`resources.mails.${kept}`)}</Alert>}
      {links.length > 0 && (
        <Part title={translate('resources.mails.links')}>
          <MailLinks links={links} />
        </Part>
      )}
      {mail.html !== null && (
        <Part title={translate('resources.mails.look')}>
          <MailPicture html={mail.html} title={translate('resources.mails.look')} />
        </Part>
      )}
      <Part title={translate('resources.mails.text')}>
        <Typography
          component="pre"
          variant="body2"
          sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {mail.text}
        </Typography>
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ p: '16px' }}>
    <Typography variant="h2" component="h2" gutterBottom>
      {title}
    </Typography>
    {children}
  </Box>
)

const relatedOf = (mail: Mail) => (
  <RelatedUsers filter={{ q: mail.to, showObsolete: true }} title="records.recipient" />
)

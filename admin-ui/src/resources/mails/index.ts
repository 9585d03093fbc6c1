import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Mail } from './mail-words.tsx'
import { MailList } from './MailList.tsx'

const MailShow = lazy(async () => ({ default: (await import('./MailShow.tsx')).MailShow }))

export const mails: ResourceProps = {
  name: 'mails',
  list: MailList,
  show: MailShow,
  recordRepresentation: ({ subject, to }: Mail) => (subject === '' ? to : subject),
}

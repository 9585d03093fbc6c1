import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Mail } from '../../kinds/parts.ts'

// Looked at once in a while.
const MailList = lazy(async () => ({ default: (await import('./MailList.tsx')).MailList }))
const MailShow = lazy(async () => ({ default: (await import('./MailShow.tsx')).MailShow }))

export const mails: ResourceProps = {
  name: 'mails',
  list: MailList,
  show: MailShow,
  recordRepresentation: ({ subject, to }: Mail) => (subject === '' ? to : subject),
}

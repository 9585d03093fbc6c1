import type { ResourceProps } from 'react-admin'
import type { Mail } from './mail-words.tsx'
import { MailList } from './MailList.tsx'
import { MailShow } from './MailShow.tsx'

export const mails: ResourceProps = {
  name: 'mails',
  list: MailList,
  show: MailShow,
  recordRepresentation: ({ subject, to }: Mail) => (subject === '' ? to : subject),
}

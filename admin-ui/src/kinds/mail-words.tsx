import type { mailSchema, mailStatuses } from '@parley/contracts/http/mails.ts'
import { useTranslate } from 'react-admin'
import type { z } from 'zod'
import { type Accent, StateWord } from '../lists/index.ts'

export type Mail = z.infer<typeof mailSchema>

const colours: Record<(typeof mailStatuses)[number], Accent> = {
  PENDING: 'high',
  SENT: 'approver',
  KEPT: 'contributor',
  FAILED: 'critical',
}

/** What became of a mail, in word and colour. */
export function MailStatusWord({ status }: Pick<Mail, 'status'>) {
  const translate = useTranslate()
  return <StateWord colour={colours[status]}>{translate(`resources.mails.statuses.${status}`)}</StateWord>
}

/** Addresses that a mail's text holds, each once. */
export const linksOf = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]

import { auditWords } from '@parley/contracts/audit-actions.ts'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import type { AuditEvent } from './audit-event.ts'

/** What was done, in words; its code on hover. */
export function ActionText({ action }: Pick<AuditEvent, 'action'>) {
  const locale = useLocale()
  return <span title={action}>{auditWords(action, locale)}</span>
}

/** The title of an entry's page. */
export function EntryTitle() {
  const event = useRecordContext<AuditEvent>()
  const translate = useTranslate()
  const locale = useLocale()
  if (event === undefined) return null
  return translate('resources.audit-events.page.show', {
    recordRepresentation: auditWords(event.action, locale),
  })
}

import { useTranslate } from 'react-admin'
import { type AuditEvent, isImpersonated } from './audit-event.ts'

/** Who acted, and as whom where that is somebody else. */
export function ActorText({ event }: { event: AuditEvent }) {
  const translate = useTranslate()
  const actor = event.actor?.name ?? translate('resources.audit-events.product')
  if (!isImpersonated(event)) return actor
  const both = translate('resources.audit-events.actingAs', { actor, subject: event.subject?.name })
  return <span title={both}>{both}</span>
}

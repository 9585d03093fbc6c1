import { auditSubjectWords } from '@parley/contracts/audit-subjects.ts'
import { useLocale } from 'react-admin'

/** A kind of record, in words; its code on hover. */
export function SubjectText({ entity }: { entity: string | null }) {
  const locale = useLocale()
  if (entity === null) return '–'
  return <span title={entity}>{auditSubjectWords(entity, locale)}</span>
}

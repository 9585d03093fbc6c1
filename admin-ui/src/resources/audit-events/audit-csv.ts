import type { CsvColumn } from '../../lists/index.ts'
import type { AuditEvent } from '../../kinds/parts.ts'

const field = (name: string): string => `resources.audit-events.fields.${name}`
const column = (name: string): string => `resources.audit-events.csv.${name}`

/** An entry as a line of the exported file: both identities, with their ids. */
export const auditCsv: CsvColumn<AuditEvent>[] = [
  { label: column('at'), value: ({ at }) => at },
  { label: field('action'), value: ({ action }) => action },
  { label: field('entity'), value: ({ entity }) => entity },
  { label: field('entityId'), value: ({ entityId }) => entityId },
  { label: column('actorName'), value: ({ actor }) => actor?.name },
  { label: column('actorEmail'), value: ({ actor }) => actor?.email },
  { label: column('actorId'), value: ({ actor }) => actor?.id },
  { label: column('subjectName'), value: ({ subject }) => subject?.name },
  { label: column('subjectId'), value: ({ subject }) => subject?.id },
  { label: field('consultingFirm'), value: ({ consultingFirm }) => consultingFirm?.name },
  { label: column('consultingFirmId'), value: ({ consultingFirm }) => consultingFirm?.id },
  { label: field('client'), value: ({ client }) => client?.name },
  { label: column('clientId'), value: ({ client }) => client?.id },
  { label: field('ipAddress'), value: ({ ipAddress }) => ipAddress },
  { label: field('requestId'), value: ({ requestId }) => requestId },
  { label: field('details'), value: ({ details }) => JSON.stringify(details) },
  { label: column('id'), value: ({ id }) => id },
]

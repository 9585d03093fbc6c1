import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Link, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import { ConsoleShow } from '../../lists/ConsoleShow.tsx'
import { CopyText } from '../../lists/CopyText.tsx'
import { type Fact, Facts } from '../../lists/Facts.tsx'
import { filteredList } from '../../lists/filtered-list.ts'
import { TimeText } from '../../lists/TimeText.tsx'
import { type AuditEvent, isImpersonated } from './audit-event.ts'

/** One entry of the audit log, with both identities of what was done in somebody's place. */
export function AuditEventShow() {
  return (
    <ConsoleShow>
      <EntryParts />
    </ConsoleShow>
  )
}

function EntryParts() {
  const event = useRecordContext<AuditEvent>()
  const translate = useTranslate()
  if (event === undefined) return null
  const names = { actor: event.actor?.name, subject: event.subject?.name }
  return (
    <>
      {isImpersonated(event) && (
        <Alert severity="warning">{translate('resources.audit-events.impersonated', names)}</Alert>
      )}
      <Facts facts={factsOf(event, translate('resources.audit-events.product'))} />
    </>
  )
}

const label = (field: string): string => `resources.audit-events.fields.${field}`
const id = (value: string | null | undefined): ReactNode => (value == null ? '–' : <CopyText text={value} />)

/** A person or tenant by name, with the id that other entries can be found by. */
const named = (one: { id: string; name: string; email?: string | null } | null): ReactNode =>
  one === null ? (
    '–'
  ) : (
    <>
      {one.name}
      {one.email != null && ` (${one.email})`}
      <br />
      <CopyText text={one.id} />
    </>
  )

const factsOf = (event: AuditEvent, product: string): Fact[] => [
  { label: label('at'), value: <TimeText at={event.at} /> },
  { label: label('action'), value: event.action },
  { label: label('actor'), value: event.actor === null ? product : named(event.actor) },
  { label: label('subject'), value: named(event.subject) },
  { label: label('entity'), value: event.entity ?? '–' },
  { label: label('entityId'), value: <RecordOf event={event} /> },
  { label: label('consultingFirm'), value: named(event.consultingFirm) },
  { label: label('client'), value: named(event.client) },
  { label: label('ipAddress'), value: event.ipAddress ?? '–' },
  { label: label('requestId'), value: id(event.requestId) },
  { label: label('details'), value: <Details details={event.details} /> },
]

function RecordOf({ event: { entityId } }: { event: AuditEvent }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  if (entityId === null) return '–'
  return (
    <>
      {id(entityId)}
      <br />
      <Link to={filteredList(createPath, 'audit-events', { entityId })}>
        {translate('resources.audit-events.related')}
      </Link>
    </>
  )
}

/** Ids and names of fields alone (decisions D11, Audit). */
function Details({ details }: Pick<AuditEvent, 'details'>) {
  const translate = useTranslate()
  if (Object.keys(details).length === 0) return translate('resources.audit-events.noDetails')
  return (
    <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {JSON.stringify(details, null, 2)}
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import { useLazyTexts } from '../../i18n/parts.ts'
import { ConsoleShow } from '../../records/parts.ts'
import { CopyText, type Fact, Facts } from '../../lists/parts.ts'
import { filteredList, TimeText } from '../../lists/index.ts'
import { RecordTo } from '../../records/index.ts'
import { recordTexts } from '../../records/texts.ts'
import { ActionText, EntryTitle, type AuditEvent, isImpersonated } from '../../kinds/parts.ts'
import { SubjectText } from './SubjectText.tsx'

/** One entry of the audit log, with both identities of what was done in somebody's place. */
export function AuditEventShow() {
  return (
    <ConsoleShow<AuditEvent> title={<EntryTitle />}>{(event) => <EntryParts event={event} />}</ConsoleShow>
  )
}

function EntryParts({ event }: { event: AuditEvent }) {
  const translate = useTranslate()
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

/** Words with the code that they stand for, which other tools find them by. */
const Coded = ({ words, code }: { words: ReactNode; code: string }) => (
  <>
    {words}
    <br />
    <CopyText text={code} />
  </>
)

/** A person or tenant by name, with the id that other entries can be found by. */
const named = (
  resource: string | undefined,
  one: { id: string; name: string; email?: string | null } | null,
): ReactNode =>
  one === null ? (
    '–'
  ) : (
    <>
      {resource === undefined ? one.name : <RecordTo resource={resource} to={one} />}
      <br />
      {one.email != null && (
        <>
          {one.email}
          <br />
        </>
      )}
      <CopyText text={one.id} />
    </>
  )

const factsOf = (event: AuditEvent, product: string): Fact[] => [
  { label: label('at'), value: <TimeText at={event.at} /> },
  {
    label: label('action'),
    value: <Coded words={<ActionText action={event.action} />} code={event.action} />,
  },
  { label: label('actor'), value: event.actor === null ? product : named('users', event.actor) },
  { label: label('subject'), value: named(undefined, event.subject) },
  { label: label('entity'), value: <SubjectText entity={event.entity} /> },
  { label: label('entityId'), value: <RecordOf event={event} /> },
  { label: label('consultingFirm'), value: named('consulting-firms', event.consultingFirm) },
  { label: label('client'), value: named('clients', event.client) },
  { label: label('ipAddress'), value: event.ipAddress ?? '–' },
  { label: label('requestId'), value: id(event.requestId) },
  { label: label('details'), value: <Details details={event.details} /> },
]

/** Kinds of records that have a page here, as the log names them. */
const pages: Partial<Record<string, string>> = {
  consulting_firm: 'consulting-firms',
  client: 'clients',
  consultant: 'consultants',
  user: 'users',
  role: 'roles',
  agent: 'ai-agents',
  template: 'initiative-templates',
  initiative: 'initiatives',
  feedback: 'feedback',
  mail: 'mails',
}

function RecordOf({ event: { entity, entityId } }: { event: AuditEvent }) {
  const translate = useTranslate()
  const say = useLazyTexts(recordTexts)
  const createPath = useCreatePath()
  const page = pages[entity ?? '']
  if (entityId === null) return '–'
  return (
    <>
      {id(entityId)}
      <br />
      {page !== undefined && (
        <>
          <RecordTo resource={page} to={{ id: entityId, name: say('records.record') }} />
          {' · '}
        </>
      )}
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

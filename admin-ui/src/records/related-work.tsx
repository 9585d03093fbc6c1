import type { Agent } from '@parley/contracts/http/agents.ts'
import { useTranslate } from 'react-admin'
import { RecordLink, TimeText } from '../lists/index.ts'
import { RoleChip } from '../kinds/index.ts'
import {
  ActionText,
  ActorText,
  type AuditEvent,
  type TemplateRow,
  type InitiativeRow,
  InitiativeState,
  type Mail,
  MailStatusWord,
} from '../kinds/parts.ts'
import { nameColumn } from './related-columns.tsx'
import { RecordTo } from './RecordTo.tsx'
import { type RelatedColumn, RelatedList } from './RelatedList.tsx'
import type { RelatedProps } from './related-people.tsx'

const newest = { field: 'createdAt', order: 'DESC' } as const

const initiativeColumns: RelatedColumn<InitiativeRow>[] = [
  nameColumn(({ name }) => name),
  { field: 'status', render: ({ status }) => <InitiativeState status={status} /> },
]
const ownerColumn: RelatedColumn<InitiativeRow> = {
  field: 'owner',
  isWide: true,
  render: ({ owner }) => <RecordTo resource="consultants" to={owner} />,
}
const clientColumn: RelatedColumn<InitiativeRow> = {
  field: 'client',
  isWide: true,
  render: ({ client }) => <RecordTo resource="clients" to={client} />,
}

export function RelatedInitiatives(props: RelatedProps) {
  const columns = [...initiativeColumns, 'clientId' in props.filter ? ownerColumn : clientColumn]
  return <RelatedList resource="initiatives" sort={newest} {...props} columns={columns} />
}

export function RelatedTemplates(props: RelatedProps) {
  const translate = useTranslate()
  const columns: RelatedColumn<TemplateRow>[] = [
    nameColumn(({ name }) => name),
    { field: 'status', isWide: true, render: ({ status }) => translate(`templates.status.${status}`) },
    { field: 'version', render: ({ version }) => version },
  ]
  return <RelatedList resource="initiative-templates" {...props} columns={columns} />
}

export function RelatedAgents(props: RelatedProps) {
  const translate = useTranslate()
  const columns: RelatedColumn<Agent>[] = [
    nameColumn(({ name }) => name),
    { field: 'role', render: ({ role }) => <RoleChip role={role} /> },
    {
      field: 'isActive',
      isWide: true,
      render: ({ isActive }) => translate(isActive ? 'agents.active' : 'agents.inactive'),
    },
  ]
  return <RelatedList resource="ai-agents" {...props} columns={columns} />
}

interface RelatedEventsProps extends Pick<RelatedProps, 'filter'> {
  /** What they are of the record: what became of it, what happened in it, what the person did. */
  kind?: 'history' | 'happenings' | 'acts'
}

const eventColumns: RelatedColumn<AuditEvent>[] = [
  {
    field: 'action',
    render: ({ action }) => (
      <RecordLink>
        <ActionText action={action} />
      </RecordLink>
    ),
  },
  { field: 'actor', isWide: true, render: (event) => <ActorText event={event} /> },
  { field: 'at', render: ({ at }) => <TimeText at={at} /> },
]
const latest = { field: 'at', order: 'DESC' } as const

/** What the audit log holds of it, newest first. */
export function RelatedEvents({ filter, kind = 'history' }: RelatedEventsProps) {
  const title = `records.${kind}`
  return (
    <RelatedList resource="audit-events" sort={latest} filter={filter} title={title} columns={eventColumns} />
  )
}

const mailColumns: RelatedColumn<Mail>[] = [
  { field: 'subject', render: ({ subject }) => <RecordLink>{subject || '–'}</RecordLink> },
  { field: 'status', render: ({ status }) => <MailStatusWord status={status} /> },
  { field: 'createdAt', isWide: true, render: ({ createdAt }) => <TimeText at={createdAt} /> },
]

export function RelatedMails(props: RelatedProps) {
  return <RelatedList resource="mails" sort={newest} {...props} columns={mailColumns} />
}

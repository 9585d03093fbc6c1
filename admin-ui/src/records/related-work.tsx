import type { Agent } from '@parley/contracts/http/agents.ts'
import { useTranslate } from 'react-admin'
import { useLazyTexts } from '../i18n/parts.ts'
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
import { RecordTo } from './RecordTo.tsx'
import { RelatedList } from './RelatedList.tsx'
import type { RelatedProps } from './related-people.tsx'
import { recordTexts } from './texts.ts'

const byName = { field: 'name', order: 'ASC' } as const
const newest = { field: 'createdAt', order: 'DESC' } as const

export function RelatedInitiatives(props: RelatedProps) {
  const of = 'resources.initiatives.fields'
  const isOfClient = 'clientId' in props.filter
  return (
    <RelatedList<InitiativeRow>
      resource="initiatives"
      sort={newest}
      {...props}
      columns={[
        { label: `${of}.name`, render: ({ name }) => <RecordLink>{name}</RecordLink> },
        { label: `${of}.status`, render: ({ status }) => <InitiativeState status={status} /> },
        isOfClient
          ? {
              label: `${of}.owner`,
              isWide: true,
              render: ({ owner }) => <RecordTo resource="consultants" to={owner} />,
            }
          : {
              label: `${of}.client`,
              isWide: true,
              render: ({ client }) => <RecordTo resource="clients" to={client} />,
            },
      ]}
    />
  )
}

export function RelatedTemplates(props: RelatedProps) {
  const translate = useTranslate()
  const of = 'resources.initiative-templates.fields'
  return (
    <RelatedList<TemplateRow>
      resource="initiative-templates"
      sort={byName}
      {...props}
      columns={[
        { label: `${of}.name`, render: ({ name }) => <RecordLink>{name}</RecordLink> },
        {
          label: `${of}.status`,
          isWide: true,
          render: ({ status }) => translate(`templates.status.${status}`),
        },
        { label: `${of}.version`, render: ({ version }) => version },
      ]}
    />
  )
}

export function RelatedAgents(props: RelatedProps) {
  const translate = useTranslate()
  const of = 'resources.ai-agents.fields'
  return (
    <RelatedList<Agent>
      resource="ai-agents"
      sort={byName}
      {...props}
      columns={[
        { label: `${of}.name`, render: ({ name }) => <RecordLink>{name}</RecordLink> },
        { label: `${of}.role`, render: ({ role }) => <RoleChip role={role} /> },
        {
          label: `${of}.isActive`,
          isWide: true,
          render: ({ isActive }) => translate(isActive ? 'agents.active' : 'agents.inactive'),
        },
      ]}
    />
  )
}

const EventLink = ({ action }: Pick<AuditEvent, 'action'>) => (
  <RecordLink>
    <ActionText action={action} />
  </RecordLink>
)

interface RelatedEventsProps extends Pick<RelatedProps, 'filter'> {
  /** What they are of the record: what became of it, what happened in it, what the person did. */
  kind?: 'history' | 'happenings' | 'acts'
}

/** What the audit log holds of it, newest first. */
export function RelatedEvents({ filter, kind = 'history' }: RelatedEventsProps) {
  const say = useLazyTexts(recordTexts)
  const of = 'resources.audit-events.fields'
  return (
    <RelatedList<AuditEvent>
      resource="audit-events"
      sort={{ field: 'at', order: 'DESC' }}
      filter={filter}
      title={say(`records.${kind}`)}
      columns={[
        { label: `${of}.action`, render: ({ action }) => <EventLink action={action} /> },
        { label: `${of}.actor`, isWide: true, render: (event) => <ActorText event={event} /> },
        { label: `${of}.at`, render: ({ at }) => <TimeText at={at} /> },
      ]}
    />
  )
}

export function RelatedMails(props: RelatedProps) {
  const of = 'resources.mails.fields'
  return (
    <RelatedList<Mail>
      resource="mails"
      sort={newest}
      {...props}
      columns={[
        { label: `${of}.subject`, render: ({ subject }) => <RecordLink>{subject || '–'}</RecordLink> },
        { label: `${of}.status`, render: ({ status }) => <MailStatusWord status={status} /> },
        { label: `${of}.createdAt`, isWide: true, render: ({ createdAt }) => <TimeText at={createdAt} /> },
      ]}
    />
  )
}

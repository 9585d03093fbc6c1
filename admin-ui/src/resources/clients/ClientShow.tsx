import { Fragment } from 'react'
import { Link, useTranslate } from 'react-admin'
import { useLazyTexts } from '../../i18n/parts.ts'
import {
  ConsoleShow,
  RelatedAccess,
  RelatedRoles,
  RelatedUsers,
  RelatedEvents,
  RelatedInitiatives,
  RelatedTemplates,
  usePageActions,
} from '../../records/parts.ts'
import { CopyText, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { RecordTo } from '../../records/index.ts'
import { recordTexts } from '../../records/texts.ts'
import { ClientActions } from './ClientActions.tsx'
import { ClientDialog } from './ClientDialog.tsx'
import type { ClientRow } from '../../kinds/index.ts'
import { useClientDialogs } from './use-client-dialogs.tsx'

/** A client: its initiatives, its people and who works for it. */
export function ClientShow() {
  return (
    <ConsoleShow<ClientRow> actions={<PageActions />} related={relatedOf}>
      {(client) => <ClientFacts client={client} />}
    </ConsoleShow>
  )
}

function PageActions() {
  const { record, form, ...places } = usePageActions<ClientRow>(ClientDialog)
  const { changes, dialogs } = useClientDialogs(places)
  if (record === undefined) return null
  return (
    <>
      <ClientActions client={record} changes={changes} />
      {form}
      {dialogs}
    </>
  )
}

function ClientFacts({ client }: { client: ClientRow }) {
  const translate = useTranslate()
  const say = useLazyTexts(recordTexts)
  const label = (field: string): string => `resources.clients.fields.${field}`
  const { llmPreparer, llmReviewer } = client.settings.ai
  return (
    <Facts
      facts={[
        { label: label('name'), value: client.name },
        {
          label: label('consultingFirmId'),
          value: <RecordTo resource="consulting-firms" to={client.consultingFirm} />,
        },
        { label: label('industries'), value: <Industries client={client} /> },
        {
          label: label('isObsolete'),
          value: translate(client.isObsolete ? 'console.obsolete' : 'console.active'),
        },
        { label: say('records.models'), value: `${modelNames[llmPreparer]}, ${modelNames[llmReviewer]}` },
        { label: label('createdAt'), value: <TimeText at={client.createdAt} /> },
        { label: label('updatedAt'), value: <TimeText at={client.updatedAt} /> },
        { label: 'resources.initiatives.fields.id', value: <CopyText text={client.id} /> },
      ]}
    />
  )
}

const modelNames = { gpt: 'GPT', claude: 'Claude', gemini: 'Gemini' } as const

function Industries({ client: { industries } }: { client: ClientRow }) {
  const translate = useTranslate()
  if (industries.length === 0) return '–'
  return industries.map(({ id, code }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={`/industries/${id}/show`}>{translate(`industries.code.${code}`, { _: code })}</Link>
    </Fragment>
  ))
}

function relatedOf(client: ClientRow) {
  const filter = { clientId: client.id }
  return (
    <>
      <RelatedInitiatives filter={filter} />
      <RelatedUsers filter={filter} />
      <RelatedAccess filter={{ ...filter, canAccess: true }} />
      <RelatedRoles filter={filter} />
      <RelatedTemplates filter={{ ownerId: client.id }} />
      <RelatedEvents filter={filter} kind="happenings" />
    </>
  )
}

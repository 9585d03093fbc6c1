import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { useTranslate } from 'react-admin'
import {
  ConsoleShow,
  RelatedClients,
  RelatedConsultants,
  RelatedRoles,
  RelatedUsers,
  RelatedEvents,
  RelatedInitiatives,
  RelatedTemplates,
  usePageActions,
} from '../../records/parts.ts'
import { CopyText, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { FirmActions } from './FirmActions.tsx'
import { FirmDialog } from './FirmDialog.tsx'
import { useFirmDialogs } from './use-firm-dialogs.tsx'

/** A consulting firm: its people, its clients and their work. */
export function FirmShow() {
  return (
    <ConsoleShow<ConsultingFirm> actions={<PageActions />} related={relatedOf}>
      {(firm) => <FirmFacts firm={firm} />}
    </ConsoleShow>
  )
}

function PageActions() {
  const { record, form, ...places } = usePageActions<ConsultingFirm>(FirmDialog)
  const { changes, dialogs } = useFirmDialogs(places)
  if (record === undefined) return null
  return (
    <>
      <FirmActions firm={record} changes={changes} />
      {form}
      {dialogs}
    </>
  )
}

function FirmFacts({ firm }: { firm: ConsultingFirm }) {
  const translate = useTranslate()
  const label = (field: string): string => `resources.consulting-firms.fields.${field}`
  return (
    <Facts
      facts={[
        { label: label('name'), value: firm.name },
        {
          label: 'resources.clients.fields.isObsolete',
          value: translate(firm.isObsolete ? 'console.obsolete' : 'console.active'),
        },
        { label: label('createdAt'), value: <TimeText at={firm.createdAt} /> },
        { label: label('updatedAt'), value: <TimeText at={firm.updatedAt} /> },
        { label: 'resources.initiatives.fields.id', value: <CopyText text={firm.id} /> },
      ]}
    />
  )
}

function relatedOf(firm: ConsultingFirm) {
  const filter = { consultingFirmId: firm.id }
  return (
    <>
      <RelatedClients filter={filter} />
      <RelatedConsultants filter={filter} />
      <RelatedUsers filter={filter} />
      <RelatedInitiatives filter={filter} />
      <RelatedTemplates filter={{ ownerId: firm.id }} />
      <RelatedRoles filter={filter} />
      <RelatedEvents filter={filter} kind="happenings" />
    </>
  )
}

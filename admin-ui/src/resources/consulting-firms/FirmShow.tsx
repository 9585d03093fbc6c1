import type { ConsultingFirm } from '@parley/contracts/http/people.ts'
import { useState } from 'react'
import { useRecordContext, useRedirect, useTranslate } from 'react-admin'
import {
  ConsoleShow,
  RelatedClients,
  RelatedConsultants,
  RelatedRoles,
  RelatedUsers,
  RelatedEvents,
  RelatedInitiatives,
  RelatedTemplates,
} from '../../records/parts.ts'
import { CopyText, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { ActionsOfPage } from '../../rows/index.ts'
import { FirmActions } from './FirmActions.tsx'
import { FirmDialog } from './FirmDialog.tsx'
import { useFirmDialogs } from './use-firm-dialogs.tsx'

/** A consulting firm: its people, its clients and their work. */
export function FirmShow() {
  return (
    <ConsoleShow actions={<PageActions />} related={<Related />}>
      <FirmFacts />
    </ConsoleShow>
  )
}

function PageActions() {
  const firm = useRecordContext<ConsultingFirm>()
  const redirect = useRedirect()
  const [isEdited, setEdited] = useState(false)
  const { changes, dialogs } = useFirmDialogs({
    onEdit: () => setEdited(true),
    onDeleted: () => redirect('list', 'consulting-firms'),
  })
  if (firm === undefined) return null
  return (
    <ActionsOfPage value>
      <FirmActions firm={firm} changes={changes} />
      {isEdited && <FirmDialog id={firm.id} onClose={() => setEdited(false)} />}
      {dialogs}
    </ActionsOfPage>
  )
}

function FirmFacts() {
  const firm = useRecordContext<ConsultingFirm>()
  const translate = useTranslate()
  if (firm === undefined) return null
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

function Related() {
  const firm = useRecordContext<ConsultingFirm>()
  if (firm === undefined) return null
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

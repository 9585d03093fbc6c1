import { useState } from 'react'
import { useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { useLazyTexts } from '../../i18n/parts.ts'
import { ConsoleShow, RelatedAccess, RelatedUsers, RelatedEvents } from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { RecordTo } from '../../records/index.ts'
import { recordTexts } from '../../records/texts.ts'
import { ActionsOfPage } from '../../rows/index.ts'
import { ConsultantActions } from './ConsultantActions.tsx'
import { ConsultantDialog } from './ConsultantDialog.tsx'
import type { ConsultantRow } from '../../kinds/index.ts'
import { ConsultantName } from './ConsultantName.tsx'
import { useConsultantDialogs } from './use-consultant-dialogs.tsx'

/** A consultant: how they are reached, and whom they may work for. */
export function ConsultantShow() {
  return (
    <ConsoleShow actions={<PageActions />} related={<Related />}>
      <ConsultantFacts />
    </ConsoleShow>
  )
}

function PageActions() {
  const consultant = useRecordContext<ConsultantRow>()
  const redirect = useRedirect()
  const [isEdited, setEdited] = useState(false)
  const { changes, dialogs } = useConsultantDialogs({
    onEdit: () => setEdited(true),
    onDeleted: () => redirect('list', 'consultants'),
  })
  if (consultant === undefined) return null
  return (
    <ActionsOfPage value>
      <ConsultantActions consultant={consultant} changes={changes} />
      {isEdited && <ConsultantDialog id={consultant.id} onClose={() => setEdited(false)} />}
      {dialogs}
    </ActionsOfPage>
  )
}

function ConsultantFacts() {
  const consultant = useRecordContext<ConsultantRow>()
  const translate = useTranslate()
  const say = useLazyTexts(recordTexts)
  if (consultant === undefined) return null
  const { email, phone, position, hasAccount, isObsolete } = consultant
  const label = (field: string): string => `resources.consultants.fields.${field}`
  return (
    <Facts
      facts={[
        { label: label('name'), value: <ConsultantName consultant={consultant} /> },
        {
          label: 'resources.clients.fields.isObsolete',
          value: translate(isObsolete ? 'console.obsolete' : 'console.active'),
        },
        { label: label('email'), value: email ?? '–' },
        { label: label('phone'), value: phone ?? '–' },
        { label: label('position'), value: position ?? '–' },
        {
          label: label('consultingFirmId'),
          value: <RecordTo resource="consulting-firms" to={consultant.consultingFirm} />,
        },
        { label: say('records.account'), value: say(hasAccount ? 'records.yes' : 'records.no') },
        { label: label('activeInitiativesCount'), value: consultant.activeInitiativesCount },
        { label: label('createdAt'), value: <TimeText at={consultant.createdAt} /> },
      ]}
    />
  )
}

function Related() {
  const consultant = useRecordContext<ConsultantRow>()
  if (consultant === undefined) return null
  const { id, email, hasAccount } = consultant
  return (
    <>
      <RelatedAccess filter={{ consultantId: id }} />
      {hasAccount && email !== null && <RelatedUsers filter={{ q: email, showObsolete: true }} />}
      <RelatedEvents filter={{ entityId: id }} />
    </>
  )
}

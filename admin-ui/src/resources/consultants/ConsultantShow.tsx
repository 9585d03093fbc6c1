import { useTranslate } from 'react-admin'
import { useLazyTexts } from '../../i18n/parts.ts'
import {
  ConsoleShow,
  RelatedAccess,
  RelatedUsers,
  RelatedEvents,
  usePageActions,
} from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { RecordTo } from '../../records/index.ts'
import { recordTexts } from '../../records/texts.ts'
import { ConsultantActions } from './ConsultantActions.tsx'
import { ConsultantDialog } from './ConsultantDialog.tsx'
import type { ConsultantRow } from '../../kinds/index.ts'
import { ConsultantName } from './ConsultantName.tsx'
import { useConsultantDialogs } from './use-consultant-dialogs.tsx'

/** A consultant: how they are reached, and whom they may work for. */
export function ConsultantShow() {
  return (
    <ConsoleShow<ConsultantRow> actions={<PageActions />} related={relatedOf}>
      {(consultant) => <ConsultantFacts consultant={consultant} />}
    </ConsoleShow>
  )
}

function PageActions() {
  const { record, form, ...places } = usePageActions<ConsultantRow>(ConsultantDialog)
  const { changes, dialogs } = useConsultantDialogs(places)
  if (record === undefined) return null
  return (
    <>
      <ConsultantActions consultant={record} changes={changes} />
      {form}
      {dialogs}
    </>
  )
}

function ConsultantFacts({ consultant }: { consultant: ConsultantRow }) {
  const translate = useTranslate()
  const say = useLazyTexts(recordTexts)
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

function relatedOf(consultant: ConsultantRow) {
  const { id, email, hasAccount } = consultant
  return (
    <>
      <RelatedAccess filter={{ consultantId: id }} />
      {hasAccount && email !== null && <RelatedUsers filter={{ q: email, showObsolete: true }} />}
      <RelatedEvents filter={{ entityId: id }} />
    </>
  )
}

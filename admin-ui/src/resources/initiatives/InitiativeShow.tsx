import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useLazyTexts } from '../../i18n/parts.ts'
import { ConsoleShow, RelatedEvents } from '../../records/parts.ts'
import { CopyText, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { RecordTo } from '../../records/index.ts'
import { recordTexts } from '../../records/texts.ts'
import { type InitiativeRow, InitiativeState } from '../../kinds/parts.ts'

/** What the console knows of an initiative; what is in it is its client's. */
export function InitiativeShow() {
  return (
    <ConsoleShow<InitiativeRow> related={relatedOf}>
      {(initiative) => <InitiativeFacts initiative={initiative} />}
    </ConsoleShow>
  )
}

function InitiativeFacts({ initiative }: { initiative: InitiativeRow }) {
  const translate = useTranslate()
  const say = useLazyTexts(recordTexts)
  const { id, name, status, client, consultingFirm, owner, template, createdAt } = initiative
  const fact = (field: string, value: ReactNode) => ({
    label: `resources.initiatives.fields.${field}`,
    value,
  })
  return (
    <>
      <Facts
        facts={[
          fact('name', name),
          fact('status', <InitiativeState status={status} />),
          fact('client', <RecordTo resource="clients" to={client} />),
          fact('consultingFirm', <RecordTo resource="consulting-firms" to={consultingFirm} />),
          fact(
            'owner',
            owner === null ? (
              translate('initiatives.noOwner')
            ) : (
              <RecordTo resource="consultants" to={owner} />
            ),
          ),
          {
            label: say('records.template'),
            value: <RecordTo resource="initiative-templates" to={template} />,
          },
          fact('createdAt', <TimeText at={createdAt} />),
          fact('id', <CopyText text={id} />),
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ px: '16px', pb: '16px' }}>
        {say('records.scope')}
      </Typography>
    </>
  )
}

const relatedOf = ({ id }: InitiativeRow) => <RelatedEvents filter={{ entityId: id }} />

import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { ConsoleShow } from '../../lists/ConsoleShow.tsx'
import { CopyText } from '../../lists/CopyText.tsx'
import { Facts } from '../../lists/Facts.tsx'
import { TimeText } from '../../lists/TimeText.tsx'
import { type InitiativeRow, InitiativeState } from './InitiativeState.tsx'

/** What the console knows of an initiative; what is in it is its client's. */
export function InitiativeShow() {
  return (
    <ConsoleShow>
      <InitiativeFacts />
    </ConsoleShow>
  )
}

function InitiativeFacts() {
  const translate = useTranslate()
  const initiative = useRecordContext<InitiativeRow>()
  if (initiative === undefined) return null
  const { id, name, status, client, consultingFirm, owner, createdAt } = initiative
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
          fact('client', client.name),
          fact('consultingFirm', consultingFirm.name),
          fact('owner', owner?.name ?? translate('initiatives.noOwner')),
          fact('createdAt', <TimeText at={createdAt} />),
          fact('id', <CopyText text={id} />),
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ px: '16px', pb: '16px' }}>
        {translate('initiatives.scope')}
      </Typography>
    </>
  )
}

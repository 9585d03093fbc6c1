import type { InitiativeStatus } from '@parley/contracts/enums.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { statusLooks } from '../status-badge.ts'
import '../texts.ts'

export function InitiativeStatusBadge({ status }: { status: InitiativeStatus }) {
  const { t } = useTranslation()
  const { word, tone } = statusLooks[status]
  return (
    <StatusBadge dot tone={tone}>
      {t(`initiatives.status.${word}`)}
    </StatusBadge>
  )
}

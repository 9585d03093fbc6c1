import type { InitiativeStatus } from '@parley/contracts/enums.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import { saidStatus, statusTones } from '../status-badge.ts'
import '../locales/en.ts'

export function InitiativeStatusBadge({ status }: { status: InitiativeStatus }) {
  const { t } = useTranslation()
  return (
    <StatusBadge dot tone={statusTones[status]}>
      {t(`initiatives.statuses.${saidStatus(status)}`)}
    </StatusBadge>
  )
}

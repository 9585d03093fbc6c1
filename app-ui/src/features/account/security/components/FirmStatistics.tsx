import type { SecurityStats } from '@parley/contracts/http/security.ts'
import { formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { FactCards } from './FactCards.tsx'

/** Active users of total users, and consultants with access (Document 3, Consulting firm security). */
export function FirmStatistics({ stats }: { stats: SecurityStats }) {
  const { t } = useTranslation()
  const { activeUsers, totalUsers, consultantsWithAccess } = stats
  if (activeUsers === null || totalUsers === null || consultantsWithAccess === null) return null
  return (
    <section aria-label={t('security.firm.statistics')}>
      <FactCards
        facts={[
          {
            label: t('security.firm.activeUsers'),
            value: t('security.firm.ofTotal', {
              active: formatNumber(activeUsers),
              total: formatNumber(totalUsers),
            }),
          },
          { label: t('security.firm.withAccess'), value: formatNumber(consultantsWithAccess) },
        ]}
      />
    </section>
  )
}

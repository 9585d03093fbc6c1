import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SecurityStats } from '@parley/contracts/http/security.ts'
import type { TwoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import { listSessions } from '@parley/contracts/http/session.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { useTranslation } from 'react-i18next'
import { adviceFor } from '../recommendations.ts'
import '../locales/en.ts'

interface RecommendationsProps {
  stats: SecurityStats
  twoFactor: TwoFactorStatus | undefined
}

/** What would make the account safer, by its state (Document 3, section 9). */
export function Recommendations({ stats, twoFactor }: RecommendationsProps) {
  const { t } = useTranslation()
  const sessions = useRouteQuery(listSessions, {}, { staleTime: 10_000 }).data?.length ?? 0
  const advice = adviceFor({ stats, twoFactor, sessions })
  return (
    <Section title={t('security.advice.title')}>
      {advice.length === 0 ? (
        <Typography color="textSecondary">{t('security.advice.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {advice.map(({ text, severity }) => (
            <li key={text}>
              <Alert severity={severity} role="presentation">
                {t(`security.advice.${text}`, { count: sessions })}
              </Alert>
            </li>
          ))}
        </Box>
      )}
    </Section>
  )
}

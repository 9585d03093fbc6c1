import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { getSecurityStats, type SecurityStats } from '@parley/contracts/http/security.ts'
import { twoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { CardGridSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeEmailCard } from '../../recovery/parts.ts'
import { useUser, organisationOf } from '../../session/index.ts'
import { LinkedSignIn } from '../../sso/index.ts'
import { TwoFactorCard } from '../../two-factor/index.ts'
import '../locales/en.ts'
import { OwnDataCard } from './OwnDataCard.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { Recommendations } from './Recommendations.tsx'
import { SecurityActivity } from './SecurityActivity.tsx'
import { StatusCards } from './StatusCards.tsx'

interface OwnSecurityProps {
  /** What stands below the status cards, made of the same figures. */
  more?: (stats: SecurityStats) => ReactNode
  /** What stands before the sessions. */
  children?: ReactNode
}

/** The personal sections (Document 3, Security settings). */
export function OwnSecurity({ more, children }: OwnSecurityProps) {
  const { t } = useTranslation()
  const user = useUser()
  const stats = useRouteQuery(getSecurityStats, {}, { staleTime: 10_000 })
  const twoFactor = useRouteQuery(twoFactorStatus, {}, { refetchOnWindowFocus: true }).data
  return (
    <>
      {user.isImpersonating && (
        <Alert severity="info">{t('security.actingFor', { organisation: organisationOf(user) ?? '' })}</Alert>
      )}
      <QueryView
        query={stats}
        skeleton={<CardGridSkeleton count={3} />}
        compact
        failed={t('security.loadFailed')}
      >
        {(data) => (
          <>
            <StatusCards stats={data} twoFactor={twoFactor} />
            {more?.(data)}
            <Recommendations stats={data} twoFactor={twoFactor} />
          </>
        )}
      </QueryView>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          // An odd number leaves no hole.
          '& > :last-child:nth-child(odd)': { gridColumn: { lg: '1 / -1' } },
        }}
      >
        <TwoFactorCard />
        <PasswordCard />
        <ChangeEmailCard />
        <LinkedSignIn />
        <OwnDataCard />
      </Box>
      {children}
      <OwnSessions />
      <SecurityActivity />
    </>
  )
}

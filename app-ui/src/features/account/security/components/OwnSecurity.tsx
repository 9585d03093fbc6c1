import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { getSecurityStats, type SecurityStats } from '@parley/contracts/http/security.ts'
import { twoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteQuery } from '../../../../lib/use-route.ts'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { CardGridSkeleton } from '../../../../ui/Skeletons.tsx'
import { ChangeEmailCard } from '../../recovery/components/ChangeEmailCard.tsx'
import { useUser } from '../../session/session-context.ts'
import { organisationOf } from '../../session/session-user.ts'
import { LinkedSignIn } from '../../sso/components/LinkedSignIn.tsx'
import { TwoFactorCard } from '../../two-factor/components/TwoFactorCard.tsx'
import '../texts.ts'
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
      {stats.isPending ? (
        <CardGridSkeleton count={3} />
      ) : stats.isError ? (
        <ErrorState
          compact
          error={stats.error}
          title={t('security.loadFailed')}
          onRetry={() => void stats.refetch()}
        />
      ) : (
        <>
          <StatusCards stats={stats.data} twoFactor={twoFactor} />
          {more?.(stats.data)}
          <Recommendations stats={stats.data} twoFactor={twoFactor} />
        </>
      )}
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

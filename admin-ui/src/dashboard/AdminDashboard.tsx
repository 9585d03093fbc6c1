import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { Title, useLocale, useTranslate } from 'react-admin'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { DeploymentNotices } from './DeploymentNotices.tsx'
import { NumberCards } from './NumberCards.tsx'
import { Panels } from './Panels.tsx'
import { PlatformSettings } from './PlatformSettings.tsx'
import { useSuperAdminStats } from './use-super-admin-stats.ts'

// Mostly says nothing.
const SelfCheckNotice = lazy(async () => ({
  default: (await import('./SelfCheckNotice.tsx')).SelfCheckNotice,
}))

// For the first days.
const SetupCard = lazy(async () => ({ default: (await import('../setup/SetupCard.tsx')).SetupCard }))

const EmbeddedNotice = lazy(async () => ({
  default: (await import('../setup/EmbeddedNotice.tsx')).EmbeddedNotice,
}))

/** The numbers of the whole platform (Document 3, Super admin dashboard). */
export function AdminDashboard() {
  const translate = useTranslate()
  const { data, error, dataUpdatedAt, refetch } = useSuperAdminStats()
  const readAnew = (): void => void refetch()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '16px' }}>
      <Title title={translate('dashboard.title')} preferenceKey={false} />
      <DeploymentNotices />
      <Suspense fallback={null}>
        <SelfCheckNotice />
        <EmbeddedNotice />
        <SetupCard />
      </Suspense>
      {error !== null && <Problem error={error} isStale={data !== undefined} onRetry={readAnew} />}
      {data === undefined && error === null && <DashboardSkeleton />}
      {data !== undefined && (
        <>
          <AsOf time={dataUpdatedAt} />
          <NumberCards stats={data.stats} />
          <Panels stats={data.stats} />
        </>
      )}
      <PlatformSettings />
    </Box>
  )
}

/** When the numbers were read, in milliseconds; they are read anew by the top bar's button, as every page is. */
function AsOf({ time }: { time: number }) {
  const translate = useTranslate()
  const locale = useLocale()
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(time)
  return (
    <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'right' }}>
      {translate('dashboard.asOf', { time: text })}
    </Typography>
  )
}

interface ProblemProps {
  error: Error
  /** Numbers that were read before are still shown. */
  isStale: boolean
  onRetry: () => void
}

function Problem({ error, isStale, onRetry }: ProblemProps) {
  const translate = useTranslate()
  const message = error.message === '' ? translate('dashboard.unknownError') : error.message
  return (
    <Alert
      severity={isStale ? 'warning' : 'error'}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('dashboard.retry')}
        </Button>
      }
    >
      {isStale && `${translate('dashboard.stale')} `}
      {translate('dashboard.error', { message })}
    </Alert>
  )
}

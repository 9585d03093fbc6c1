import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '../locales/en.ts'

interface DutyBannerProps {
  /** Days of the calendar until the deadline, 0 on its day; undefined once it is over. */
  daysLeft: number | undefined
  /** Where it is set up; undefined there. */
  path: string | undefined
}

/** Says that two-factor is owed, and until when. */
export function DutyBanner({ daysLeft, path }: DutyBannerProps) {
  const { t } = useTranslation()
  return (
    <Alert
      severity={daysLeft === undefined ? 'error' : 'warning'}
      sx={{ borderRadius: 0 }}
      action={
        path !== undefined && (
          <Button component={Link} to={path} color="inherit" size="small">
            {t('twoFactor.setUpNow')}
          </Button>
        )
      }
    >
      {daysLeft === undefined
        ? t('twoFactor.owedNow')
        : daysLeft === 0
          ? t('twoFactor.owedToday')
          : t('twoFactor.owedDays', { count: daysLeft })}
    </Alert>
  )
}

import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { DayField } from '@parley/ui-kit/components/DayField.tsx'
import { useTranslation } from 'react-i18next'
import type { PeriodChoice as Choice, ReportPeriod } from '../report-period.ts'
import { offPaper } from './print-styles.ts'

const choices: readonly Choice[] = ['all', 'last30', 'own']

/** Of when the report is. */
export function PeriodChoice({ period }: { period: ReportPeriod }) {
  const { t } = useTranslation()
  const { choice, choose } = period
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', ...offPaper }}>
      <TextField
        select
        fullWidth={false}
        label={t('report.period')}
        value={choice}
        onChange={({ target }) => choose(target.value as Choice)}
        sx={{ minWidth: 170 }}
        helperText={choice === 'all' ? undefined : t('report.utcDays')}
      >
        {choices.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`report.periods.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {choice === 'own' && <OwnDays period={period} />}
    </Box>
  )
}

function OwnDays({ period: { from, to, isWrong, change } }: { period: ReportPeriod }) {
  const { t } = useTranslation()
  return (
    <>
      <DayField
        fullWidth={false}
        label={t('report.from')}
        value={from}
        onDay={(day) => change({ from: day })}
        sx={{ width: 160 }}
      />
      <DayField
        fullWidth={false}
        label={t('report.to')}
        value={to}
        onDay={(day) => change({ to: day })}
        error={isWrong}
        helperText={isWrong ? t('report.wrongOrder') : undefined}
        sx={{ width: 160 }}
      />
    </>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { formatDateTime, formatDay } from '@parley/ui-kit/i18n/format.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../account/session/index.ts'
import type { ReportPeriod } from '../report-period.ts'
import '../locales/en.ts'

interface PrintHeadProps {
  initiative: Initiative
  period: ReportPeriod
  madeAt: string
}

/** What stands above the report on paper, where there is no shell: whose it is, of what, and of when. */
export function PrintHead({ initiative, period, madeAt }: PrintHeadProps) {
  const { t } = useTranslation()
  const user = useUser()
  const firm = user.client?.consultingFirm.name ?? user.consultingFirm?.name
  const owner = [firm, initiative.client.name].filter((name) => name !== undefined).join(' | ')
  return (
    <Box
      data-testid="print-head"
      sx={{
        display: 'none',
        '@media print': { display: 'block', borderBottom: '1pt solid', borderColor: 'divider', pb: 3 },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
        <Typography variant="body2">{owner}</Typography>
        {initiative.isConfidential && (
          <Typography
            variant="body2"
            sx={{ fontWeight: 700, textTransform: 'uppercase', color: 'error.main' }}
          >
            {t('report.confidential')}
          </Typography>
        )}
      </Box>
      <Typography sx={{ fontSize: '18pt', fontWeight: 600, lineHeight: 1.3, mt: 2 }}>
        {initiative.name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[t('report.title'), periodText(period, t), t('report.asOf', { time: formatDateTime(madeAt) })].join(
          ' · ',
        )}
      </Typography>
    </Box>
  )
}

/** The period in words. */
export function periodText({ from, to }: ReportPeriod, t: TFunction): string {
  if (from === '' && to === '') return t('report.allTime')
  if (to === '') return t('report.since', { from: formatDay(from) })
  if (from === '') return t('report.until', { to: formatDay(to) })
  return t('report.fromTo', { from: formatDay(from), to: formatDay(to) })
}

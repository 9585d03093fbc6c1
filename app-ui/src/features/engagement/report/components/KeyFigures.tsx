import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Report } from '@parley/contracts/http/report.ts'
import { formatMoney, formatNumber } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser, kindOf } from '../../../account/session/index.ts'
import { hoursOf } from '../report-model.ts'

interface Figure {
  label: string
  value: string
  /** The list that it counts. */
  to?: string
}

/** The numbers that one asks for first. */
export function KeyFigures({ report }: { report: Report }) {
  const { t } = useTranslation()
  const user = useUser()
  const { phases, observations, interactions, runs, artifacts, hours, usage, initiativeId } = report
  const done = phases.filter(({ status }) => status === 'COMPLETED').length
  const ofTotal = (value: number, total: number): string =>
    t('report.figures.ofTotal', { done: formatNumber(value), total: formatNumber(total) })
  const page = `/initiatives/${initiativeId}`
  // A firm's page of documents shows the firm's own.
  const documents = kindOf(user) === 'client' ? { to: `/artifacts?initiativeId=${initiativeId}` } : {}
  const figures: Figure[] = [
    { label: t('report.figures.phases'), value: ofTotal(done, phases.length), to: page },
    { label: t('report.figures.observations'), value: ofTotal(observations.unsettled, observations.total) },
    { label: t('report.figures.interactions'), value: ofTotal(interactions.completed, interactions.total) },
    { label: t('report.figures.runs'), value: formatNumber(runs.total) },
    { label: t('report.figures.documents'), value: formatNumber(artifacts.total), ...documents },
    {
      label: t('report.figures.hours'),
      value: t('report.hours', { amount: hoursOf(hours.minutes) }),
    },
    ...(usage === null
      ? []
      : [
          { label: t('report.figures.tokens'), value: formatNumber(usage.inputTokens + usage.outputTokens) },
          { label: t('report.figures.cost'), value: formatMoney(usage.cost) },
        ]),
  ]
  return (
    <Box component="dl" aria-label={t('report.keyFigures')} sx={grid}>
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </Box>
  )
}

function FigureCard({ label, value, to }: Figure) {
  return (
    <Card sx={{ px: { xs: 3, sm: 4 }, py: 3, '@media print': { px: '8px', py: '6px' } }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={valueStyle}>
        {to === undefined ? (
          value
        ) : (
          <MuiLink component={Link} to={to} color="inherit" aria-label={`${label}: ${value}`}>
            {value}
          </MuiLink>
        )}
      </Typography>
    </Card>
  )
}

const valueStyle = {
  m: 0,
  fontSize: { xs: '1.125rem', sm: '1.375rem' },
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media print': { fontSize: '12pt' },
} as const

const grid = {
  m: 0,
  display: 'grid',
  gap: { xs: 2, sm: 4 },
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  '@media print': { gridTemplateColumns: 'repeat(4, 1fr)', gap: '6px' },
} as const

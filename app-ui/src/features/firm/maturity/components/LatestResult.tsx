import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { MaturityAssessment } from '@parley/contracts/http/maturity.ts'
import { maturityDimensions } from '@parley/contracts/rules/maturity.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { formatDate } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { formatChange, formatScore } from '../format-score.ts'
import '../locales/en.ts'
import { Drawn, LazyRadar } from './LazyCharts.tsx'

interface LatestResultProps {
  latest: MaturityAssessment
  previous: MaturityAssessment | undefined
}

/** The newest assessment: level, and each dimension as a figure, with what has changed. */
export function LatestResult({ latest, previous }: LatestResultProps) {
  const { t } = useTranslation()
  const rows = maturityDimensions.map((dimension) => ({
    name: t(`maturity.dimensions.${dimension}`),
    now: latest.dimensions[dimension],
    before: previous?.dimensions[dimension],
  }))
  return (
    <Section title={t('maturity.resultTitle')}>
      <Summary latest={latest} previous={previous} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Drawn height={280}>
          <LazyRadar rows={rows} words={{ now: t('maturity.now'), before: t('maturity.before') }} />
        </Drawn>
        <Table size="small" aria-label={t('maturity.resultTitle')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('maturity.dimension')}</TableCell>
              <TableCell align="right">{t('maturity.score')}</TableCell>
              {previous !== undefined && <TableCell align="right">{t('maturity.change')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, now, before }) => (
              <TableRow key={name} sx={{ '&:last-child td, &:last-child th': { borderBottom: 0 } }}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{formatScore(now)}</TableCell>
                {before !== undefined && <TableCell align="right">{formatChange(now - before)}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  )
}

function Summary({ latest, previous }: LatestResultProps) {
  const { t } = useTranslation()
  const { level, score, createdBy, createdAt } = latest
  const date = formatDate(createdAt)
  const name = t(`maturity.levels.level${level}.name`)
  const [weakest = 'strategy'] = maturityDimensions.toSorted(
    (left, right) => latest.dimensions[left] - latest.dimensions[right],
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, alignItems: 'center', pb: 3 }}>
      <Typography
        component="p"
        sx={{ fontSize: '2rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {t('maturity.outOf', { score: formatScore(score) })}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 240 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('maturity.level', { level, name })}</Typography>
        <Typography color="textSecondary">{t(`maturity.levels.level${level}.text`)}</Typography>
        {score < 5 && (
          <Typography color="textSecondary">
            {t('maturity.nextLevel', { dimension: t(`maturity.dimensions.${weakest}`) })}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {createdBy === null
            ? t('maturity.resultOn', { date })
            : t('maturity.resultOf', { date, name: createdBy.name })}
          {previous !== undefined && (
            <>
              {' · '}
              <Change by={score - previous.score} />
            </>
          )}
        </Typography>
      </Box>
    </Box>
  )
}

function Change({ by }: { by: number }) {
  const { t } = useTranslation()
  const amount = formatScore(Math.abs(by))
  if (Math.abs(by) < 0.05) return t('maturity.same')
  return by > 0 ? t('maturity.better', { by: amount }) : t('maturity.worse', { by: amount })
}

import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  deleteMaturityAssessment,
  listMaturityAssessments,
  type MaturityAssessment,
} from '@parley/contracts/http/maturity.ts'
import { DeleteDialog } from '@parley/ui-kit/components/DeleteDialog.tsx'
import { DeleteAction } from '@parley/ui-kit/components/RowAction.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { VisuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import { formatDate, formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatScore } from '../format-score.ts'
import '../locales/en.ts'
import { Drawn, LazyDevelopment } from './LazyCharts.tsx'

interface PastAssessmentsProps {
  /** Newest first. */
  assessments: readonly MaturityAssessment[]
  mayDelete: boolean
}

/** The overall score over all assessments; the list below says the same in figures. */
export function DevelopmentSection({ assessments }: Pick<PastAssessmentsProps, 'assessments'>) {
  const { t } = useTranslation()
  const [last, first] = [assessments[0], assessments.at(-1)]
  if (last === undefined || first === undefined || last === first) return null
  const points = assessments.map(({ createdAt, score }) => ({ at: createdAt, score })).toReversed()
  return (
    <Section title={t('maturity.developmentTitle')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('maturity.developmentText', {
          first: formatScore(first.score),
          from: formatDate(first.createdAt),
          last: formatScore(last.score),
          to: formatDate(last.createdAt),
          count: assessments.length,
        })}
      </Typography>
      <Drawn height={220}>
        <LazyDevelopment points={points} label={t('maturity.score')} />
      </Drawn>
    </Section>
  )
}

export function PastAssessments({ assessments, mayDelete }: PastAssessmentsProps) {
  const { t } = useTranslation()
  const [deleted, setDeleted] = useState<MaturityAssessment>()
  return (
    <Section title={t('maturity.pastTitle')} flush>
      <StackingTable label={t('maturity.pastTitle')} size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('maturity.date')}</TableCell>
            <TableCell>{t('maturity.by')}</TableCell>
            <TableCell>{t('maturity.score')}</TableCell>
            <TableCell>{t('maturity.levelHead')}</TableCell>
            {mayDelete && (
              <TableCell>
                <VisuallyHidden>{t('maturity.actions')}</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {assessments.map((assessment) => (
            <PastRow
              key={assessment.id}
              assessment={assessment}
              onDelete={mayDelete ? () => setDeleted(assessment) : undefined}
            />
          ))}
        </TableBody>
      </StackingTable>
      {deleted !== undefined && (
        <DeleteAssessment assessment={deleted} onClose={() => setDeleted(undefined)} />
      )}
    </Section>
  )
}

interface PastRowProps {
  assessment: MaturityAssessment
  /** Undefined for those who may only look. */
  onDelete: (() => void) | undefined
}

function PastRow({ assessment, onDelete }: PastRowProps) {
  const { t } = useTranslation()
  const { createdAt, createdBy, score, level } = assessment
  return (
    <TableRow>
      <TableCell>{formatDateTime(createdAt)}</TableCell>
      <TableCell data-label={t('maturity.by')}>{createdBy?.name ?? '–'}</TableCell>
      <TableCell data-label={t('maturity.score')}>{formatScore(score)}</TableCell>
      <TableCell data-label={t('maturity.levelHead')}>
        <Box component="span">
          {t('maturity.level', { level, name: t(`maturity.levels.level${level}.name`) })}
        </Box>
      </TableCell>
      {onDelete !== undefined && (
        <TableCell align="right">
          <DeleteAction
            label={t('maturity.deleteOf', { date: formatDateTime(createdAt) })}
            onClick={onDelete}
          />
        </TableCell>
      )}
    </TableRow>
  )
}

function DeleteAssessment({ assessment, onClose }: { assessment: MaturityAssessment; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <DeleteDialog
      route={deleteMaturityAssessment}
      input={{ params: { id: assessment.id } }}
      refreshes={[listMaturityAssessments]}
      title={t('maturity.deleteTitle')}
      text={t('maturity.deleteText')}
      subject={`${formatDateTime(assessment.createdAt)}, ${t('maturity.outOf', { score: formatScore(assessment.score) })}`}
      failed={t('maturity.deleteFailed')}
      onClose={onClose}
    />
  )
}

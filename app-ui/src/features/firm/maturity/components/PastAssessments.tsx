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
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deletionFailure } from '../../../../lib/api-error.ts'
import { callRoute } from '../../../../lib/call-route.ts'
import { formatDate, formatDateTime } from '../../../../lib/format.ts'
import { useRefresh } from '../../../../lib/use-route.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { DeleteAction } from '../../../../ui/RowAction.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { StackingTable } from '../../../../ui/StackingTable.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { formatScore } from '../format-score.ts'
import '../texts.ts'
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
  const remove = useMutation({
    mutationFn: () => callRoute(deleteMaturityAssessment, { params: { id: assessment.id } }),
    onSuccess: () => {
      showSuccess(t('common.deleted'))
      onClose()
    },
    // Where it is gone already, the list does not know yet.
    onSettled: useRefresh([listMaturityAssessments]),
  })
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('maturity.deleteTitle')}
      text={t('maturity.deleteText')}
      subject={`${formatDateTime(assessment.createdAt)}, ${t('maturity.outOf', { score: formatScore(assessment.score) })}`}
      confirmLabel={t('common.delete')}
      busy={remove.isPending}
      error={deletionFailure(remove.error, t('maturity.deleteFailed'))}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    />
  )
}

import Typography from '@mui/material/Typography'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { listTimeline } from '@parley/contracts/http/timeline.ts'
import { durationOf, planProblem } from '@parley/contracts/rules/initiative-plan.ts'
import { DayField } from '@parley/ui-kit/components/DayField.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog, useRecordForm } from '../../../records/editing/parts.ts'
import { plannedText } from './plan-text.ts'

const planOf = ({ start, end }: Record<'start' | 'end', string>) => ({
  plannedStart: start || null,
  plannedEnd: end || null,
})

/** The planned days of one phase; those of the others stay as they are. */
export function PhasePlanDialog({ phase, onClose }: { phase: Phase; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useRecordForm({
    record: phase,
    valuesOf: (now = phase) => ({ start: now.plannedStart ?? '', end: now.plannedEnd ?? '' }),
    refreshes: [getInitiative, listTimeline, listActivity],
    update: {
      route: updatePhase,
      input: (values, { id, updatedAt }) => ({ params: { id }, body: { ...planOf(values), updatedAt } }),
    },
    onSaved: () => {
      showSuccess(t('common.saved'))
      onClose()
    },
  })
  const { values, change } = form
  const plan = planOf(values)
  const isWrong = planProblem(plan) !== undefined
  const days = durationOf(plan)
  return (
    <RecordDialog
      form={form}
      title={t('phase.planOf', { name: phase.name })}
      isComplete={!isWrong}
      lineOf={(theirs) => plannedText(t, theirs) ?? t('phase.notPlanned')}
      onClose={onClose}
    >
      <DayField label={t('phase.plannedStart')} value={values.start} onDay={(start) => change({ start })} />
      <DayField
        label={t('phase.plannedEnd')}
        value={values.end}
        onDay={(end) => change({ end })}
        error={isWrong}
        helperText={isWrong ? t('phase.planOrder') : undefined}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {days === null || isWrong ? t('phase.planHelp') : t('phase.planDays', { count: days })}
      </Typography>
    </RecordDialog>
  )
}

import Typography from '@mui/material/Typography'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { listTimeline } from '@parley/contracts/http/timeline.ts'
import { durationOf, planProblem } from '@parley/contracts/rules/initiative-plan.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../lib/api-error.ts'
import { useRouteMutation } from '../../../../lib/use-route.ts'
import { DayField } from '../../../../ui/DayField.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { StaleNotice, useStaleEdit } from '../../../records/editing/index.ts'
import { plannedText } from './plan-text.ts'

const valuesOf = (phase: Phase) => ({ start: phase.plannedStart ?? '', end: phase.plannedEnd ?? '' })
const dayOrNone = (day: string): string | null => (day === '' ? null : day)

/** The planned days of one phase; those of the others stay as they are. */
export function PhasePlanDialog({ phase, onClose }: { phase: Phase; onClose: () => void }) {
  const { t } = useTranslation()
  const edit = useStaleEdit(phase)
  const base = edit.base ?? phase
  const { theirs } = edit
  const [values, setValues] = useState(() => valuesOf(phase))
  const save = useRouteMutation(updatePhase, [getInitiative, listTimeline, listActivity])
  const plan = { plannedStart: dayOrNone(values.start), plannedEnd: dayOrNone(values.end) }
  const isWrong = planProblem(plan) !== undefined
  const days = durationOf(plan)
  const submit = (from: Phase): void =>
    save.mutate(
      { params: { id: phase.id }, body: { ...plan, updatedAt: from.updatedAt } },
      {
        onSuccess: () => {
          showSuccess(t('common.saved'))
          onClose()
        },
        onError: (error) => void edit.notice(error),
      },
    )
  const takeTheirs = (row: Phase): void => {
    setValues(valuesOf(row))
    edit.goOn()
    save.reset()
  }
  return (
    <FormDialog
      open
      title={t('phase.planOf', { name: phase.name })}
      submitLabel={t('common.save')}
      submitDisabled={isWrong || theirs !== null}
      dirty={JSON.stringify(values) !== JSON.stringify(valuesOf(base))}
      busy={save.isPending}
      error={save.error !== null && theirs === null ? messageOf(save.error) : undefined}
      onSubmit={() => submit(base)}
      onClose={onClose}
    >
      {theirs !== null && (
        <StaleNotice
          theirs={plannedText(t, theirs) ?? t('phase.notPlanned')}
          onKeepMine={() => submit(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      )}
      <DayField
        label={t('phase.plannedStart')}
        value={values.start}
        onDay={(start) => setValues({ ...values, start })}
      />
      <DayField
        label={t('phase.plannedEnd')}
        value={values.end}
        onDay={(end) => setValues({ ...values, end })}
        error={isWrong}
        helperText={isWrong ? t('phase.planOrder') : undefined}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {days === null || isWrong ? t('phase.planHelp') : t('phase.planDays', { count: days })}
      </Typography>
    </FormDialog>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { listTimeline } from '@parley/contracts/http/timeline.ts'
import { planProblem } from '@parley/contracts/rules/initiative-plan.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { DayField } from '@parley/ui-kit/components/DayField.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaleNotice, useStaleEdit } from '../../../records/editing/index.ts'
import { plannedText } from '../../phase/index.ts'
import '../../phase/locales/en.ts'

/** When each phase is planned; who may, changes a day where it stands. */
export function PhaseDates({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  if (initiative.phases.length === 0) return null
  return (
    <Section title={t('record.dates')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {initiative.phases.map((phase) => (
          <Box component="li" key={phase.id}>
            <Typography sx={{ fontWeight: 500, mb: initiative.canManage ? 2.5 : 0 }}>{phase.name}</Typography>
            {initiative.canManage ? (
              <Days phase={phase} />
            ) : (
              <Typography variant="body2" color="textSecondary">
                {plannedText(t, phase) ?? t('phase.notPlanned')}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}

type Plan = Pick<Phase, 'plannedStart' | 'plannedEnd'>
const planOf = ({ plannedStart, plannedEnd }: Phase): Plan => ({ plannedStart, plannedEnd })
const isSame = (one: Plan, other: Plan): boolean =>
  one.plannedStart === other.plannedStart && one.plannedEnd === other.plannedEnd
const dayOrNone = (day: string): string | null => (day === '' ? null : day)

/** Two days, saved together; who was slower than somebody else decides between theirs and the own. */
function usePlanEdit(phase: Phase) {
  const { t } = useTranslation()
  /** What was chosen and is not stored yet. */
  const [chosen, setChosen] = useState<Plan | null>(null)
  const edit = useStaleEdit(phase)
  const save = useRouteMutation(updatePhase, [getInitiative, listTimeline, listActivity])
  const plan = chosen ?? planOf(phase)
  const isWrong = planProblem(plan) !== undefined
  const { theirs } = edit
  const submit = (from: Phase): void => {
    if (chosen === null || isWrong) return
    if (isSame(chosen, planOf(from))) {
      setChosen(null)
      return
    }
    save.mutate(
      { params: { id: phase.id }, body: { ...chosen, updatedAt: from.updatedAt } },
      {
        onSuccess: () => setChosen((now) => (now === chosen ? null : now)),
        onError: (error) => void edit.notice(error),
      },
    )
  }
  const takeTheirs = (): void => {
    edit.goOn()
    setChosen(null)
    save.reset()
  }
  const refusal = save.error !== null && theirs === null ? messageOf(save.error) : undefined
  return {
    plan,
    choose: (part: Partial<Plan>) => setChosen({ ...plan, ...part }),
    problem: isWrong ? t('phase.planOrder') : refusal,
    isSaved: save.isSuccess && chosen === null,
    theirs,
    submit,
    takeTheirs,
  }
}

/** Two days that are saved when both are left. */
function Days({ phase }: { phase: Phase }) {
  const { t } = useTranslation()
  const { plan, choose, problem, isSaved, theirs, submit, takeTheirs } = usePlanEdit(phase)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        // The days of every phase are called alike.
        role="group"
        aria-label={phase.name}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) submit(phase)
        }}
      >
        <DayField
          size="small"
          label={t('phase.plannedStart')}
          value={plan.plannedStart ?? ''}
          onDay={(day) => choose({ plannedStart: dayOrNone(day) })}
          htmlInput={{ 'aria-description': phase.name }}
        />
        <DayField
          size="small"
          label={t('phase.plannedEnd')}
          value={plan.plannedEnd ?? ''}
          onDay={(day) => choose({ plannedEnd: dayOrNone(day) })}
          error={problem !== undefined}
          htmlInput={{ 'aria-description': phase.name }}
        />
      </Box>
      <Typography variant="caption" role="status" color={problem === undefined ? 'textSecondary' : 'error'}>
        {problem ?? (isSaved ? t('common.saved') : '')}
      </Typography>
      {theirs !== null && (
        <StaleNotice
          theirs={plannedText(t, theirs) ?? t('phase.notPlanned')}
          onKeepMine={() => submit(theirs)}
          onTakeTheirs={takeTheirs}
        />
      )}
    </Box>
  )
}

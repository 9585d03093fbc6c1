import Box from '@mui/material/Box'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { DayField } from '@parley/ui-kit/components/DayField.tsx'
import { StackingTable } from '@parley/ui-kit/components/StackingTable.tsx'
import { useTranslation } from 'react-i18next'
import {
  maxDuration,
  type PlanDraft,
  type PlannedPhase,
  withDuration,
  withEnd,
  withStart,
} from '../plan-draft.ts'

interface PlanTableProps {
  phases: readonly PlannedPhase[]
  plan: PlanDraft
  onChange: (plan: PlanDraft) => void
}

/** Phases with their days; whichever of the three is changed, the others and all that follows go with it. */
export function PlanTable({ phases, plan, onChange }: PlanTableProps) {
  const { t } = useTranslation()
  return (
    <StackingTable label={t('initiatives.planTable')} size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t('initiatives.planPhase')}</TableCell>
          <TableCell>{t('initiatives.planStart')}</TableCell>
          <TableCell>{t('initiatives.planDays')}</TableCell>
          <TableCell>{t('initiatives.planEnd')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {phases.map((phase, index) => (
          <PlanRow
            key={phase.id}
            number={index + 1}
            phase={phase}
            before={phases[index - 1]}
            plan={plan}
            onChange={onChange}
          />
        ))}
      </TableBody>
    </StackingTable>
  )
}

interface PlanRowProps {
  number: number
  phase: PlannedPhase
  before: PlannedPhase | undefined
  plan: PlanDraft
  onChange: (plan: PlanDraft) => void
}

function PlanRow({ number, phase, before, plan, onChange }: PlanRowProps) {
  const { t } = useTranslation()
  const { name } = phase.definition
  // Where nobody knows when the phase before ends, nobody knows when this one begins.
  const isOpen = before === undefined || before.plannedEnd !== null
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 180 }}>
        <Typography sx={{ fontWeight: 500 }}>{`${number}. ${name}`}</Typography>
        <Agents phase={phase} />
      </TableCell>
      <TableCell data-label={t('initiatives.planStart')}>
        <DayField
          size="small"
          value={phase.plannedStart ?? ''}
          disabled={!isOpen}
          onDay={(day) => onChange(withStart(plan, { phase, before }, day))}
          htmlInput={{ 'aria-label': t('initiatives.planStartOf', { name }) }}
        />
      </TableCell>
      <TableCell data-label={t('initiatives.planDays')}>
        <TextField
          size="small"
          type="number"
          value={phase.durationDays ?? ''}
          onChange={({ target }) =>
            onChange(withDuration(plan, phase, target.value === '' ? null : Number(target.value)))
          }
          slotProps={{
            htmlInput: {
              min: 1,
              max: maxDuration,
              step: 1,
              'aria-label': t('initiatives.planDaysOf', { name }),
              style: { minWidth: 56 },
            },
          }}
        />
      </TableCell>
      <TableCell data-label={t('initiatives.planEnd')}>
        <DayField
          size="small"
          value={phase.plannedEnd ?? ''}
          disabled={phase.plannedStart === null}
          onDay={(day) => {
            const next = withEnd(plan, phase, day)
            if (next !== undefined) onChange(next)
          }}
          htmlInput={{
            'aria-label': t('initiatives.planEndOf', { name }),
            min: phase.plannedStart ?? undefined,
          }}
        />
      </TableCell>
    </TableRow>
  )
}

/** The agents of a phase, in their order, with what they do. */
function Agents({ phase }: { phase: PlannedPhase }) {
  const { t } = useTranslation()
  const { aiAgents } = phase.definition
  if (aiAgents.length === 0)
    return (
      <Typography variant="caption" color="textSecondary">
        {t('initiatives.noAgents')}
      </Typography>
    )
  return (
    <Box component="ul" aria-label={t('initiatives.agents')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {aiAgents.map(({ aiAgent }, index) => (
        <Typography
          key={index}
          component="li"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {`${aiAgent.name}, ${t(`initiatives.agentRoles.${aiAgent.role}`)}`}
        </Typography>
      ))}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Observation, updateObservation } from '@parley/contracts/http/observations.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { DayField } from '@parley/ui-kit/components/DayField.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonField } from './PersonField.tsx'
import './locales/en.ts'

interface AssignmentFieldsProps {
  observation: Observation
  initiativeId: string
  onSaved: (observation: Observation) => void
}

/** Whose it is to see to and until when; both save themselves. */
export function AssignmentFields({ observation, initiativeId, onSaved }: AssignmentFieldsProps) {
  const { t } = useTranslation()
  const update = useRouteMutation(updateObservation, [getInitiative])
  const save = (body: { assigneeId?: string | null; dueOn?: string | null }): void =>
    update.mutate(
      { params: { id: observation.id }, body },
      { onSuccess: (answer) => onSaved(answer.observation), onError: showError },
    )
  const { assignee, dueOn } = observation
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 200px', maxWidth: 320 }}>
        <PersonField
          initiativeId={initiativeId}
          value={assignee}
          disabled={update.isPending}
          onChange={(person) => save({ assigneeId: person?.id ?? null })}
        />
      </Box>
      <DueField
        key={dueOn ?? ''}
        day={dueOn ?? ''}
        onSave={(day) => save({ dueOn: day === '' ? null : day })}
      />
      <Typography role="status" variant="caption" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {update.isSuccess ? t('observations.saved') : ''}
      </Typography>
    </Box>
  )
}

/** Milliseconds after which a day that was picked or typed is saved, if the field is not left before. */
const settles = 800

function DueField({ day, onSave }: { day: string; onSave: (day: string) => void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(day)
  const sent = useRef(day)
  const save = (): void => {
    if (chosen === sent.current) return
    sent.current = chosen
    onSave(chosen)
  }
  const onSettled = useEffectEvent(save)
  useEffect(() => {
    const timer = setTimeout(() => onSettled(), settles)
    return () => clearTimeout(timer)
  }, [chosen])
  return (
    <Box onBlur={save}>
      <DayField
        size="small"
        fullWidth={false}
        label={t('observations.due')}
        value={chosen}
        onDay={setChosen}
      />
    </Box>
  )
}

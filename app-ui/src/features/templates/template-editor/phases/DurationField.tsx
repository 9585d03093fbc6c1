import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { findPhase, useEditor, useEditorValue } from '../model/use-editor.ts'
import { useProblem } from '../model/use-problems.ts'

/** Planned length in calendar days; empty where it is not planned. */
export function DurationField({ phaseId }: { phaseId: string }) {
  const { t } = useTranslation()
  const { edit } = useEditor()
  const days = useEditorValue((draft) => findPhase(draft, phaseId)?.durationDays ?? null)
  const problem = useProblem(phaseId, 'durationDays')
  return (
    <TextField
      data-property="durationDays"
      type="number"
      label={t('templateEditor.phases.duration')}
      value={days ?? ''}
      error={problem !== undefined}
      helperText={problem ?? t('templateEditor.phases.durationHelp')}
      onChange={({ target }) =>
        edit((draft) => {
          const phase = findPhase(draft, phaseId)
          if (phase !== undefined) phase.durationDays = target.value === '' ? null : Number(target.value)
        }, `${phaseId}.durationDays`)
      }
      slotProps={{ htmlInput: { min: 1, max: 730, step: 1 } }}
      sx={{ flex: '0 1 310px' }}
    />
  )
}

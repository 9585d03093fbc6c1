import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { allFields } from '@parley/contracts/rules/input-values.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { InputValue } from './InputValue.tsx'
import type { PhaseDraft } from './phase-draft.ts'

interface InputConflictProps {
  draft: PhaseDraft
  /** The fields that both have changed, and the phase as somebody else has saved it. */
  conflict: { names: readonly string[]; theirs: Phase }
  place: { clientId: string; initiativeId: string }
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else saved the same fields meanwhile: what both wrote, and the choice. */
export function InputConflict({ draft, conflict, place, onTakeTheirs, onKeepMine }: InputConflictProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])
  const { names, theirs } = conflict
  const fields = allFields(theirs.requiredInputs).filter(({ name }) => names.includes(name))
  const said = fields.flatMap((field) => [
    { field, label: t('phase.mineOf', { field: field.label }), value: draft.values[field.name] },
    { field, label: t('phase.theirsOf', { field: field.label }), value: theirs.inputs[field.name] },
  ])
  return (
    <Alert
      ref={box}
      severity="warning"
      sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { width: '100%' } }}
    >
      <strong>{t('phase.conflictTitle')}</strong>
      <div>{t('phase.conflictText')}</div>
      <Box component="dl" sx={{ my: 3, display: 'grid', gap: 2 }}>
        {said.map(({ field, label, value }) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <InputValue field={field} value={value} place={place} />
            </Box>
          </div>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" size="small" onClick={onKeepMine}>
          {t('phase.keepMine')}
        </Button>
        <Button variant="outlined" size="small" onClick={onTakeTheirs}>
          {t('phase.takeTheirs')}
        </Button>
      </Box>
    </Alert>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { allFields } from '@parley/contracts/rules/input-values.ts'
import { useTranslation } from 'react-i18next'
import '../texts.ts'
import { InputValue } from './InputValue.tsx'
import type { PhaseDraft } from './phase-draft.ts'

interface InputConflictProps {
  draft: PhaseDraft
  /** The phase as somebody else has saved it. */
  theirs: Phase
  place: { clientId: string; initiativeId: string }
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else saved the same fields meanwhile: what they wrote, and the choice. */
export function InputConflict({ draft, theirs, place, onTakeTheirs, onKeepMine }: InputConflictProps) {
  const { t } = useTranslation()
  const fields = allFields(theirs.requiredInputs).filter(({ name }) => name in draft.values)
  return (
    <Alert severity="warning" sx={{ alignItems: 'flex-start', '& .MuiAlert-message': { width: '100%' } }}>
      <strong>{t('phase.conflictTitle')}</strong>
      <div>{t('phase.conflictText')}</div>
      <Box component="dl" sx={{ my: 3, display: 'grid', gap: 2 }}>
        {fields.map((field) => (
          <div key={field.name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t('phase.theirsOf', { field: field.label })}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <InputValue field={field} value={theirs.inputs[field.name]} place={place} />
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

import CheckIcon from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { allFields, missingInputs } from '@parley/contracts/rules/input-values.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { type DeskState, withSaved } from './inputs-desk.ts'
import { isDirty, shownValues } from './phase-draft.ts'

interface SaveStateProps {
  phase: Phase
  state: DeskState
  onRetry: () => void
}

/** One quiet line, in sight wherever one types: how far what was typed is saved, and what keeps it from being so. */
export function SaveState({ phase, state, onRetry }: SaveStateProps) {
  const { t } = useTranslation()
  const why = whyNotSaved(phase, state, t)
  const missing = missingInputs(
    phase.requiredInputs,
    shownValues(withSaved(phase, state).inputs, state.draft),
  )
  const isSaved = state.saved !== null && !isDirty(state.draft)
  return (
    <Box sx={line} data-screen-only>
      <Typography variant="body2" role="status" color={why === null ? 'textSecondary' : 'error'} sx={words}>
        {isSaved && <CheckIcon aria-hidden sx={{ fontSize: 16, mr: 1, verticalAlign: '-3px' }} />}
        {why ?? quietText(state, t)}
      </Typography>
      {state.failure !== null && (
        <Button size="small" onClick={onRetry} loading={state.isSaving}>
          {t('phase.saveAgain')}
        </Button>
      )}
      {missing.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
          {t('phase.requiredEmpty', { count: missing.length })}
        </Typography>
      )}
    </Box>
  )
}

const line = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 3,
  minHeight: 36,
  py: 1,
  bgcolor: 'background.paper',
} as const
const words = { overflowWrap: 'anywhere', maxWidth: '72ch' } as const

function whyNotSaved(phase: Phase, { failure, conflict, problems }: DeskState, t: TFunction): string | null {
  if (failure !== null) return t('phase.notSaved', { why: messageOf(failure) })
  const held = [...(conflict?.names ?? []), ...Object.keys(problems)]
  const labels = allFields(phase.requiredInputs).filter(({ name }) => held.includes(name))
  if (labels.length === 0) return null
  return t('phase.notSaved', { why: labels.map(({ label }) => label).join(', ') })
}

function quietText({ draft, isSaving, saved }: DeskState, t: TFunction): string {
  if (isSaving || isDirty(draft)) return t('phase.saving')
  return saved === null ? t('phase.savesItself') : t('phase.allSaved')
}

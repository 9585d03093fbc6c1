import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useTranslation } from 'react-i18next'
import type { Asked } from './DecisionDialog.tsx'
import { SeveralBar } from './SeveralBar.tsx'
import './locales/en.ts'
import type { useSelection } from './use-selection.ts'

interface SeveralProps {
  phase: Phase
  selection: ReturnType<typeof useSelection>
  total: number
  onAsk: (asked: Asked) => void
}

/** Of those that are selected: how many, and what is done with them together. */
export const Several = ({ phase, selection, total, onAsk }: SeveralProps) => (
  <>
    <SeveralBar
      phaseId={phase.id}
      initiativeId={phase.initiativeId}
      selected={selection.selected}
      onAsk={onAsk}
      onClear={selection.clear}
    />
    <SelectAll count={selection.selected.length} total={total} onToggle={selection.toggleAll} />
  </>
)

function SelectAll({ count, total, onToggle }: { count: number; total: number; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <FormControlLabel
      sx={{ ml: -1 }}
      control={
        <Checkbox size="small" checked={count === total} indeterminate={count < total} onChange={onToggle} />
      }
      label={t('observations.selectAll')}
    />
  )
}

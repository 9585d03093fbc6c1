import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canRemovePhase, removePhase } from '../model/phase-changes.ts'
import { findPhase, useEditor, useEditorValue } from '../model/use-editor.ts'

interface RemovePhaseProps {
  phaseId: string
  onRemoved: () => void
}

/** Takes a phase out after asking; the first one stays, and says so (Document 2, 4.6). */
export function RemovePhase({ phaseId, onRemoved }: RemovePhaseProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const canRemove = useEditorValue((draft) => canRemovePhase(draft, phaseId))
  const isFirst = useEditorValue((draft) => draft.phases[0]?.id === phaseId)
  const [asking, setAsking] = useState(false)
  const id = useId()
  const name = findPhase(editor.getDraft(), phaseId)?.name.trim()
  const shown = name === undefined || name === '' ? t('templateEditor.unnamed') : name
  const remove = (): void => {
    setAsking(false)
    // The first is opened before this one goes, so that no other is drawn in between.
    onRemoved()
    editor.edit((draft) => void removePhase(draft, phaseId))
    showSuccess(t('templateEditor.phases.removed', { name: shown }))
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Button
        color="error"
        variant="outlined"
        startIcon={<DeleteIcon />}
        disabled={!canRemove}
        onClick={() => setAsking(true)}
        {...(canRemove ? {} : { 'aria-describedby': id })}
      >
        {t('templateEditor.phases.remove')}
      </Button>
      {!canRemove && (
        <Typography id={id} variant="caption" color="textSecondary">
          {t(isFirst ? 'templateEditor.phases.firstStays' : 'templateEditor.phases.formerFirstStays')}
        </Typography>
      )}
      <ConfirmDialog
        open={asking}
        title={t('templateEditor.phases.removeTitle')}
        text={t('templateEditor.phases.removeText')}
        subject={shown}
        confirmLabel={t('templateEditor.phases.remove')}
        tone="danger"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Box>
  )
}

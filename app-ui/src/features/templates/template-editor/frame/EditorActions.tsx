import RedoIcon from '@mui/icons-material/RedoRounded'
import SaveIcon from '@mui/icons-material/SaveRounded'
import UndoIcon from '@mui/icons-material/UndoRounded'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorStore } from '../model/editor-store.ts'
import { useSteps } from '../model/use-editor.ts'

interface EditorActionsProps {
  editor: EditorStore
  isSaving: boolean
  onSave: () => void
}

/** Undo, redo and save, in the page's header (Document 2, 2.4). */
export function EditorActions({ editor, isSaving, onSave }: EditorActionsProps) {
  const { t } = useTranslation()
  const { canUndo, canRedo } = useSteps(editor)
  return (
    <>
      <StepButton label={t('templateEditor.undo')} isPossible={canUndo} onClick={editor.undo}>
        <UndoIcon fontSize="small" />
      </StepButton>
      <StepButton label={t('templateEditor.redo')} isPossible={canRedo} onClick={editor.redo}>
        <RedoIcon fontSize="small" />
      </StepButton>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        aria-disabled={isSaving}
        onClick={() => !isSaving && onSave()}
      >
        {isSaving ? t('templateEditor.saving') : t('templateEditor.save')}
      </Button>
    </>
  )
}

interface StepButtonProps {
  label: string
  isPossible: boolean
  onClick: () => void
  children: ReactNode
}

/** Keeps the focus when the last step is taken. */
function StepButton({ label, isPossible, onClick, children }: StepButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={onClick}
        sx={isPossible ? {} : { color: 'action.disabled' }}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}

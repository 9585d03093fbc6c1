import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded'
import IconButton from '@mui/material/IconButton'
import { neighbourOf } from '@parley/ui-kit/components/sortable/sorting.ts'
import { showUndo } from '@parley/ui-kit/components/toasts.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import type { FieldDraft } from '../model/template-draft.ts'
import { useEditor } from '../model/use-editor.ts'
import { useBuilder } from './builder-context.ts'
import { duplicateField, fieldsOf, findField, removeField, restoreField } from './inputs-changes.ts'

interface FieldActionsProps {
  field: FieldDraft
  name: string
  isOpen: boolean
  onToggle: () => void
}

/** The buttons of a field: copies it, deletes it with a way back, and unfolds its settings. */
export function FieldActions({ field, name, isOpen, onToggle }: FieldActionsProps) {
  const { t } = useTranslation()
  const builder = useBuilder()
  const editor = useEditor()
  const isFixed = field.isFixed === true
  const remove = (): void => {
    const inputs = builder.inputsIn(editor.getDraft())
    const found = inputs && findField(inputs, field.id)
    if (inputs === undefined || found === undefined) return
    builder.fields.focusSoon(neighbourOf(fieldsOf(inputs, found.groupId) ?? [], field.id))
    builder.edit((draft) => removeField(draft, field.id))
    showUndo(t('builders.inputs.fieldDeleted', { name }), t('builders.undo'), () =>
      builder.edit((draft) => restoreField(draft, found)),
    )
  }
  const duplicate = (): void =>
    builder.edit((inputs) => {
      builder.added.keep(duplicateField(inputs, field.id))
    })
  return (
    <>
      <Action label={t('builders.inputs.duplicate', { name })} onClick={duplicate}>
        <CopyIcon sx={{ fontSize: 18 }} />
      </Action>
      <Action
        label={t('builders.inputs.deleteField', { name })}
        disabled={isFixed}
        reason={isFixed ? t('builders.inputs.fixedHelp') : undefined}
        onClick={remove}
      >
        <DeleteIcon sx={{ fontSize: 18 }} />
      </Action>
      <IconButton
        size="small"
        aria-expanded={isOpen}
        aria-label={t('builders.inputs.settings', { name })}
        onClick={onToggle}
      >
        <ExpandMoreIcon aria-hidden sx={{ fontSize: 20, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </IconButton>
    </>
  )
}

interface ActionProps {
  label: string
  onClick: () => void
  disabled?: boolean
  reason?: string | undefined
  children: ReactNode
}

function Action({ label, onClick, disabled = false, reason, children }: ActionProps) {
  return (
    // A disabled button shows no title of its own.
    <span title={reason ?? label}>
      <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  )
}

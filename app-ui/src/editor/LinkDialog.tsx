import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { linkFrom } from '@parley/contracts/rich-text.ts'
import { FormDialog } from '@parley/ui-kit/components/FormDialog.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

interface LinkDialogProps {
  /** Of the link that the cursor is in; empty for a new one. */
  address: string
  /** Whether words have to be given, since none are chosen. */
  asksForText: boolean
  onSave: (address: string, text: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Asks where a link leads; Add and Update need a URL (Document 1, section 5). */
export function LinkDialog({ address, asksForText, onSave, onRemove, onClose }: LinkDialogProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(address)
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const isNew = address === ''
  const submit = (): void => {
    const link = linkFrom(typed)
    if (link === undefined) setIsWrong(true)
    else onSave(link, text.trim() === '' ? typed.trim() : text.trim())
  }
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={t(isNew ? 'editor.addLink' : 'editor.editLink')}
      submitLabel={t(isNew ? 'editor.add' : 'editor.update')}
      submitDisabled={typed.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
      extra={
        !isNew && (
          <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
            {t('editor.removeLink')}
          </Button>
        )
      }
    >
      <TextField
        autoFocus
        required
        label={t('editor.url')}
        value={typed}
        error={isWrong}
        helperText={t(isWrong ? 'editor.urlWrong' : 'editor.urlHelp')}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsWrong(false)
        }}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
      />
      {asksForText && (
        <TextField
          label={t('editor.linkText')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </FormDialog>
  )
}

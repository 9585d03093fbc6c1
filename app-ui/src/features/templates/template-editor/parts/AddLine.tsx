import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { announce } from '@parley/ui-kit/components/sortable/announce.ts'
import { useState, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import { linesOf } from '../phases/list-changes.ts'

interface AddLineProps {
  label: string
  helperText?: string
  /** Of the button, where 'Add' says too little. */
  addLabel?: string
  maxLength: number
  /** How many more there is room for. */
  room: number
  /** Why nothing can be added, where there is no room. */
  fullText: string
  /** Trimmed and not blank; how many were taken. */
  onAdd: (texts: string[]) => number
  /** Pasted lines become one each; else they are pasted as they are. */
  splitsLines?: boolean
}

/** Adds a text with Enter or the button; blank ones are not added (Document 2, section 5). */
export function AddLine(props: AddLineProps) {
  const { t } = useTranslation()
  const { label, helperText, addLabel, maxLength, room, fullText, onAdd, splitsLines = false } = props
  const [text, setText] = useState('')
  const isFull = room <= 0
  const add = (): void => {
    if (text.trim() === '' || isFull) return
    if (onAdd([text.trim()]) > 0) setText('')
  }
  const paste = (event: ClipboardEvent): void => {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (!splitsLines || lines.length < 2 || isFull) return
    event.preventDefault()
    const added = onAdd(lines)
    announce(
      added < lines.length
        ? t('builders.leftOut', { added, count: lines.length })
        : t('builders.pasted', { count: added }),
    )
    // What found no room stays to be seen.
    if (added < lines.length) setText(lines.slice(added).join(' '))
  }
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <TextField
        label={label}
        helperText={isFull ? fullText : helperText}
        value={text}
        disabled={isFull}
        onChange={({ target }) => setText(target.value)}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        slotProps={{ htmlInput: { maxLength } }}
      />
      <Button variant="outlined" onClick={add} disabled={isFull || text.trim() === ''} sx={{ minHeight: 40 }}>
        {addLabel ?? t('builders.add')}
      </Button>
    </Box>
  )
}

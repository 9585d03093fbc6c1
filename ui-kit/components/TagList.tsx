import RemoveIcon from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TagListProps {
  /** Of the text box. */
  label: string
  placeholder?: string | undefined
  helperText?: string | undefined
  /** Marks the label; the form says what is missing. */
  required?: boolean
  value: readonly string[]
  onChange: (tags: string[]) => void
  /** The accessible name of a tag's remove button. */
  removeLabel?: (tag: string) => string
  maxLength?: number
  disabled?: boolean
}

/** Whether it is written large or small makes no other tag. */
const folded = (tag: string): string => tag.toLowerCase()

/** Texts added with Enter or the Add button; blank ones and repetitions are not added. */
export function TagList(props: TagListProps) {
  const { t } = useTranslation()
  const { label, placeholder, helperText, value, onChange, maxLength = 500, disabled = false } = props
  const [text, setText] = useState('')
  const add = (): void => {
    const tag = text.trim()
    if (tag === '') return
    if (value.every((other) => folded(other) !== folded(tag))) onChange([...value, tag])
    setText('')
  }
  const remove = (tag: string): void => onChange(value.filter((other) => other !== tag))
  const removeLabel = props.removeLabel ?? ((tag: string) => t('common.removeNamed', { name: tag }))
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          label={label}
          required={props.required === true}
          helperText={helperText}
          {...(placeholder === undefined ? {} : { placeholder })}
          value={text}
          disabled={disabled}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter adds; it would submit the form around. An input method's own Enter is left alone.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
          slotProps={{ htmlInput: { maxLength } }}
        />
        <Button
          variant="outlined"
          onClick={add}
          sx={{ minHeight: 40 }}
          disabled={disabled || text.trim() === ''}
        >
          {t('common.add')}
        </Button>
      </Box>
      {value.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {value.map((tag) => (
            <Box component="li" key={tag} sx={tagStyle}>
              <span>{tag}</span>
              <IconButton
                size="small"
                disabled={disabled}
                aria-label={removeLabel(tag)}
                onClick={() => remove(tag)}
              >
                <RemoveIcon sx={{ fontSize: 16 }} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

const tagStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pl: 2.5,
  pr: 0.5,
  minHeight: 28,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  '& button': { p: 0.75 },
} as const

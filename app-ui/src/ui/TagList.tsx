import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TagListProps {
  /** Of the text box. */
  label: string
  placeholder?: string
  value: readonly string[]
  onChange: (tags: string[]) => void
  /** The accessible name of a tag's remove button. */
  removeLabel?: (tag: string) => string
  maxLength?: number
  disabled?: boolean
}

/** Texts added with Enter or the Add button; blank ones and repetitions are not added. */
export function TagList(props: TagListProps) {
  const { t } = useTranslation()
  const { label, placeholder, value, onChange, maxLength = 500, disabled = false } = props
  const [text, setText] = useState('')
  const add = (): void => {
    const tag = text.trim()
    if (tag === '') return
    if (!value.includes(tag)) onChange([...value, tag])
    setText('')
  }
  const remove = (tag: string): void => onChange(value.filter((other) => other !== tag))
  const removeLabel = props.removeLabel ?? ((tag: string) => `${t('common.remove')} ${tag}`)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <TextField
          label={label}
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
        <Button variant="outlined" onClick={add} disabled={disabled || text.trim() === ''}>
          {t('common.add')}
        </Button>
      </Box>
      {value.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {value.map((tag) => (
            <li key={tag}>
              <Chip
                label={tag}
                variant="outlined"
                disabled={disabled}
                onDelete={() => remove(tag)}
                deleteIcon={<RemoveButton label={removeLabel(tag)} />}
                sx={{ height: 'auto', minHeight: 26, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** The chip hands its own class and click to this. */
function RemoveButton({ label, ...given }: { label: string } & React.ComponentProps<'button'>) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      {...given}
      sx={{
        border: 0,
        p: 0,
        width: 18,
        height: 18,
        borderRadius: '50%',
        bgcolor: 'transparent',
        color: 'text.secondary',
        cursor: 'pointer',
        font: 'inherit',
        lineHeight: 1,
        '&:hover': { color: 'text.primary' },
      }}
    >
      <span aria-hidden>×</span>
    </Box>
  )
}

import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import InputBase from '@mui/material/InputBase'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'

interface InlineTextProps {
  /** Its accessible name. */
  label: string
  value: string
  /** With every key, so that nothing is lost when the template is saved while one types. */
  onChange: (text: string) => void
  maxLength: number
  placeholder?: string
  /** Grows with its text; Enter ends the edit all the same. */
  multiline?: boolean
  problem?: string | undefined
  weight?: number
  /** Leaving it blank is no mistake. */
  mayBeBlank?: boolean
  /** Asked when it appears: whether it is new and should be written over. */
  isNew?: (() => boolean) | undefined
}

/**
 * A text that is edited where it stands: Enter or leaving it ends the edit, Escape takes it back, and so does leaving
 * it blank (Document 2, 4.6).
 */
export function InlineText(props: InlineTextProps) {
  const { label, value, onChange, maxLength, placeholder, multiline = false, problem, weight = 400 } = props
  const { mayBeBlank = false, isNew } = props
  const id = useId()
  const before = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  const isNewNow = useRef(isNew)
  useEffect(() => {
    if (isNewNow.current?.() !== true) return
    input.current?.focus()
    input.current?.select()
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onChange(before.current)
    } else if (event.key !== 'Enter') return
    event.preventDefault()
    event.currentTarget.blur()
  }
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <InputBase
        fullWidth
        multiline={multiline}
        value={value}
        inputRef={input}
        {...(placeholder === undefined ? {} : { placeholder })}
        inputProps={{
          'aria-label': label,
          maxLength,
          'aria-invalid': problem !== undefined,
          ...(problem === undefined ? {} : { 'aria-describedby': id }),
        }}
        onFocus={() => {
          before.current = value
        }}
        onBlur={() => {
          if (!mayBeBlank && value.trim() === '' && before.current.trim() !== '') onChange(before.current)
        }}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        sx={[inlineLook, { fontWeight: weight }, problem !== undefined && { borderColor: 'error.main' }]}
      />
      {problem !== undefined && (
        <FormHelperText error id={id} sx={{ mx: 2 }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  )
}

const inlineLook = {
  px: 2,
  py: 1,
  minHeight: 32,
  borderRadius: '6px',
  border: '1px solid transparent',
  '&:hover': { borderColor: 'divider' },
  '&.Mui-focused': { borderColor: 'primary.main', bgcolor: 'background.paper' },
  '& .MuiInputBase-input': { p: 0, height: 'auto', textOverflow: 'ellipsis', lineHeight: 1.5 },
  '& .MuiInputBase-input:focus-visible': { outline: 'none' },
  // The library's own is too pale to be read.
  '& .MuiInputBase-input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const

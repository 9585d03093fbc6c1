import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'

export interface ListChoiceProps {
  label: string
  value: string
  /** Value to text, in their order. */
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
  /** How wide it is. */
  sx?: TextFieldProps['sx']
}

/** One filter, or the order, of a list; a value that is none of them shows the first. */
export function ListChoice({ label, value, options, onChange, sx = { minWidth: 150 } }: ListChoiceProps) {
  const known = options.some(([one]) => one === value)
  return (
    <TextField
      select
      fullWidth={false}
      sx={sx}
      label={label}
      value={known ? value : (options[0]?.[0] ?? '')}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([one, text]) => (
        <MenuItem key={one} value={one}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}

import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

interface ListChoiceProps {
  label: string
  value: string
  /** Value to text, in their order. */
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

/** One filter, or the order, of a list. */
export function ListChoice({ label, value, options, onChange }: ListChoiceProps) {
  const known = options.some(([one]) => one === value)
  return (
    <TextField
      select
      fullWidth={false}
      sx={{ minWidth: 150 }}
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

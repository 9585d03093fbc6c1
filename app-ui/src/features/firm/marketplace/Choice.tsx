import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

interface ChoiceProps {
  label: string
  /** What nothing chosen stands for. */
  all: string
  value: string
  options: readonly { id: string; name: string }[]
  onChange: (value: string) => void
}

/** One filter of a part of the marketplace. */
export function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={options.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 200 } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

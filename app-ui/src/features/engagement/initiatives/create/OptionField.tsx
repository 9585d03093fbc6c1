import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

interface OptionFieldProps {
  label: string
  value: string
  options: readonly { id: string; name: string }[]
  onChange: (id: string) => void
}

export function OptionField({ label, value, options, onChange }: OptionFieldProps) {
  return (
    <TextField
      select
      required
      label={label}
      value={options.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'

type DayFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'slotProps' | 'variant'> & {
  /** A day of the calendar (`2026-11-21`); '' where there is none. */
  value: string
  onDay: (day: string) => void
  /** Of the input itself. */
  htmlInput?: Record<string, unknown>
}

/** While a year is being typed, a browser offers days of the years 2, 20 and 202. */
const earliest = '2000-01-01'
/** And lets years have six digits. */
const latest = '9999-12-31'

/** A day, typed or picked; what is half typed stays as it stands until the field is left. */
export function DayField({ value, onDay, htmlInput, ...given }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...given}
      type="date"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '' || target.value >= earliest) onDay(target.value)
      }}
      onBlur={() => setTyped(null)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { ...htmlInput, max: htmlInput?.max ?? latest } }}
    />
  )
}

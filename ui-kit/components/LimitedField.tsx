import Box from '@mui/material/Box'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { formatNumber } from '../i18n/format.ts'
import { limitOf, type Limited } from '../lib/text-limit.ts'

type LimitedFieldProps = Omit<TextFieldProps, 'slotProps' | 'variant'> & {
  /** In characters; or whose schema names it: the route that the text is sent to, and the field there. */
  limit: readonly [Limited, string] | number | undefined
  /** Of the input itself. */
  htmlInput?: Record<string, unknown>
}

/** The share of the limit from which on it is shown. */
const nearby = 0.9

/** A text that takes no more than the server does, and says so before the end is reached. */
export function LimitedField({ limit, htmlInput, ...given }: LimitedFieldProps) {
  const max = typeof limit === 'object' ? limitOf(...limit) : limit
  const [typed, setTyped] = useState(0)
  const length = typeof given.value === 'string' ? given.value.length : typed
  const count = max !== undefined && length >= max * nearby && (
    <Box component="span" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
      {`${formatNumber(length)} / ${formatNumber(max)}`}
    </Box>
  )
  return (
    <TextField
      {...given}
      onInput={({ target }) => setTyped((target as HTMLInputElement).value.length)}
      helperText={
        count === false ? (
          given.helperText
        ) : (
          <>
            {given.helperText}
            {count}
          </>
        )
      }
      slotProps={{ htmlInput: { ...htmlInput, ...(max !== undefined && { maxLength: max }) } }}
    />
  )
}

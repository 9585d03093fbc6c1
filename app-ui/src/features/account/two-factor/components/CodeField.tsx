import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import type { ComponentProps } from 'react'

/** Characters of a code of the authenticator (Document 3, section 5). */
export const codeLength = 6

interface CodeFieldProps extends Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'type' | 'inputMode' | 'autoComplete'
> {
  value: string
  /** With the digits alone, however they were typed or pasted. */
  onChange: (digits: string) => void
}

/** Takes the six digits of an authenticator; phones and password managers fill it. */
export function CodeField({ value, onChange, ...given }: CodeFieldProps) {
  return (
    <TextInput
      {...given}
      name="code"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, codeLength))}
      inputProps={{
        inputMode: 'numeric',
        style: { letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
      }}
    />
  )
}

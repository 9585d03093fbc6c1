import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId, type ReactNode } from 'react'

type TextInputProps = Omit<OutlinedInputProps, 'id' | 'error' | 'label'> & {
  label: string
  /** What is wrong, beside the field. */
  problem?: ReactNode
}

/**
 * A line of text, without what TextField brings along for menus: for the pages that load before sign-in.
 * Elsewhere use TextField.
 */
export function TextInput({ label, problem, ...given }: TextInputProps) {
  const id = useId()
  const isWrong = problem !== undefined && problem !== false && problem !== ''
  return (
    <FormControl fullWidth error={isWrong}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...given}
        id={id}
        label={label}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
      />
      {isWrong && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  )
}

import type { ComponentProps, ComponentType } from 'react'
import { TextInput } from '../../components/TextInput.tsx'
import type { stepUpTexts } from './locales/en.ts'

type Input = ComponentProps<typeof TextInput>

export interface ProofFieldProps {
  say: (text: keyof typeof stepUpTexts) => string
  email: string
  passwordField?: ComponentType<Input> | undefined
  byCode: boolean
  isWrong: boolean
  text: string
  setText: (text: string) => void
}

/** One field for either proof. */
export function ProofField(props: ProofFieldProps) {
  const { say, byCode, isWrong, passwordField: PasswordField = PlainPassword } = props
  const common: Pick<Input, 'autoFocus' | 'value' | 'onChange'> = {
    autoFocus: true,
    value: props.text,
    onChange: (event) => props.setText(event.target.value),
  }
  if (byCode)
    return (
      <TextInput
        key="code"
        label={say('code')}
        name="code"
        autoComplete="one-time-code"
        problem={isWrong && say('wrongCode')}
        {...common}
      />
    )
  return (
    <>
      {/* Password managers look for whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={props.email} readOnly hidden />
      <PasswordField
        key="password"
        label={say('password')}
        name="password"
        autoComplete="current-password"
        problem={isWrong && say('wrongPassword')}
        {...common}
      />
    </>
  )
}

const PlainPassword = (props: Input) => <TextInput {...props} type="password" />

import { TextInput } from '@parley/ui-kit/components/TextInput.tsx'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

type EmailFieldProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'onChange'> & {
  onChange: (email: string) => void
}

/** The address that somebody signs in with, as password managers know it. */
export function EmailField({ onChange, ...props }: EmailFieldProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      {...props}
      label={t('session.email')}
      type="email"
      name="email"
      autoComplete="username"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

import { LimitedField } from '@parley/ui-kit/components/LimitedField.tsx'
import { useTranslation } from 'react-i18next'
import { type EndpointField, endpointFields, placeholderIn, type SsoForm } from '../use-sso-form.ts'
import { CopyField } from './CopyField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const secretHelp = {
  kept: 'sso.dialog.secretKept',
  again: 'sso.dialog.secretAgain',
  needed: 'sso.dialog.secretNeeded',
} as const

interface ProviderFieldsProps {
  form: SsoForm
  /** One that is stored is never shown, and is for the addresses that it was stored with alone. */
  secret: keyof typeof secretHelp
  redirectUri: string
}

/** What one gets from the provider, and the one thing that it needs to know. */
export function ProviderFields({ form, secret, redirectUri }: ProviderFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t('sso.dialog.credentials')}>
        <CopyField
          label={t('sso.dialog.redirectUri')}
          value={redirectUri}
          error={form.problemOf('redirectUri') !== undefined}
          helperText={form.problemOf('redirectUri') ?? t('sso.dialog.redirectHelp')}
        />
        <LimitedField
          {...form.limited('clientId')}
          label={t('sso.dialog.clientId')}
          required
          autoFocus
          helperText={form.problemOf('clientId') ?? t('sso.dialog.clientIdHelp')}
          htmlInput={{ autoComplete: 'off', spellCheck: false }}
        />
        <LimitedField
          {...form.limited('clientSecret')}
          label={t('sso.dialog.clientSecret')}
          required={secret !== 'kept'}
          type="password"
          placeholder={secret === 'kept' ? '••••••••••••' : ''}
          helperText={form.problemOf('clientSecret') ?? t(secretHelp[secret])}
          // No password of a person: nothing is to be filled in or kept by a password manager.
          htmlInput={{ autoComplete: 'off', 'data-1p-ignore': true, 'data-lpignore': 'true' }}
        />
      </FieldGroup>
      <FieldGroup title={t('sso.dialog.endpoints')}>
        {endpointFields.map((field) => (
          <EndpointInput key={field} field={field} form={form} />
        ))}
      </FieldGroup>
    </>
  )
}

function EndpointInput({ field, form }: { field: EndpointField; form: ProviderFieldsProps['form'] }) {
  const { t } = useTranslation()
  const placeholder = placeholderIn(form.values[field])
  const help = placeholder === undefined ? undefined : t('sso.dialog.placeholders', { placeholder })
  return (
    <LimitedField
      {...form.limited(field)}
      label={t(`sso.dialog.${field}`)}
      required
      type="url"
      placeholder="https://"
      helperText={form.problemOf(field) ?? help}
      htmlInput={{ autoComplete: 'off', spellCheck: false }}
    />
  )
}

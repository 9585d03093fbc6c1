import { updateSso } from '@parley/contracts/http/sso.ts'
import { useTranslation } from 'react-i18next'
import { LimitedField } from '../../../../ui/LimitedField.tsx'
import type { RowForm } from '../../../records/editing/parts.ts'
import type { ConfiguredSso } from '../sso-access.ts'
import { type EndpointField, endpointFields, placeholderIn, type SsoValues } from '../use-sso-form.ts'
import { CopyField } from './CopyField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const secretHelp = {
  kept: 'sso.dialog.secretKept',
  again: 'sso.dialog.secretAgain',
  needed: 'sso.dialog.secretNeeded',
} as const

interface ProviderFieldsProps {
  form: RowForm<ConfiguredSso, SsoValues>
  /** One that is stored is never shown, and is for the addresses that it was stored with alone. */
  secret: keyof typeof secretHelp
  redirectUri: string
}

/** What one gets from the provider, and the one thing that it needs to know. */
export function ProviderFields({ form, secret, redirectUri }: ProviderFieldsProps) {
  const { t } = useTranslation()
  const { values, change, errors } = form
  return (
    <>
      <FieldGroup title={t('sso.dialog.credentials')}>
        <CopyField
          label={t('sso.dialog.redirectUri')}
          value={redirectUri}
          error={errors.redirectUri !== undefined}
          helperText={errors.redirectUri ?? t('sso.dialog.redirectHelp')}
        />
        <LimitedField
          limit={[updateSso, 'clientId']}
          label={t('sso.dialog.clientId')}
          required
          autoFocus
          value={values.clientId}
          onChange={({ target }) => change({ clientId: target.value })}
          error={errors.clientId !== undefined}
          helperText={errors.clientId ?? t('sso.dialog.clientIdHelp')}
          htmlInput={{ autoComplete: 'off', spellCheck: false }}
        />
        <LimitedField
          limit={[updateSso, 'clientSecret']}
          label={t('sso.dialog.clientSecret')}
          required={secret !== 'kept'}
          type="password"
          placeholder={secret === 'kept' ? '••••••••••••' : ''}
          value={values.clientSecret}
          onChange={({ target }) => change({ clientSecret: target.value })}
          error={errors.clientSecret !== undefined}
          helperText={errors.clientSecret ?? t(secretHelp[secret])}
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
  const value = form.values[field]
  const placeholder = placeholderIn(value)
  const problem = form.errors[field]
  const help = placeholder === undefined ? undefined : t('sso.dialog.placeholders', { placeholder })
  return (
    <LimitedField
      limit={[updateSso, field]}
      label={t(`sso.dialog.${field}`)}
      required
      type="url"
      placeholder="https://"
      value={value}
      onChange={({ target }) => form.change({ [field]: target.value })}
      error={problem !== undefined}
      helperText={problem ?? help}
      htmlInput={{ autoComplete: 'off', spellCheck: false }}
    />
  )
}

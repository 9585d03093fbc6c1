import Alert from '@mui/material/Alert'
import type { SsoProvider, SsoSettings } from '@parley/contracts/http/sso.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import { RecordDialog } from '../../../records/editing/parts.ts'
import { type ConfiguredSso, configuredOf, redirectUriOf } from '../sso-access.ts'
import { isComplete, isOtherEndpoint, isOtherSource, useSsoForm } from '../use-sso-form.ts'
import { PeopleFields } from './PeopleFields.tsx'
import { ProviderFields } from './ProviderFields.tsx'

interface ConfigurationDialogProps {
  tenantId: string
  provider: SsoProvider
  settings: SsoSettings
  onClose: () => void
}

/** The six fields of a provider, and who signs in with it (Document 3, SSO configuration; decisions D7). */
export function ConfigurationDialog({ tenantId, provider, settings, onClose }: ConfigurationDialogProps) {
  const { t } = useTranslation()
  const onSaved = (): void => {
    showSuccess(t('common.saved'))
    onClose()
  }
  const form = useSsoForm({ tenantId, provider, settings, onSaved })
  const row = configuredOf(settings)
  const before = row?.provider
  const hasSecret = before === provider && settings.hasClientSecret
  const keepsSecret = hasSecret && row !== undefined && !isOtherEndpoint(form.values, row)
  const lineOf = (row: ConfiguredSso): string =>
    t('sso.dialog.theirs', {
      provider: t(`sso.name.${row.provider}`),
      clientId: row.clientId,
      domain: row.emailDomain ?? t('sso.noDomain'),
    })
  return (
    <RecordDialog
      form={form}
      title={
        provider === 'custom'
          ? t('sso.dialog.customTitle')
          : t('sso.dialog.title', { name: t(`sso.name.${provider}`) })
      }
      isComplete={isComplete(form.values, !keepsSecret)}
      lineOf={lineOf}
      onClose={onClose}
    >
      {before !== undefined && before !== provider && (
        <Alert severity="warning">{t('sso.dialog.replaces', { name: t(`sso.name.${before}`) })}</Alert>
      )}
      {row?.domain.state === 'verified' && isOtherSource(provider, form.values, row) && (
        <Alert severity="warning">{t('sso.dialog.sourceAnew')}</Alert>
      )}
      <ProviderFields
        form={form}
        secret={keepsSecret ? 'kept' : hasSecret ? 'again' : 'needed'}
        redirectUri={redirectUriOf(settings)}
      />
      <PeopleFields form={form} verifiedDomain={verifiedDomainOf(settings)} />
    </RecordDialog>
  )
}

const verifiedDomainOf = ({ domain, emailDomain }: SsoSettings): string | null =>
  domain.state === 'verified' ? emailDomain : null

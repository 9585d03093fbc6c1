import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getSso, type SsoSettings, verifySsoDomain } from '@parley/contracts/http/sso.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useTranslation } from 'react-i18next'
import type { ConfiguredSso } from '../sso-access.ts'
import { useRoleOfNewPeople } from '../use-role-of-new-people.ts'
import { CopyField } from './CopyField.tsx'

interface DomainProofProps {
  tenantId: string
  configured: ConfiguredSso
  record: NonNullable<SsoSettings['domain']['record']>
}

/** The record that proves a domain, and the check for it (decisions D11, Clients). */
export function DomainProof({ tenantId, configured, record }: DomainProofProps) {
  const { t } = useTranslation()
  const role = useRoleOfNewPeople(configured)
  const domain = configured.emailDomain ?? ''
  const verify = useRouteMutation(verifySsoDomain, [getSso])
  const check = (): void =>
    verify.mutate(
      { params: { id: tenantId } },
      { onSuccess: () => showSuccess(t('sso.verify.done', { domain })) },
    )
  return (
    <Box
      role="group"
      aria-label={t('sso.verify.title', { domain })}
      sx={{ p: 4, border: 1, borderColor: 'divider', borderRadius: '10px' }}
    >
      <Typography variant="subtitle1" component="h3">
        {t('sso.verify.title', { domain })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4, maxWidth: '72ch' }}>
        {t('sso.verify.text')}
        {configured.provisioning === 'unconfirmed' && ` ${t('sso.verify.confirms', { role })}`}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <CopyField label={t('sso.verify.name')} value={record.name} />
        <CopyField label={t('sso.verify.value')} value={record.value} />
      </Box>
      {verify.isError && (
        <Alert severity="warning" role="alert" sx={{ mt: 4 }}>
          {messageOf(verify.error)}
        </Alert>
      )}
      <Button variant="outlined" sx={{ mt: 4 }} loading={verify.isPending} onClick={check}>
        {t('sso.verify.check')}
      </Button>
    </Box>
  )
}

import KeyIcon from '@mui/icons-material/KeyRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SsoProvider } from '@parley/contracts/http/sso.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConfiguredSso, ssoState } from '../sso-access.ts'
import { ConfigurationFacts } from './ConfigurationFacts.tsx'
import { DomainProof } from './DomainProof.tsx'
import { RemoveSsoDialog } from './RemoveSsoDialog.tsx'
import { TestSsoDialog } from './TestSsoDialog.tsx'

interface CurrentConfigurationProps {
  tenantId: string
  configured: ConfiguredSso | undefined
  /** Undefined for those who may only look. */
  onEdit: ((provider: SsoProvider) => void) | undefined
}

const tones = { active: 'success', unverified: 'warning', inactive: 'neutral' } as const

/** What is configured, and what can be done about it. */
export function CurrentConfiguration({ tenantId, configured, onEdit }: CurrentConfigurationProps) {
  const { t } = useTranslation()
  if (configured === undefined) {
    return (
      <Section title={t('sso.current')}>
        <EmptyState
          compact
          icon={KeyIcon}
          title={t('sso.noneTitle')}
          text={t(onEdit === undefined ? 'sso.noneTextReadOnly' : 'sso.noneText')}
        />
      </Section>
    )
  }
  const { domain } = configured
  const state = ssoState(configured)
  return (
    <Section
      title={t('sso.current')}
      meta={
        <StatusBadge dot tone={tones[state]}>
          {t(`sso.${state}`)}
        </StatusBadge>
      }
      actions={onEdit && <ConfigurationActions tenantId={tenantId} configured={configured} onEdit={onEdit} />}
    >
      <Stack>
        {onEdit !== undefined && domain.record !== null && domain.state === 'pending' && (
          <DomainProof tenantId={tenantId} configured={configured} record={domain.record} />
        )}
        <ConfigurationFacts configured={configured} />
      </Stack>
    </Section>
  )
}

const Stack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>{children}</Box>
)

type ActionsProps = Required<Pick<CurrentConfigurationProps, 'tenantId'>> & {
  configured: ConfiguredSso
  onEdit: (provider: SsoProvider) => void
}

function ConfigurationActions({ tenantId, configured, onEdit }: ActionsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'test' | 'remove'>()
  const close = (): void => setOpen(undefined)
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" onClick={() => onEdit(configured.provider)}>
        {t('sso.edit')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => setOpen('test')}>
        {t('sso.test')}
      </Button>
      <Button size="small" color="error" onClick={() => setOpen('remove')}>
        {t('sso.remove')}
      </Button>
      {open === 'test' && <TestSsoDialog tenantId={tenantId} onClose={close} />}
      {open === 'remove' && <RemoveSsoDialog tenantId={tenantId} configured={configured} onClose={close} />}
    </Box>
  )
}

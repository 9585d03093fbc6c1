import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { getSso, type SsoProvider, type SsoSettings } from '@parley/contracts/http/sso.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, can } from '../../session/index.ts'
import { configuredOf } from '../sso-access.ts'
import '../locales/en.ts'
import { ConfigurationDialog } from './ConfigurationDialog.tsx'
import { CurrentConfiguration } from './CurrentConfiguration.tsx'
import { ProviderTiles } from './ProviderTiles.tsx'
import { SsoCounts } from './SsoCounts.tsx'

interface SsoSettingsPanelProps {
  client: { id: string; name: string }
}

/** Single sign-on of the client that one is in (Document 3, SSO configuration). */
export function SsoSettingsPanel({ client }: SsoSettingsPanelProps) {
  const { t } = useTranslation()
  // What is edited is read anew, so that the edit is made from the record as it is.
  const settings = useRouteQuery(getSso, { params: { id: client.id } }, { staleTime: 0 })
  const mayManage = can(useUser(), 'manage_integrations')
  return (
    <QueryView
      quiet
      query={settings}
      failed={t('sso.loadFailed')}
      skeleton={
        <LoadingRegion>
          <TextSkeleton lines={mayManage ? 12 : 8} />
        </LoadingRegion>
      }
    >
      {(data) => <Loaded client={client} settings={data} />}
    </QueryView>
  )
}

function Loaded({ client, settings }: SsoSettingsPanelProps & { settings: SsoSettings }) {
  const { t } = useTranslation()
  const mayManage = can(useUser(), 'manage_integrations')
  const [edited, edit] = useState<SsoProvider>()
  const configured = configuredOf(settings)
  return (
    <>
      {!mayManage && <Alert severity="info">{t('sso.readOnly')}</Alert>}
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {t('sso.intro', { client: client.name })}
      </Typography>
      <SsoCounts settings={configured} />
      <CurrentConfiguration
        tenantId={client.id}
        configured={configured}
        onEdit={mayManage ? edit : undefined}
      />
      <Section title={t('sso.providers')}>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('sso.providersHelp')}
        </Typography>
        <ProviderTiles configured={configured?.provider} onChoose={mayManage ? edit : undefined} />
      </Section>
      {edited !== undefined && (
        <ConfigurationDialog
          tenantId={client.id}
          provider={edited}
          settings={settings}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  )
}

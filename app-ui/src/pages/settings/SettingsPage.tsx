import SettingsIcon from '@mui/icons-material/SettingsRounded'
import KeyIcon from '@mui/icons-material/KeyRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { PartTabs } from '@parley/ui-kit/components/PartTabs.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { AiSettings } from '../../features/firm/ai-settings/components/AiSettings.tsx'
import '../../features/firm/ai-settings/locales/en.ts'
import { StorageUse } from '../../features/knowledge/artifacts/components/StorageUse.tsx'
import { ClientPlace } from '../../features/firm/clients/components/ClientPlace.tsx'
import { MaturityPanel } from '../../features/firm/maturity/components/MaturityPanel.tsx'
import '../../features/firm/maturity/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { kindOf } from '../../features/account/session/session-user.ts'
import { SsoSettingsPanel } from '../../features/account/sso/components/SsoSettingsPanel.tsx'

/** The tabs of Document 3, Settings page, by their addresses. */
const tabs = { sso: '/settings/sso', maturity: '/maturity-level', ai: '/settings/ai' } as const
type SettingsTab = keyof typeof tabs
const tabNames: readonly SettingsTab[] = ['sso', 'maturity', 'ai']
/** A firm has no maturity level of its own; its clients' people rate themselves. */
const firmTabs: readonly SettingsTab[] = ['sso', 'ai']

/** The settings begin with what most people may set; single sign-on is set up once. */
export const FirstSettings = () => <Navigate to={tabs.ai} replace />

/**
 * Settings of the client that one is in (Document 3, Settings page). Whoever is in one finds them in the side menu, and
 * is shown no second one; to others, who come here for a client, the tabs are the way from one to another.
 */
export function SettingsPage() {
  const { t } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const tab = tabNames.find((name) => pathname.startsWith(tabs[name])) ?? 'ai'
  const kind = kindOf(useUser())
  if (kind === 'client')
    return (
      <Page key={tab} width="narrow">
        <ShownTab tab={tab} />
      </Page>
    )
  return (
    <Page width="narrow">
      <PartTabs
        id={id}
        label={t('settings.title')}
        parts={kind === 'firm' && tab !== 'maturity' ? firmTabs : tabNames}
        shown={tab}
        labelOf={(name) => t(`settings.tabs.${name}`)}
        onShow={(chosen) => void navigate(tabs[chosen] + search)}
      />
      <Box
        key={tab}
        role="tabpanel"
        id={`${id}-panel-${tab}`}
        aria-labelledby={`${id}-tab-${tab}`}
        sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
      >
        <ShownTab tab={tab} />
      </Box>
    </Page>
  )
}

function ShownTab({ tab }: { tab: SettingsTab }) {
  if (tab === 'maturity') return <MaturityTab />
  return (
    <ClientPlace key={tab} fallback={<NoClient tab={tab} />} header={<SettingsHeader tab={tab} />}>
      {(client) =>
        tab === 'ai' ? <AiTab key={client.id} clientId={client.id} /> : <SsoTab client={client} />
      }
    </ClientPlace>
  )
}

function AiTab({ clientId }: { clientId: string }) {
  return (
    <>
      <AiSettings clientId={clientId} />
      <StorageUse clientId={clientId} />
    </>
  )
}

function SsoTab({ client }: { client: { id: string; name: string } }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('sso.title')} icon={KeyIcon} />
      <SsoSettingsPanel key={client.id} client={client} />
    </>
  )
}

function SettingsHeader({ tab }: { tab: 'ai' | 'sso' }) {
  const { t } = useTranslation()
  return <PageHeader title={t(tab === 'ai' ? 'settings.title' : 'sso.title')} icon={SettingsIcon} />
}

function NoClient({ tab }: { tab: 'ai' | 'sso' }) {
  const { t } = useTranslation()
  return (
    <>
      <SettingsHeader tab={tab} />
      <EmptyState
        icon={SettingsIcon}
        title={t('settings.connectTitle')}
        text={t(tab === 'ai' ? 'settings.connectText' : 'sso.connectText')}
        action={<ToClients />}
      />
    </>
  )
}

function ToClients() {
  const { t } = useTranslation()
  if (kindOf(useUser()) === 'none') return null
  return (
    <Button variant="outlined" component={Link} to="/clients">
      {t('settings.toClients')}
    </Button>
  )
}

/**
 * The text of Document 3 (Placeholder pages) stands where it stands; below it the client rates itself.
 */
function MaturityTab() {
  const { t } = useTranslation()
  const { client, clientId } = useUser()
  return (
    <>
      <PageHeader title={t('settings.title')} icon={SettingsIcon} />
      <Box component="section" aria-labelledby="maturity-title">
        <Typography id="maturity-title" variant="h2">
          {t('settings.tabs.maturity')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '72ch' }}>
          {t('settings.maturityText')}
        </Typography>
        {client !== null && (
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '72ch' }}>
            {t('maturity.untilThen', { client: client.name })}
          </Typography>
        )}
      </Box>
      {clientId === null ? <NoClientToAssess /> : <MaturityPanel key={clientId} clientId={clientId} />}
    </>
  )
}

function NoClientToAssess() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={SettingsIcon}
      title={t('maturity.connectTitle')}
      text={t('maturity.connectText')}
      action={<ToClients />}
    />
  )
}

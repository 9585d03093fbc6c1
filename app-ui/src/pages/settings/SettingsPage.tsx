import SettingsIcon from '@mui/icons-material/SettingsRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { AiSettings } from '../../features/ai-settings/components/AiSettings.tsx'
import '../../features/ai-settings/texts.ts'
import { useUser } from '../../features/session/session-context.ts'
import { kindOf } from '../../features/session/session-user.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PartTabs } from '../../ui/PartTabs.tsx'

/** The tabs of Document 3, Settings page, by their addresses. */
const tabs = { maturity: '/maturity-level', ai: '/settings/ai' } as const
type SettingsTab = keyof typeof tabs
const tabNames: readonly SettingsTab[] = ['maturity', 'ai']

/** The settings begin with what can be set. */
export const FirstSettings = () => <Navigate to={tabs.ai} replace />

/** Settings of the client that one is in (Document 3, Settings page). */
export function SettingsPage() {
  const { t } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tab: SettingsTab = pathname.startsWith(tabs.maturity) ? 'maturity' : 'ai'
  return (
    <Page width="narrow">
      <PartTabs
        id={id}
        label={t('settings.title')}
        parts={tabNames}
        shown={tab}
        labelOf={(name) => t(`settings.tabs.${name}`)}
        onShow={(chosen) => void navigate(tabs[chosen])}
      />
      <Box
        key={tab}
        role="tabpanel"
        id={`${id}-panel-${tab}`}
        aria-labelledby={`${id}-tab-${tab}`}
        sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
      >
        {tab === 'ai' ? <AiTab /> : <MaturityTab />}
      </Box>
    </Page>
  )
}

/** Only from inside a client (Document 3, section 6). */
function AiTab() {
  const { t } = useTranslation()
  const user = useUser()
  if (user.clientId !== null) return <AiSettings key={user.clientId} clientId={user.clientId} />
  const toClients = kindOf(user) !== 'none' && (
    <Button variant="outlined" component={Link} to="/clients">
      {t('settings.toClients')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('settings.title')} icon={SettingsIcon} />
      <EmptyState
        icon={SettingsIcon}
        title={t('settings.connectTitle')}
        text={t('settings.connectText')}
        action={toClients}
      />
    </>
  )
}

function MaturityTab() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('settings.title')} icon={SettingsIcon} />
      <EmptyState title={t('settings.tabs.maturity')} text={t('settings.maturityText')} />
    </>
  )
}

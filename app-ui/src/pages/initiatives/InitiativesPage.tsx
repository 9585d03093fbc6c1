import InitiativesIcon from '@mui/icons-material/RocketLaunchRounded'
import Button from '@mui/material/Button'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { mayCreateInitiatives } from '../../features/engagement/initiatives/initiative-access.ts'
import { CreateButton } from '../../features/engagement/initiatives/list/CreateButton.tsx'
import { InitiativeList } from '../../features/engagement/initiatives/list/InitiativeList.tsx'
import { useListView } from '../../features/engagement/initiatives/list/use-list-view.ts'
import '../../features/engagement/initiatives/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { kindOf } from '../../features/account/session/session-user.ts'

/** The initiatives of a client, or of a firm across its clients (Document 1, section 2.4). */
export function InitiativesPage() {
  const kind = kindOf(useUser())
  return kind === 'client' || kind === 'firm' ? <Initiatives /> : <NoContext />
}

function Initiatives() {
  const { t } = useTranslation()
  const view = useListView()
  return (
    <Page width={view.layout === 'board' ? 'full' : 'content'}>
      <PageHeader
        title={t('initiatives.title')}
        icon={InitiativesIcon}
        actions={mayCreateInitiatives(useUser()) ? <CreateButton /> : undefined}
      />
      <InitiativeList view={view} />
    </Page>
  )
}

function NoContext() {
  const { t } = useTranslation()
  const isSuperAdmin = kindOf(useUser()) === 'super-admin'
  return (
    <Page>
      <PageHeader title={t('initiatives.title')} icon={InitiativesIcon} />
      <EmptyState
        icon={InitiativesIcon}
        title={t('initiatives.noneTitle')}
        text={t('initiatives.noContextText')}
        action={
          isSuperAdmin && (
            <Button variant="outlined" component={Link} to="/clients">
              {t('initiatives.goToClients')}
            </Button>
          )
        }
      />
    </Page>
  )
}

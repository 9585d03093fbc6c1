import ArtifactsIcon from '@mui/icons-material/DescriptionRounded'
import Button from '@mui/material/Button'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ArtifactLibrary } from '../../features/knowledge/artifacts/components/ArtifactLibrary.tsx'
import '../../features/knowledge/artifacts/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { kindOf } from '../../features/account/session/session-user.ts'

/** Documents of the client or the firm that one works in (Document 3, Artifacts page). */
export function ArtifactsPage() {
  const { t } = useTranslation()
  const user = useUser()
  const kind = kindOf(user)
  if (kind === 'client' && user.clientId !== null)
    return <ArtifactLibrary owner={{ kind: 'client', clientId: user.clientId }} />
  if (kind === 'firm') return <ArtifactLibrary owner={{ kind: 'firm' }} />
  return (
    <Page>
      <PageHeader title={t('artifacts.title')} icon={ArtifactsIcon} />
      <EmptyState
        icon={ArtifactsIcon}
        title={t('artifacts.noContextTitle')}
        text={t('artifacts.noContextText')}
        action={
          <Button variant="outlined" component={Link} to="/">
            {t('common.goToHome')}
          </Button>
        }
      />
    </Page>
  )
}

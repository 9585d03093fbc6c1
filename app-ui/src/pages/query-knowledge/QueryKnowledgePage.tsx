import QueryIcon from '@mui/icons-material/ManageSearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ClientChat } from '../../features/knowledge/knowledge/ClientChat.tsx'
import { FirmQuery } from '../../features/knowledge/knowledge/FirmQuery.tsx'
import '../../features/knowledge/knowledge/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { kindOf } from '../../features/account/session/session-user.ts'

/** Questions to what is known: a firm's search, a client's chat, or the way to one (Document 3, Query page). */
export function QueryKnowledgePage() {
  const { t } = useTranslation()
  const kind = kindOf(useUser())
  return (
    <Page>
      <PageHeader title={t('knowledge.title')} icon={QueryIcon} />
      {kind === 'firm' && <FirmQuery />}
      {kind === 'client' && <ClientChat />}
      {kind !== 'firm' && kind !== 'client' && <NoContext />}
    </Page>
  )
}

function NoContext() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={QueryIcon}
      title={t('knowledge.noContextTitle')}
      text={t('knowledge.noContextText')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
          <Button variant="outlined" component={Link} to="/clients">
            {t('knowledge.toClients')}
          </Button>
          <Button variant="outlined" component={Link} to="/consulting-firms">
            {t('knowledge.toFirms')}
          </Button>
        </Box>
      }
    />
  )
}

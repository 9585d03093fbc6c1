import BackIcon from '@mui/icons-material/ArrowBackRounded'
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { getClient } from '@parley/contracts/http/people.ts'
import { hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isAtWork, stateOf } from '../../features/firm/client-archives/archive-state.ts'
import { EraseSection } from '../../features/firm/client-archives/components/EraseSection.tsx'
import { ExportSection } from '../../features/firm/client-archives/components/ExportSection.tsx'
import { VerifyHelp } from '../../features/firm/client-archives/components/VerifyHelp.tsx'
import '../../features/firm/client-archives/locales/en.ts'
import { useClientArchives } from '../../features/firm/client-archives/use-client-archives.ts'
import { mayManageClients } from '../../features/firm/clients/client-access.ts'
import { useUser } from '../../features/account/session/session-context.ts'

/** Exports of everything that is a client's, and its erasure, for who manages the firm's clients. */
export function ClientArchivesPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  if (mayManageClients(useUser())) return <Archives key={id} clientId={id} />
  return (
    <Page width="narrow">
      <PageHeader title={t('clientArchives.export.list')} icon={ArchiveIcon} />
      <ForbiddenState />
    </Page>
  )
}

function Archives({ clientId }: { clientId: string }) {
  const { t } = useTranslation()
  const { isImpersonating } = useUser()
  const input = { params: { id: clientId } }
  const archives = useClientArchives(clientId)
  const client = useRouteQuery(getClient, input, { staleTime: 0 })
  const rows = archives.data ?? []
  const isErased = stateOf(rows).erased !== undefined
  const title = isErased
    ? t('clientArchives.titleOfErased')
    : client.data === undefined
      ? t('clientArchives.export.list')
      : t('clientArchives.title', { name: client.data.name })
  // What was erased is not there any more; its record is.
  const error = archives.error ?? (hasStatus(client.error, 404) && isErased ? null : client.error)
  const isThere = archives.data !== undefined && (client.data !== undefined || isErased)
  const both = {
    data: isThere ? rows : undefined,
    error,
    refetch: () => Promise.all([archives.refetch(), client.refetch()]),
  }
  return (
    <Page width="narrow">
      <PageHeader title={title} icon={ArchiveIcon} actions={<BackButton />} />
      <QueryView
        quiet
        query={both}
        skeleton={<TextSkeleton lines={6} />}
        failed={t('clientArchives.loadFailed')}
      >
        {() => (
          <>
            {isImpersonating && <Alert severity="info">{t('clientArchives.acting')}</Alert>}
            <ExportSection clientId={clientId} archives={rows} mayTake={!isImpersonating} />
            {rows.some(({ kind, ...row }) => kind === 'EXPORT' && !isAtWork({ kind, ...row })) && (
              <VerifyHelp />
            )}
            <EraseSection client={client.data} archives={rows} mayTake={!isImpersonating} />
          </>
        )}
      </QueryView>
    </Page>
  )
}

function BackButton() {
  const { t } = useTranslation()
  return (
    <Button variant="outlined" startIcon={<BackIcon />} component={Link} to="/clients?obsolete=true">
      {t('clientArchives.back')}
    </Button>
  )
}

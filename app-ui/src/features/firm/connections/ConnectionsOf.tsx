import Typography from '@mui/material/Typography'
import { connectionKinds, getConnections } from '@parley/contracts/http/connections.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useTranslation } from 'react-i18next'
import '../../engagement/initiatives/locales/en.ts'
import { ConnectionSection } from './ConnectionSection.tsx'
import './locales/en.ts'

/** Portfolios, programs and business objectives of a client, and which of them the initiative links to. */
export function ConnectionsOf({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const links = useRouteQuery(getConnections, { params: { id: initiative.id } }, { staleTime: 0 })
  return (
    <QueryView
      query={links}
      skeleton={<TableSkeleton rows={6} columns={2} />}
      failed={t('connections.loadFailed')}
    >
      {(data) => (
        <>
          <Typography color="textSecondary">{t('connections.intro')}</Typography>
          {connectionKinds.map((kind) => (
            <ConnectionSection key={kind} initiative={initiative} kind={kind} links={data} />
          ))}
        </>
      )}
    </QueryView>
  )
}

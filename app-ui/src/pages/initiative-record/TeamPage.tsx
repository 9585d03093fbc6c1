import { getTeam, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../features/engagement/record/RecordPage.tsx'
import { TeamEditor } from '../../features/engagement/record/TeamEditor.tsx'
import { useRouteQuery } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TableSkeleton } from '../../ui/Skeletons.tsx'

/** Who works on an initiative (Document 1, section 2.1). */
export function TeamPage() {
  const { t } = useTranslation()
  return (
    <RecordPage title={t('record.team')}>{(initiative) => <TeamOf initiative={initiative} />}</RecordPage>
  )
}

function TeamOf({ initiative: { id, canManage } }: { initiative: Initiative }) {
  const team = useRouteQuery(getTeam, { params: { id } }, { staleTime: 0 })
  if (team.isPending) return <TableSkeleton rows={4} columns={2} />
  if (team.isError) return <ErrorState error={team.error} onRetry={() => void team.refetch()} />
  // Read anew after a save, it begins anew from what was saved.
  return <TeamEditor key={team.data.updatedAt} initiativeId={id} team={team.data} canManage={canManage} />
}

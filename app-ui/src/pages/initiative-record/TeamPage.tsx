import { getTeam, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../features/engagement/record/RecordPage.tsx'
import { TeamEditor } from '../../features/engagement/record/TeamEditor.tsx'
import { useRouteQuery } from '../../lib/use-route.ts'
import { QueryView } from '../../ui/QueryView.tsx'
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
  return (
    <QueryView query={team} skeleton={<TableSkeleton rows={4} columns={2} />}>
      {/* Read anew after a save, it begins anew from what was saved. */}
      {(data) => <TeamEditor key={data.updatedAt} initiativeId={id} team={data} canManage={canManage} />}
    </QueryView>
  )
}

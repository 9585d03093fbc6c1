import { getTeam } from '@parley/contracts/http/team.ts'
import { type Initiative } from '@parley/contracts/http/initiatives.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TableSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../features/engagement/record/RecordPage.tsx'
import { TeamEditor } from '../../features/engagement/record/TeamEditor.tsx'

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

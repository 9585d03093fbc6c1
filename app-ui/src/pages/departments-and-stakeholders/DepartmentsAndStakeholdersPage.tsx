import DepartmentsIcon from '@mui/icons-material/AccountTreeRounded'
import StakeholdersIcon from '@mui/icons-material/GroupsRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ClientPlace } from '../../features/firm/clients/components/ClientPlace.tsx'
import { DepartmentsSection } from '../../features/people/departments/components/DepartmentsSection.tsx'
import { peopleFreshness, useDepartmentTree } from '../../features/people/departments/department-queries.ts'
import { flatten } from '../../features/people/departments/department-tree.ts'
import '../../features/people/departments/locales/en.ts'
import { ImportButton } from '../../features/records/imports/components/ImportButton.tsx'
import { useUser } from '../../features/account/session/session-context.ts'
import { can } from '../../features/account/session/session-user.ts'
import { StakeholderManager } from '../../features/people/stakeholders/components/StakeholderManager.tsx'

/** How a client is organised, and whom its initiatives concern (Document 1, section 2.12). */
export function DepartmentsAndStakeholdersPage() {
  const { t } = useTranslation()
  const user = useUser()
  const canManage = can(user, 'manage_initiatives')
  return (
    <Page>
      <PageHeader title={t('departments.pageTitle')} icon={DepartmentsIcon} />
      <ClientPlace fallback={<NoClient />}>
        {({ id: clientId }) => (
          <>
            {!canManage && <Typography color="textSecondary">{t('departments.readOnly')}</Typography>}
            <Summary clientId={clientId} />
            <DepartmentsSection clientId={clientId} canManage={canManage} />
            <StakeholderManager
              clientId={clientId}
              canManage={canManage}
              tools={
                <ImportButton target={{ kind: 'stakeholders', clientId }} refreshes={[listStakeholders]} />
              }
            />
          </>
        )}
      </ClientPlace>
    </Page>
  )
}

function NoClient() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={DepartmentsIcon}
      title={t('departments.noContextTitle')}
      text={t('departments.noContextText')}
      action={
        <Button variant="outlined" component={Link} to="/clients">
          {t('departments.goToClients')}
        </Button>
      }
    />
  )
}

function Summary({ clientId }: { clientId: string }) {
  const { t } = useTranslation()
  const tree = useDepartmentTree(clientId)
  const people = useListQuery(
    listStakeholders,
    { params: { clientId }, query: { range: '[0,0]' } },
    peopleFreshness,
  )
  const departments = tree.data === undefined ? undefined : flatten(tree.data).length
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr' }}>
      <SummaryCard
        icon={DepartmentsIcon}
        name={t('departments.departments')}
        count={departments}
        failed={tree.isError}
      />
      <SummaryCard
        icon={StakeholdersIcon}
        name={t('departments.stakeholders')}
        count={people.data?.total}
        failed={people.isError}
      />
    </Box>
  )
}

interface SummaryCardProps {
  icon: IconComponent
  name: string
  count: number | undefined
  failed: boolean
}

function SummaryCard({ icon: Icon, name, count, failed }: SummaryCardProps) {
  return (
    <Card component="dl" sx={{ display: 'flex', alignItems: 'center', gap: 3, m: 0, px: 4, py: 3 }}>
      <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <Icon />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Typography
          component="dd"
          sx={{
            m: 0,
            fontSize: '1.5rem',
            fontWeight: 600,
            lineHeight: 1.25,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {failed ? '–' : (count ?? <Skeleton width={40} />)}
        </Typography>
      </Box>
    </Card>
  )
}

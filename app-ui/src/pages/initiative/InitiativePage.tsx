import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import Typography from '@mui/material/Typography'
import { useParams } from 'react-router'
import { useRouteQuery } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/Skeletons.tsx'
import { templateIconOf } from '../../ui/icons.tsx'

/** One initiative: its name, description and phases. */
export function InitiativePage() {
  const { id = '' } = useParams()
  const initiative = useRouteQuery(getInitiative, { params: { id } })
  if (initiative.isPending) return <PageSkeleton />
  if (initiative.isError)
    return <ErrorState error={initiative.error} onRetry={() => void initiative.refetch()} />
  const { name, description, phases, template } = initiative.data
  return (
    <Page>
      <PageHeader title={name} icon={templateIconOf(template?.icon)} />
      <Typography sx={{ maxWidth: '72ch' }}>{description}</Typography>
      <ol>
        {phases.map((phase) => (
          <li key={phase.id}>{phase.name}</li>
        ))}
      </ol>
    </Page>
  )
}

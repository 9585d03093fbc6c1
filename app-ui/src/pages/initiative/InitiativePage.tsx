import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { createPhases, getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { currentPhase } from '@parley/contracts/rules/phase-actions.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import {
  Details,
  Interviews,
  PeopleSection,
  StatusAndTeam,
} from '../../features/phase/components/InitiativeCards.tsx'
import { PhaseStepper } from '../../features/phase/components/PhaseStepper.tsx'
import '../../features/phase/texts.ts'
import { useRouteMutation, useRouteQuery } from '../../lib/use-route.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/Skeletons.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { templateIconOf } from '../../ui/icons.tsx'
import { showError } from '../../ui/toasts.tsx'

const PhasePanel = lazy(async () => ({ default: (await import('./PhasePanel.tsx')).PhasePanel }))

/** One initiative: who and what, its phases, and the phase that is worked on (Document 2, 2.1). */
export function InitiativePage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const initiative = useRouteQuery(getInitiative, { params: { id } }, { staleTime: 10_000 })
  if (initiative.isPending) return <PageSkeleton />
  if (initiative.isError)
    return (
      <ErrorState
        error={initiative.error}
        title={t('phase.loadFailed')}
        onRetry={() => void initiative.refetch()}
      />
    )
  return <InitiativeView key={id} initiative={initiative.data} />
}

function InitiativeView({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = initiative.phases.find(({ id }) => id === selectedId) ?? currentPhase(initiative.phases)
  return (
    <Page>
      <PageHeader title={initiative.name} icon={templateIconOf(initiative.template?.icon)} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          {initiative.template !== null && (
            <StatusBadge tone="primary">{initiative.template.name}</StatusBadge>
          )}
          {initiative.isConfidential && (
            <StatusBadge tone="warning">{t('initiatives.confidential')}</StatusBadge>
          )}
        </Box>
        {!initiative.canManage && <Typography color="textSecondary">{t('phase.viewOnly')}</Typography>}
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
          }}
        >
          <StatusAndTeam initiative={initiative} />
          <Details initiative={initiative} />
        </Box>
        <PeopleSection initiative={initiative} kind="owner" />
        <PeopleSection initiative={initiative} kind="stakeholder" />
        <Interviews initiativeId={initiative.id} />
        {initiative.phases.length === 0 ? (
          <NoPhases initiative={initiative} />
        ) : (
          <PhaseStepper phases={initiative.phases} selectedId={selected?.id} onSelect={setSelectedId} />
        )}
        {selected === undefined ? (
          initiative.phases.length > 0 && <EmptyState compact title={t('phase.noPhase')} />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <PhasePanel
              key={selected.id}
              initiative={initiative}
              phase={selected}
              onCompleted={() => setSelectedId(null)}
            />
          </Suspense>
        )}
      </Box>
    </Page>
  )
}

function NoPhases({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const create = useRouteMutation(createPhases, [getInitiative])
  return (
    <EmptyState
      title={t('phase.noPhases')}
      action={
        initiative.templateHasPhases && initiative.canManage ? (
          <Button
            variant="contained"
            loading={create.isPending}
            onClick={() => create.mutate({ params: { id: initiative.id } }, { onError: showError })}
          >
            {t('phase.createPhases')}
          </Button>
        ) : undefined
      }
    />
  )
}

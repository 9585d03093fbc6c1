import LockIcon from '@mui/icons-material/LockRounded'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { currentPhase } from '@parley/contracts/rules/phase-actions.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { topBarHeight } from '../../app/shell/measures.ts'
import { InterviewsSection } from '../../features/interviews/components/InterviewsSection.tsx'
import { Details, PeopleSection, StatusAndTeam } from '../../features/phase/components/InitiativeCards.tsx'
import { PhaseStepper } from '../../features/phase/components/PhaseStepper.tsx'
import { stepperHeight } from '../../features/phase/phase-measures.ts'
import '../../features/phase/texts.ts'
import { RecordActions } from '../../features/record/RecordActions.tsx'
import { isBehind } from '../../features/template-follow/is-behind.ts'
import { useRouteQuery } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingRegion, PageSkeleton, TextSkeleton } from '../../ui/Skeletons.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { templateIconOf } from '../../ui/icons.tsx'
import { NoPhases } from './NoPhases.tsx'

const FlagsSection = lazy(async () => ({
  default: (await import('../../features/record/RecordSections.tsx')).FlagsSection,
}))
const HistorySections = lazy(async () => ({
  default: (await import('../../features/record/RecordSections.tsx')).HistorySections,
}))
const TemplateNotice = lazy(async () => ({
  default: (await import('../../features/template-follow/TemplateNotice.tsx')).TemplateNotice,
}))
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
  // A link may name the phase that it is about.
  const [params] = useSearchParams()
  const [selectedId, setSelectedId] = useState<string | null>(params.get('phase'))
  /** The phase that a person has just moved to; its title takes the focus. */
  const [arrivedAt, setArrivedAt] = useState<string | null>(null)
  const current = currentPhase(initiative.phases)
  const selected = initiative.phases.find(({ id }) => id === selectedId) ?? current
  const moveOn = (): void => {
    setSelectedId(null)
    setArrivedAt(initiative.phases.find(({ order }) => order > (selected?.order ?? 0))?.id ?? null)
  }
  const goTo = (phaseId: string): void => {
    setSelectedId(phaseId)
    setArrivedAt(phaseId)
  }
  return (
    <Page width="full">
      <PageHeader
        title={initiative.name}
        icon={templateIconOf(initiative.template?.icon)}
        actions={<RecordActions initiative={initiative} />}
      />
      <Box
        sx={{ width: '100%', maxWidth: 1640, mx: 'auto', display: 'flex', flexDirection: 'column', gap: 5 }}
      >
        <Overview initiative={initiative} />
        {initiative.phases.length === 0 ? (
          <NoPhases initiative={initiative} />
        ) : (
          <Box sx={stuck}>
            <PhaseStepper phases={initiative.phases} selectedId={selected?.id} onSelect={setSelectedId} />
          </Box>
        )}
        {selected !== undefined && (
          <Suspense fallback={<PhaseSkeleton />}>
            <PhasePanel
              key={selected.id}
              initiative={initiative}
              phase={selected}
              takesFocus={selected.id === arrivedAt}
              onCompleted={moveOn}
              onGoTo={goTo}
            />
          </Suspense>
        )}
        <Suspense>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
            <HistorySections initiative={initiative} />
          </Box>
        </Suspense>
      </Box>
    </Page>
  )
}

/** The stepper stays in sight below the top bar; its ground hides what scrolls under it. */
const stuck = {
  // Where the top bar takes two rows there is too little room to read below both.
  position: { lg: 'sticky' },
  top: topBarHeight,
  zIndex: 3,
  minHeight: stepperHeight,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  bgcolor: 'background.default',
  mx: -1,
  px: 1,
  py: 1,
  '@media print': { position: 'static' },
} as const

/** On phones, and on paper, where there is no bar. */
const ownTitle = {
  display: { sm: 'none' },
  width: '100%',
  fontWeight: 600,
  '@media print': { display: 'block', fontSize: '1.25rem' },
} as const

/** Who and what, before the phases. */
function Overview({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        {/* The bar above cuts a long name off on a phone. */}
        <Typography sx={ownTitle} aria-hidden>
          {initiative.name}
        </Typography>
        {initiative.template !== null && <StatusBadge tone="primary">{initiative.template.name}</StatusBadge>}
        {initiative.isConfidential && (
          <StatusBadge tone="warning" icon={<LockIcon aria-hidden />}>
            {t('initiatives.confidential')}
          </StatusBadge>
        )}
        {initiative.isArchived && <StatusBadge>{t('initiatives.archived')}</StatusBadge>}
        {!initiative.canManage && (
          <Typography variant="body2" color="textSecondary">
            {t('phase.viewOnly')}
          </Typography>
        )}
      </Box>
      {initiative.canManage && isBehind(initiative) && (
        <Suspense>
          <TemplateNotice initiative={initiative} />
        </Suspense>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
        }}
      >
        <StatusAndTeam initiative={initiative} />
        <Details initiative={initiative} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <PeopleSection initiative={initiative} kind="owner" />
        <PeopleSection initiative={initiative} kind="stakeholder" />
        <InterviewsSection initiative={initiative} />
        <Suspense>
          <FlagsSection initiative={initiative} />
        </Suspense>
      </Box>
    </>
  )
}

function PhaseSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', lg: '1fr 0.8fr' } }}>
        <Box>
          <TextSkeleton lines={3} />
          <Skeleton variant="rounded" height={220} sx={{ mt: 4 }} />
        </Box>
        <Skeleton variant="rounded" height={320} />
      </Box>
    </LoadingRegion>
  )
}

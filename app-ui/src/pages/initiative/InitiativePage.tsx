import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { currentPhase } from '@parley/contracts/rules/phase-actions.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { DrawnAfter } from '@parley/ui-kit/components/DrawnAfter.tsx'
import { FillWindow } from '@parley/ui-kit/components/FillWindow.tsx'
import { HeaderContext } from '@parley/ui-kit/components/header-context.ts'
import { templateIconOf } from '@parley/ui-kit/components/icons.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { LoadingRegion, PageSkeleton, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { lazyPart } from '@parley/ui-kit/lib/lazy-part.ts'
import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import { useSameFunction } from '@parley/ui-kit/lib/use-same-function.ts'
import { lazy, memo, Suspense, useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import '../../features/engagement/initiatives/locales/en.ts'
import { PhaseStepper as StepperOf } from '../../features/engagement/phase/components/PhaseStepper.tsx'
import '../../features/engagement/phase/locales/en.ts'
import { useExpectedCarrier } from '../../features/engagement/live/own-stream.ts'
import { useAboutAddress } from '../../features/engagement/record/about/about-address.ts'
import { isBehind } from '../../features/templates/template-follow/is-behind.ts'
import { NoPhases } from './NoPhases.tsx'
import { onFirstSign } from './on-first-sign.ts'
import { PhoneTitle } from './PhoneTitle.tsx'
import { TitleRow as TitleRowOf } from './TitleRow.tsx'

const { Part: LoadedPanel, preload: preloadPhase } = lazyPart(
  async () => (await import('./PhasePanel.tsx')).PhasePanel,
)
// At once: where the initiative is there before the page is drawn, one would look at the fallback for 300 ms.
void preloadPhase()
const { Part: AboutDrawer, preload: preloadAbout } = lazyPart(
  async () => (await import('../../features/engagement/record/about/AboutDrawer.tsx')).AboutDrawer,
)
// What another pane, place or filter of the address does not change is not drawn anew for it.
const PhasePanel = memo(LoadedPanel)
const TitleRow = memo(TitleRowOf)
const PhaseStepper = memo(StepperOf)
const TemplateNotice = lazy(async () => ({
  default: (await import('../../features/templates/template-follow/TemplateNotice.tsx')).TemplateNotice,
}))

/** One initiative: who and what, its phases, and the phase that is worked on (Document 2, 2.1). */
export function InitiativePage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const initiative = useRouteQuery(getInitiative, { params: { id } }, { staleTime: 10_000 })
  useExpectedCarrier(initiative.isPending || (initiative.data?.phases.length ?? 0) > 0)
  return (
    <QueryView query={initiative} skeleton={<PageSkeleton />} failed={t('phase.loadFailed')}>
      {(data) => <Workspace key={id} initiative={data} />}
    </QueryView>
  )
}

/** The phase that the address names, else the current one; and how one comes to another. */
function usePhaseChoice({ phases }: Initiative) {
  const [params, setParams] = useAddressParams()
  /** The phase that a person has just moved to; its title takes the focus. */
  const [arrivedAt, setArrivedAt] = useState<string | null>(null)
  const named = params.get('phase')
  const finding = params.get('finding')
  const selected =
    phases.find(({ id }) => id === named) ??
    phases.find(({ observations }) => observations.some(({ id }) => id === finding)) ??
    currentPhase(phases)
  const select = useSameFunction((phaseId: string | null): void =>
    setParams(
      (current) => {
        for (const ofPhase of ['pane', 'finding', 'findings', 'severity']) current.delete(ofPhase)
        if (phaseId === null) current.delete('phase')
        else current.set('phase', phaseId)
        return current
      },
      { preventScrollReset: true },
    ),
  )
  return {
    selected,
    arrivedAt,
    select,
    goTo: useSameFunction((phaseId: string): void => {
      select(phaseId)
      setArrivedAt(phaseId)
    }),
    moveOn: useSameFunction((): void => {
      select(null)
      setArrivedAt(phases.find(({ order }) => order > (selected?.order ?? 0))?.id ?? null)
    }),
  }
}

/** Title row, stepper and the phase, which fill the window. */
function Workspace({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const { selected, arrivedAt, select, goTo, moveOn } = usePhaseChoice(initiative)
  const about = useAboutAddress(initiative.id)
  const { phases } = initiative
  return (
    <Box sx={workspace}>
      <FillWindow />
      <PageHeader
        title={initiative.name}
        part={t('initiatives.title')}
        icon={templateIconOf(initiative.template?.icon)}
      />
      <Head initiative={initiative} about={about.address} selectedId={selected?.id} onSelect={select} />
      {initiative.canManage && isBehind(initiative) && (
        <Suspense>
          <Box sx={{ px: 4 }}>
            <TemplateNotice initiative={initiative} />
          </Box>
        </Suspense>
      )}
      {phases.length === 0 && <NoPhases initiative={initiative} />}
      {selected !== undefined && (
        <DrawnAfter skeleton={<PhaseSkeleton />}>
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
        </DrawnAfter>
      )}
      <About initiative={initiative} isOpen={about.isOpen} onClose={about.close} />
    </Box>
  )
}

const workspace = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  // In a window lower than this the page scrolls rather than its panes become slits.
  minHeight: { xs: 440, sm: 520 },
  '@media print': { display: 'block' },
} as const

const phone = '(max-width:599.95px)'

interface HeadProps {
  initiative: Initiative
  about: string
  selectedId: string | undefined
  onSelect: (phaseId: string) => void
}

/** Title row and stepper; on phones both stand in the top bar. */
function Head({ initiative, about, selectedId, onSelect }: HeadProps) {
  const isPhone = useMediaQuery(phone)
  const bar = useContext(HeaderContext)?.titleElement
  const { phases } = initiative
  if (isPhone && bar != null)
    return createPortal(<PhoneTitle {...{ initiative, about, selectedId, onSelect }} />, bar)
  return (
    <>
      <TitleRow initiative={initiative} />
      {phases.length > 0 && <PhaseStepper phases={phases} selectedId={selectedId} onSelect={onSelect} />}
    </>
  )
}

interface AboutProps {
  initiative: Initiative
  isOpen: boolean
  onClose: () => void
}

/** Drawn when it is first opened; then it stays, so that it can slide away. */
function About({ initiative, isOpen, onClose }: AboutProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  useEffect(() => onFirstSign(() => void preloadAbout()), [])
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <AboutDrawer initiative={initiative} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  )
}

function PhaseSkeleton() {
  return (
    <Box sx={{ flex: 1, p: 4, bgcolor: 'background.paper' }}>
      <LoadingRegion>
        <TextSkeleton lines={2} />
        <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />
      </LoadingRegion>
    </Box>
  )
}

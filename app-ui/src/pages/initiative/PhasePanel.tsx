import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { SplitPanes } from '@parley/ui-kit/components/SplitPanes.tsx'
import { useSameFunction } from '@parley/ui-kit/lib/use-same-function.ts'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BuildsOn as BuildsOnOf } from '../../features/engagement/activation/BuildsOn.tsx'
import { ConversationPanel as ConversationOf } from '../../features/engagement/conversation/parts.ts'
import { type LivePhase, useLivePhase } from '../../features/engagement/live/use-live-phase.ts'
import { NextStep as NextStepOf } from '../../features/engagement/next-step/parts.ts'
import { PhaseActionBar as ActionBarOf } from '../../features/engagement/phase-actions/PhaseActionBar.tsx'
import { NothingDrops, PageDrop } from '../../features/engagement/phase/artifacts/PageDrop.tsx'
import { PassageDialog, type Place } from '../../features/engagement/phase/artifacts/PassageDialog.tsx'
import { type Intake, useIntake } from '../../features/engagement/phase/artifacts/use-intake.ts'
import { PhaseHeader as HeaderOf } from '../../features/engagement/phase/components/PhaseHeader.tsx'
import { sideBySide } from '../../features/engagement/phase/phase-measures.ts'
import '../../features/engagement/phase/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { FullButton } from './FullButton.tsx'
import { panelOf, PaneTabs } from './PaneTabs.tsx'
import { firstPane, type Pane, panesOf } from './panes.ts'
import { useShownPlace } from './use-shown-place.ts'
import { useWorkspaceLayout, type WorkspaceLayout } from './use-workspace-layout.ts'
import { WorkPanes } from './WorkPanes.tsx'

// What another pane, place or filter of the address does not change is not drawn anew for it.
const NextStep = memo(NextStepOf)
const PhaseHeader = memo(HeaderOf)
const BuildsOn = memo(BuildsOnOf)
const PhaseActionBar = memo(ActionBarOf)
const ConversationPanel = memo(ConversationOf)

interface PhasePanelProps {
  initiative: Initiative
  phase: Phase
  takesFocus: boolean
  onCompleted: () => void
  /** Shows another phase of the initiative. */
  onGoTo: (phaseId: string) => void
}

/** The phase that is worked on, or looked back at: its work, and the conversation beside it or behind a tab. */
export function PhasePanel(props: PhasePanelProps) {
  const { initiative, phase } = props
  const { t } = useTranslation()
  const live = useLivePhase(phase)
  const isWide = useMediaQuery(sideBySide)
  const layout = useWorkspaceLayout(useUser().id, phase.id)
  const shown = useShownPane(phase, layout, !isWide)
  const { place, open, close } = useShownPlace(initiative.id)
  /** Brings a pane into sight, wherever it stands. */
  const showPane = useSameFunction((pane: Pane): void => {
    if (isWide && layout.full !== null && (layout.full === 'conversation') !== (pane === 'conversation'))
      layout.setFull(null)
    if (!isWide || pane !== 'conversation') layout.setPane(pane)
  })
  const intake = useIntake(phase, { clientId: initiative.clientId, initiativeId: initiative.id })
  const side = { ...props, live, layout, shown, isWide, intake, onOpenPlace: open }
  return (
    <Box component="section" aria-labelledby="phase-title" sx={frame}>
      <NextStep
        initiativeId={initiative.id}
        phaseId={phase.id}
        onShow={showPane}
        onGoToPhase={props.onGoTo}
      />
      {isWide ? (
        <SplitPanes
          label={t('phase.panes.splitter')}
          share={layout.share}
          onShare={layout.setShare}
          full={layout.full === null ? null : layout.full === 'work' ? 'first' : 'second'}
          first={<Work {...side} />}
          second={<Conversation {...side} isBeside />}
        />
      ) : (
        <Work {...side}>
          <Box {...panelOf('conversation', shown)} sx={behindTab}>
            <Conversation {...side} />
          </Box>
        </Work>
      )}
      {initiative.canManage ? (
        <PageDrop
          name={initiative.name}
          phaseName={phase.name}
          intake={intake}
          onTaken={() => showPane('documents')}
        />
      ) : (
        <NothingDrops />
      )}
      {place !== null && <PassageDialog place={place} onClose={close} />}
    </Box>
  )
}

const frame = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '@media print': { display: 'block', border: 0 },
} as const
const behindTab = {
  flex: 1,
  minHeight: 0,
  '@media print': { display: 'block !important' },
} as const

/** The pane that is chosen, or what one comes for first; after a check its findings. */
function useShownPane(phase: Phase, layout: WorkspaceLayout, withConversation: boolean): Pane {
  const [first] = useState(() => firstPane(phase))
  const { setPane } = layout
  const status = phase.validation?.status
  const known = useRef(status)
  useEffect(() => {
    const isNews = known.current !== status && (status === 'RUNNING' || known.current === 'RUNNING')
    known.current = status
    if (isNews) setPane('findings')
  }, [status, setPane])
  const panes: readonly Pane[] = withConversation ? [...panesOf(phase), 'conversation'] : panesOf(phase)
  return panes.find((pane) => pane === layout.pane) ?? panes.find((pane) => pane === first) ?? 'inputs'
}

interface SideProps extends PhasePanelProps {
  live: LivePhase
  layout: WorkspaceLayout
  shown: Pane
  isWide: boolean
  intake: Intake
  onOpenPlace: (place: Place) => void
}

function Work(props: SideProps & { children?: React.ReactNode }) {
  const { initiative, phase, takesFocus, onCompleted, onGoTo, layout, shown, isWide, intake } = props
  const { onOpenPlace } = props
  const { canManage } = initiative
  const showConversation = useSameFunction(() => layout.setPane('conversation'))
  return (
    <>
      <PhaseHeader
        phase={phase}
        canManage={canManage}
        takesFocus={takesFocus}
        isBrief={shown === 'conversation'}
      />
      <BuildsOn phase={phase} phases={initiative.phases} onGoTo={onGoTo} />
      <Box sx={tabRow}>
        <PaneTabs phase={phase} shown={shown} onShow={layout.setPane} withConversation={!isWide} />
        {isWide && <FullButton pane="work" full={layout.full} setFull={layout.setFull} />}
      </Box>
      <WorkPanes
        initiative={initiative}
        phase={phase}
        shown={shown}
        intake={intake}
        onOpenPlace={onOpenPlace}
      />
      {props.children}
      {canManage && shown !== 'conversation' && (
        <PhaseActionBar
          initiative={initiative}
          phase={phase}
          onCompleted={onCompleted}
          onGoTo={onGoTo}
          onConversing={isWide ? undefined : showConversation}
        />
      )}
    </>
  )
}

const tabRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 1.5,
  pr: 2,
  flexShrink: 0,
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const

function Conversation({
  initiative,
  phase,
  live,
  layout: { full, setFull },
  onOpenPlace,
  isBeside = false,
}: SideProps & { isBeside?: boolean }) {
  const corner = useMemo(
    () => isBeside && <FullButton pane="conversation" full={full} setFull={setFull} />,
    [isBeside, full, setFull],
  )
  return (
    <ConversationPanel
      initiative={initiative}
      phase={phase}
      live={live}
      canEdit={initiative.canManage && phase.status === 'IN_PROGRESS'}
      answersAbove
      onOpenPlace={onOpenPlace}
      corner={corner}
    />
  )
}

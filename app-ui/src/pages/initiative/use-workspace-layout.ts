import { parseJson } from '@parley/ui-kit/calls/api-error.ts'
import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import { useSameFunction } from '@parley/ui-kit/lib/use-same-function.ts'
import { useState } from 'react'
import { type Pane } from './panes.ts'

/** How a person has arranged the page; the browser keeps it. */
interface Arrangement {
  /** Of the work, in per cent of the width. */
  share: number
  /** What has the whole width. */
  full: 'work' | 'conversation' | null
  /** What was open last, by phase. */
  panes: Record<string, Pane>
}

const unarranged: Arrangement = { share: 55, full: null, panes: {} }
/** Phases whose pane is kept; the ones before them are forgotten. */
const keptPhases = 40

const keyOf = (userId: string): string => `parley.workspace.${userId}`

function readArrangement(userId: string): Arrangement {
  const stored = parseJson(localStorage.getItem(keyOf(userId)) ?? '') as Partial<Arrangement> | undefined
  return { ...unarranged, ...stored }
}

function keepArrangement(userId: string, arrangement: Arrangement): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(arrangement))
  } catch {
    // Without room in the browser the page begins next time as it is for everybody.
  }
}

export interface WorkspaceLayout extends Omit<Arrangement, 'panes'> {
  setShare: (share: number) => void
  setFull: (full: Arrangement['full']) => void
  /** What the address names, or was open last; undefined where nobody has chosen yet. */
  pane: string | undefined
  setPane: (pane: Pane) => void
}

/** What is open on a phase's page: as the address says, and as the person left it. */
export function useWorkspaceLayout(userId: string, phaseId: string): WorkspaceLayout {
  const [params, setParams] = useAddressParams()
  const [arrangement, setArrangement] = useState(() => readArrangement(userId))
  const arrange = (part: Partial<Arrangement>): void => {
    const next = { ...arrangement, ...part }
    setArrangement(next)
    keepArrangement(userId, next)
  }
  const setPane = useSameFunction((pane: Pane): void => {
    const { [phaseId]: _, ...others } = arrangement.panes
    const kept = Object.entries({ ...others, [phaseId]: pane }).slice(-keptPhases)
    arrange({ panes: Object.fromEntries(kept) })
    setParams(
      (current) => {
        current.set('pane', pane)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  })
  const setShare = useSameFunction((share: number) => arrange({ share }))
  const setFull = useSameFunction((full: Arrangement['full']) => arrange({ full }))
  return {
    share: arrangement.share,
    full: arrangement.full,
    setShare,
    setFull,
    // An observation that the address names is seen among the findings.
    pane: params.get('pane') ?? (params.has('finding') ? 'findings' : arrangement.panes[phaseId]),
    setPane,
  }
}

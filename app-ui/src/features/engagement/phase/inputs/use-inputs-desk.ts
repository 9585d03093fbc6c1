import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type DeskState, deskOf, type InputsDesk } from './inputs-desk.ts'

/** The desk at which the phase's inputs are typed, and how it stands. */
export function useInputsDesk(phase: Phase): { desk: InputsDesk; state: DeskState } {
  const client = useQueryClient()
  const desk = useMemo(() => deskOf(phase.id), [phase.id])
  const state = useSyncExternalStore(desk.follow, desk.state)
  useEffect(
    () =>
      desk.attach({
        phase,
        send: async (body) => {
          const saved = await callRoute(updatePhase, { params: { id: phase.id }, body })
          // What can be done next follows from the inputs; the next save need not wait for it.
          void client.invalidateQueries({ queryKey: keyOf(getInitiative) })
          return saved
        },
      }),
    [desk, phase, client],
  )
  return { desk, state }
}

import { activatePhase, getActivation, getActivationContext } from '@parley/contracts/http/activation.ts'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { callWith } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf, useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { logForSupport } from '@parley/ui-kit/lib/browser-log.ts'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../account/session/index.ts'
import type { ShownStatus } from './ActivationPanelFrame.tsx'

export type Activation = CallOutput<typeof getActivation>

/** Milliseconds between looks while an activation is at work (Document 2, section 9). */
const pollEveryMs = 2000

export const isAtWork = (status: ShownStatus | undefined): boolean =>
  status === 'PENDING' || status === 'IN_PROGRESS'

/** How far the phase's activation is; null where it was never activated (Document 2, 4.5). */
function useStatus(phaseId: string, isKnown: boolean) {
  const input = { params: { phaseId } }
  return useQuery<Activation | null>({
    queryKey: keyOf(getActivation, input),
    queryFn: async ({ signal }) => {
      try {
        return await callWith(getActivation, input, { signal })
      } catch (error) {
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
    enabled: isKnown,
    staleTime: pollEveryMs,
    refetchInterval: ({ state }) => (isAtWork(state.data?.status) ? pollEveryMs : false),
  })
}

/** For who looks for the cause, in the words of Document 2, section 8; the panel says it to the person. */
export const logFailure =
  (name: string) =>
  (error: Error): void => {
    const message = error.message === '' ? 'Unknown error' : error.message
    logForSupport(`Failed to activate ${name}: ${message}`)
  }

/** A phase's activation as the panel shows it, and the way to ask for it. */
export function useActivation(initiative: Initiative, phase: Phase) {
  const user = useUser()
  const activate = useRouteMutation(activatePhase, [getActivation, getInitiative])
  const status = useStatus(phase.id, phase.activation !== null || activate.isSuccess)
  const run = useRouteQuery(listInteractions, { params: { phaseId: phase.id } }, { staleTime: 10_000 })
  const activation = status.data ?? null
  const context = useRouteQuery(
    getActivationContext,
    { params: { phaseId: phase.id } },
    { enabled: activation?.status === 'COMPLETED' },
  )
  const body = {
    phaseId: phase.id,
    initiativeId: initiative.id,
    clientId: initiative.clientId,
    consultingFirmId: user.client?.consultingFirm.id ?? user.consultingFirm?.id ?? null,
  }
  return {
    activation,
    status,
    context,
    completed: run.data?.interactions.filter((one) => one.status === 'COMPLETED').length,
    activate: { ...activate, ask: () => activate.mutate({ body }, { onError: logFailure(phase.name) }) },
  }
}

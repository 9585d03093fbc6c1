import type { PhaseActions } from '@parley/contracts/rules/phase-actions.ts'

export type ActionName = keyof PhaseActions

/** In the order of the work: what is offered first and can be done is the one thing to do next. */
const order: readonly ActionName[] = ['start', 'complete', 'converse', 'validate', 'checkMitigations']

/** Completing wins only once there is nothing left for the agents to do. */
export function primaryAction(actions: PhaseActions): ActionName | undefined {
  const can = (name: ActionName): boolean => actions[name].visible && actions[name].reason === null
  const agentsFirst = can('converse') || (can('validate') && actions.converse.visible)
  return order.find((name) => can(name) && !(name === 'complete' && agentsFirst))
}

/** Why the phase cannot go on, said where the person looks for it. */
export function mainReason(actions: PhaseActions): string | null {
  const waiting = [actions.converse, actions.complete, actions.start].find(
    ({ visible, reason }) => visible && reason !== null,
  )
  return waiting?.reason ?? null
}

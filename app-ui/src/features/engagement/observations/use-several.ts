import { mostAtOnce, updateObservations } from '@parley/contracts/http/observations.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import type { Observation } from '@parley/contracts/http/observations.ts'
import type { CallInput, CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useRefresh } from '@parley/ui-kit/calls/use-route.ts'
import { useMutation } from '@tanstack/react-query'

export type Change = Omit<NonNullable<CallInput<typeof updateObservations>['body']>, 'ids'>
type Outcome = CallOutput<typeof updateObservations>

const slices = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, at) =>
    ids.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  )

/** Changes several observations of a phase; as many calls as it takes, mostly one. */
export function useSeveral(phaseId: string) {
  const refresh = useRefresh([getInitiative])
  return useMutation<Outcome, Error, { ids: readonly string[]; change: Change }[]>({
    mutationFn: async (changes) => {
      const outcome: Outcome = { observations: [], refused: [] }
      for (const { ids, change } of changes)
        for (const some of slices(ids)) {
          const answer = await callRoute(updateObservations, {
            params: { phaseId },
            body: { ids: some, ...change },
          })
          outcome.observations.push(...answer.observations)
          outcome.refused.push(...answer.refused)
        }
      return outcome
    },
    onSettled: refresh,
  })
}

/** What brings back whose they were, or until when: a change for those that have the same. */
export function wayBack(before: readonly Observation[], changed: 'assigneeId' | 'dueOn') {
  const valueOf = (one: Observation): string | null =>
    changed === 'dueOn' ? one.dueOn : (one.assignee?.id ?? null)
  const groups = Map.groupBy(before, valueOf)
  return [...groups].map(([value, ones]) => ({ ids: ones.map(({ id }) => id), change: { [changed]: value } }))
}

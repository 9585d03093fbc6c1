import { getProgress, setProgress, type Progress } from '@parley/contracts/http/progress.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Changes = { [Key in keyof Progress]?: NonNullable<Progress[Key]> | null }

/** What the person has seen, done or turned off; undefined until it is known. */
export function useProgress(): Progress | undefined {
  return useRouteQuery(getProgress, {}).data
}

/** Keeps states by their keys; null forgets one. All who read them see them at once. */
export function useSetProgress() {
  const client = useQueryClient()
  return useMutation({
    // One after the other: the answer to the one before would take back what the next has changed.
    scope: { id: setProgress.name },
    mutationFn: (body: Changes) => callRoute(setProgress, { body }),
    onSuccess: (progress: Progress) => client.setQueryData(keyOf(getProgress, {}), progress),
  })
}

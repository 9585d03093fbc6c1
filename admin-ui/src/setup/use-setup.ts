import { getSetup, type Setup } from '@parley/contracts/http/setup.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useGuarded } from '../session/index.ts'

/** Where the setup of the product stands; read anew whenever the page is opened or looked at again. */
export function useSetup() {
  const guarded = useGuarded()
  return useQuery({
    queryKey: [getSetup.name],
    queryFn: () => guarded(() => callRoute(getSetup)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

/** Tries something, or does it, and then reads anew where the setup stands. */
export function useSetupAct<Answer>(act: () => Promise<Answer>) {
  const guarded = useGuarded()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => guarded(act),
    onSuccess: () => cache.invalidateQueries({ queryKey: [getSetup.name] }),
  })
}

export type StepName = 'mail' | 'models' | 'firm' | 'starter'

/** Which steps are done; those that nobody can look at are not. */
export const doneSteps = ({
  deployment,
  firms,
  firmPeople,
  agents,
  templates,
}: Setup): Record<StepName, boolean> => ({
  mail: deployment?.hasMailServer === true && deployment.catchesMail !== true,
  models: deployment?.models.some(({ provider }) => provider !== 'builtin') === true,
  firm: firms > 0 && firmPeople > 0,
  starter: agents > 0 && templates > 0,
})

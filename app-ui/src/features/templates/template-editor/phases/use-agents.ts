import { type Agent, listAgents } from '@parley/contracts/http/agents.ts'
import { hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import { callWith } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

/** Document 2, 7.6: the list is asked for three times more, one second (1000 ms) apart. */
const retries = 3
const retryDelay = 1000

/** Every agent, those that are not active any more included. */
export function useAgents(): UseQueryResult<Agent[]> {
  return useQuery({
    queryKey: keyOf(listAgents, {}),
    queryFn: async ({ signal }) => await callWith(listAgents, {}, { signal }),
    select: agentsOf,
    retry: (failures, error) => failures < retries && !hasStatus(error, 401) && !hasStatus(error, 403),
    retryDelay,
  })
}

const agentsOf = ({ agents }: { agents: Agent[] }): Agent[] => agents

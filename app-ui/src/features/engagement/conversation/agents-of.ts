import type { Phase } from '@parley/contracts/http/phases.ts'

export interface NamedAgent {
  id: string
  name: string
  role: Phase['templatePhase']['aiAgents'][number]['aiAgent']['role']
}

/** The agents of a phase, each once, in their order. */
export const agentsOf = ({ templatePhase }: Phase): NamedAgent[] => [
  ...new Map(templatePhase.aiAgents.map(({ aiAgent }) => [aiAgent.id, aiAgent])).values(),
]

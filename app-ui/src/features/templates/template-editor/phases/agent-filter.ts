import type { AgentRole } from '@parley/contracts/enums.ts'
import type { Agent } from '@parley/contracts/http/agents.ts'

export interface AgentFilter {
  text: string
  role: AgentRole | ''
  /** A code; '' for all. */
  industry: string
}

export const noFilter: AgentFilter = { text: '', role: '', industry: '' }

/** The active agents that fit; one without industries, or for all, fits every industry. */
export function offeredAgents(agents: readonly Agent[], { text, role, industry }: AgentFilter): Agent[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  return agents.filter((agent) => {
    const named = `${agent.name} ${agent.description}`.toLowerCase()
    const { industries } = agent
    return (
      agent.isActive &&
      words.every((word) => named.includes(word)) &&
      (role === '' || agent.role === role) &&
      (industry === '' ||
        industries.length === 0 ||
        industries.includes('all') ||
        industries.includes(industry))
    )
  })
}

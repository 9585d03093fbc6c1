import type { Id } from '@parley/contracts/ids.ts'
import type { Tx } from '../../database.ts'
import { keepAgents } from './agent-locks.queries.ts'
import { type AgentProfileRow, listAgentProfiles } from './templates.queries.ts'
import type { KnownAgent, WrittenDefinition } from './written-definition.ts'

/** What a template copies of an agent (decisions D11, Templates). */
export const knownAgentOf = (row: AgentProfileRow): KnownAgent => ({
  profile: {
    id: row.id,
    name: row.name,
    role: row.role,
    description: row.description,
    systemMessage: row.system_message,
    isSME: row.is_sme,
  },
  isActive: row.is_active,
})

/** Those agents of a written definition that exist, and stay until it is stored. */
export async function findAgentsOf(tx: Tx, { phases }: WrittenDefinition): Promise<Map<Id, KnownAgent>> {
  const places = phases?.flatMap(({ aiAgents }) => aiAgents) ?? []
  if (places.length > 0) await keepAgents(tx)
  const rows = await listAgentProfiles(tx, [...new Set(places.map(({ aiAgentId }) => aiAgentId))])
  return new Map(rows.map((row) => [row.id, knownAgentOf(row)]))
}

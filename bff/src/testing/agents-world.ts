import { type Agent, createAgent } from '@parley/contracts/http/agents.ts'
import { createInitiative } from '@parley/contracts/http/initiatives.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import type { ApiClient } from './api-client.ts'
import type { TestClient } from './people.ts'
import { createTemplatesWorld, type TemplatesWorld } from './templates-world.ts'

export type NewAgent = z.input<typeof createAgent.body>

export const newAgent: NewAgent = {
  name: 'Cost Expert',
  description: 'Knows what things cost',
  systemMessage: 'You watch the budget.',
  role: 'CONTRIBUTOR',
}

export interface AgentsWorld extends TemplatesWorld {
  /** The super admin, inside of Northwind and of Acme. */
  insideFirm: ApiClient
  insideClient: ApiClient
  addAgent: (agent?: Partial<NewAgent>) => Promise<Agent>
  /** A template of the consultant's firm whose phases each have the agent. */
  addUse: (name: string, agentId: Id, phases?: number) => Promise<Id>
  begin: (client: TestClient, name: string, templateId: Id) => Promise<Id>
}

/** Agents, those who may define them and those who may not, and what uses agents. */
export async function createAgentsWorld(): Promise<AgentsWorld> {
  const world = await createTemplatesWorld()
  const inside = async (call: string): Promise<ApiClient> => {
    const answer = await world.superAdmin.raw('POST', `/api/auth/${call}`, { body: {} })
    return world.app.withToken((answer.body as { token: string }).token)
  }
  return {
    ...world,
    insideFirm: await inside(`impersonate-consulting-firm/${world.northwind.id}`),
    insideClient: await inside(`impersonate-client/${world.acme.id}`),
    async addAgent(agent = {}) {
      const answer = await world.superAdmin.call(createAgent, { body: { ...newAgent, ...agent } })
      if (answer.status !== 201) throw new Error(`The agent was refused: ${answer.text}`)
      return answer.body.agent
    },
    async addUse(name, aiAgentId, phases = 1) {
      const made = Array.from({ length: phases }, (_phase, index) => ({
        name: `Secret phase ${index + 1}`,
        aiAgents: [{ aiAgentId }],
      }))
      return (await world.add(world.firmAdmin, { name, phases: made })).id
    },
    async begin({ id: clientId }, name, templateId) {
      const answer = await world.firmAdmin.call(createInitiative, { body: { name, templateId, clientId } })
      if (answer.status !== 201) throw new Error(`The initiative was refused: ${answer.text}`)
      return answer.body.id
    },
  }
}

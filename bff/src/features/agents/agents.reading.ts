import { notFound } from '@parley/contracts/errors.ts'
import type { Agent, listAgents } from '@parley/contracts/http/agents.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import type { Actor } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import { maySeePrompts } from './agents.policy.ts'
import {
  type AgentFilter,
  type AgentPage,
  type AgentView,
  countAgents,
  findAgentView,
  listAgentViews,
} from './agents.views.ts'

/** What a deleted account made stays under the mark of one (decisions D3). */
function creatorOf({ first_name, last_name, deleted_at }: AgentView): Agent['createdBy'] {
  if (first_name === null) return null
  return deleted_at === null
    ? { firstName: first_name, lastName: last_name ?? '' }
    : { firstName: 'Deleted', lastName: 'user' }
}

const presentAgent = (row: AgentView, actor: Actor): Agent => ({
  id: row.id,
  name: row.name,
  description: row.description,
  ...(maySeePrompts(actor) && { systemMessage: row.system_message }),
  role: row.role,
  isSME: row.is_sme,
  isActive: row.is_active,
  industries: row.industries,
  createdBy: creatorOf(row),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** @throws AppError NOT_FOUND */
export async function readAgent(tx: Tx, actor: Actor, id: Id): Promise<Agent> {
  const row = await findAgentView(tx, id)
  if (row === undefined) throw notFound('Agent')
  return presentAgent(row, actor)
}

/** A page of the agents that match, with how many match and how many there are. */
export async function readAgents(
  tx: Tx,
  actor: Actor,
  { filter, page }: { filter: AgentFilter; page: AgentPage },
): Promise<z.input<typeof listAgents.response>> {
  const [{ rows, total }, totalOfAll] = await Promise.all([listAgentViews(tx, filter, page), countAgents(tx)])
  return { agents: rows.map((row) => presentAgent(row, actor)), total, totalOfAll }
}

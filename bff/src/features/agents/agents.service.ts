import { notFound } from '@parley/contracts/errors.ts'
import type { Agent, createAgent, updateAgent } from '@parley/contracts/http/agents.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { holdUseOfAgents, industryCodes, listIndustryRows } from '../templates/index.ts'
import { deleteAgentRow, findAgentForUpdate, insertAgent, updateAgentRow } from './agents.queries.ts'
import { readAgent } from './agents.reading.ts'
import { refuseUsed } from './uses-of-agent.ts'

type Ports = Pick<Dependencies, 'database'>
type NewAgent = z.output<typeof createAgent.body>
type Change = z.output<typeof updateAgent.body>

interface AgentEvent {
  action: 'created' | 'updated' | 'deleted'
  id: Id
  /** Names of columns, never what stands in them (decisions D11, Audit). */
  fields?: string[]
}

/** Agents belong to no firm: everybody works with them. */
const auditAgent = (tx: Tx, caller: Caller, { action, id, fields }: AgentEvent) =>
  appendAudit(tx, {
    ...auditedCaller(caller),
    action: `agent.${action}`,
    firmId: null,
    clientId: null,
    entity: 'agent',
    entityId: id,
    ...(fields === undefined ? {} : { details: { fields } }),
  })

/** @throws AppError VALIDATION_FAILED naming industries that do not exist */
export const addAgent = ({ database }: Ports, caller: Caller, body: NewAgent): Promise<Agent> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const id = await insertAgent(tx, {
      name: body.name,
      description: body.description,
      system_message: body.systemMessage,
      role: body.role,
      is_sme: body.isSME,
      is_active: body.isActive,
      industries: industryCodes(body.industries, await listIndustryRows(tx)),
      created_by_id: caller.userId,
    })
    await auditAgent(tx, caller, { action: 'created', id })
    return readAgent(tx, caller, id)
  })

/** The row, held for a change. @throws AppError NOT_FOUND */
async function holdAgent(tx: Tx, id: Id) {
  const row = await findAgentForUpdate(tx, id)
  if (row === undefined) throw notFound('Agent')
  return row
}

async function changedColumns(tx: Tx, body: Change) {
  const { name, description, systemMessage, role, isSME, isActive, industries } = body
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(systemMessage !== undefined && { system_message: systemMessage }),
    ...(role !== undefined && { role }),
    ...(isSME !== undefined && { is_sme: isSME }),
    ...(isActive !== undefined && { is_active: isActive }),
    ...(industries !== undefined && { industries: industryCodes(industries, await listIndustryRows(tx)) }),
  }
}

/**
 * Changes an agent. Templates and phases keep what they copied of it (decisions D11, Templates).
 * @throws AppError NOT_FOUND, STALE_UPDATE with the agent as it is now, VALIDATION_FAILED
 */
export const changeAgent = (
  { database }: Ports,
  caller: Caller,
  { id, body }: { id: Id; body: Change },
): Promise<Agent> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await holdAgent(tx, id)
    await refuseStale(row, body.updatedAt, () => readAgent(tx, caller, id))
    const columns = await changedColumns(tx, body)
    await updateAgentRow(tx, id, columns)
    await auditAgent(tx, caller, { action: 'updated', id, fields: Object.keys(columns) })
    return readAgent(tx, caller, id)
  })

/** @throws AppError NOT_FOUND, CONFLICT naming the templates and open phases that use it (decisions D10) */
export const removeAgent = ({ database }: Ports, caller: Caller, id: Id): Promise<{ id: Id }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    await holdUseOfAgents(tx)
    await holdAgent(tx, id)
    await refuseUsed(tx, id)
    await deleteAgentRow(tx, id)
    await auditAgent(tx, caller, { action: 'deleted', id })
    return { id }
  })

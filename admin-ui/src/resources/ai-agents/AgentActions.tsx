import type { Agent } from '@parley/contracts/http/agents.ts'
import { DeleteAction, EditAction, RowActions } from '../../rows/index.ts'

/** What is said where an agent is deleted. */
export const agentDeletion = { of: 'agents', nameOf: ({ name }: Agent) => name, denied: 'agents.denied' }

export interface AgentActionsProps {
  agent: Agent
  onEdit: () => void
  onDelete: (agent: Agent) => void
}

/** What can be done with an agent, on its card and on its page. */
export function AgentActions({ agent, onEdit, onDelete }: AgentActionsProps) {
  const { name } = agent
  return (
    <RowActions>
      <EditAction of="agents" name={name} onClick={onEdit} />
      <DeleteAction of="agents" name={name} onClick={() => onDelete(agent)} />
    </RowActions>
  )
}

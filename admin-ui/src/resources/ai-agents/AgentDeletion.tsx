import type { Agent } from '@parley/contracts/http/agents.ts'
import { useTranslate } from 'react-admin'
import { DeleteDialog } from '../../dialogs/parts.ts'

const deletion = {
  deleted: 'agents.deleted',
  deleteFailed: 'agents.deleteFailed',
  denied: 'agents.denied',
}

interface AgentDeletionProps {
  agent: Agent
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before an agent is deleted. */
export function AgentDeletion({ agent, ...ways }: AgentDeletionProps) {
  const translate = useTranslate()
  return (
    <DeleteDialog
      record={agent}
      subject={agent.name}
      title={translate('agents.delete')}
      text={translate('agents.deleteText')}
      texts={deletion}
      {...ways}
    />
  )
}

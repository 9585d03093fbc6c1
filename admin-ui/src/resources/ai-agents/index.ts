import type { ResourceProps } from 'react-admin'
import { AgentList } from './AgentList.tsx'

export const aiAgents: ResourceProps = {
  name: 'ai-agents',
  list: AgentList,
  // In dialogs over the list.
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'name',
}

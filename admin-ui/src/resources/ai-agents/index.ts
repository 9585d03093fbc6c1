import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { AgentList } from './AgentList.tsx'

const AgentShow = lazy(async () => ({ default: (await import('./AgentShow.tsx')).AgentShow }))

export const aiAgents: ResourceProps = {
  name: 'ai-agents',
  list: AgentList,
  show: AgentShow,
  // In dialogs over the list.
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'name',
}

import type { Agent } from '@parley/contracts/http/agents.ts'
import { useTranslate } from 'react-admin'
import { RecordDialog, savingTexts } from '../../dialogs/parts.ts'
import { AgentInputs } from './AgentInputs.tsx'

type AgentForm = Pick<Agent, 'name' | 'description' | 'role' | 'isSME' | 'isActive' | 'industries'> & {
  systemMessage: string
}

const texts = { ...savingTexts('agents'), denied: 'agents.denied' }

const defaults: AgentForm = {
  name: '',
  description: '',
  systemMessage: '',
  role: 'CONTRIBUTOR',
  isSME: false,
  isActive: true,
  industries: [],
}

const isFilled = (text: string | null | undefined): boolean => text != null && text.trim() !== ''

/** Name, description and system message are there (Document 3, section 5). */
const isComplete = ({ name, description, systemMessage }: Partial<AgentForm>): boolean =>
  isFilled(name) && isFilled(description) && isFilled(systemMessage)

const toSend = (values: AgentForm, agent: Agent | undefined): object => {
  const { name, description, systemMessage, role, isSME, isActive, industries } = values
  const fields = { name, description, systemMessage, role, isSME, isActive, industries }
  return agent === undefined ? fields : { ...fields, updatedAt: agent.updatedAt }
}

/** Adds or edits an agent (Document 3, AI agents administration). */
export function AgentDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <RecordDialog<Agent, AgentForm>
      id={id}
      title={translate(id === undefined ? 'agents.create' : 'agents.edit')}
      texts={texts}
      defaults={defaults}
      isComplete={isComplete}
      toSend={toSend}
      onClose={onClose}
    >
      {() => <AgentInputs />}
    </RecordDialog>
  )
}

import Typography from '@mui/material/Typography'
import type { Agent } from '@parley/contracts/http/agents.ts'
import { useTranslate } from 'react-admin'
import { useDeletion } from '../../dialogs/parts.ts'
import { useLazyTexts } from '../../i18n/parts.ts'
import { ConsoleShow, RelatedEvents, RelatedTemplates, usePageActions } from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { recordTexts } from '../../records/texts.ts'
import { useIndustryNames, RoleChip } from '../../kinds/index.ts'
import { AgentActions, agentDeletion } from './AgentActions.tsx'
import { AgentDialog } from './AgentDialog.tsx'

/** An agent: what it is told, and which templates work with it. */
export function AgentShow() {
  return (
    <ConsoleShow<Agent> actions={<PageActions />} related={relatedOf}>
      {(agent) => <AgentFacts agent={agent} />}
    </ConsoleShow>
  )
}

function PageActions() {
  const { record: agent, form, onEdit, onDeleted } = usePageActions<Agent>(AgentDialog)
  const { onDelete, deletion } = useDeletion(agentDeletion, onDeleted)
  if (agent === undefined) return null
  return (
    <>
      <AgentActions agent={agent} onEdit={onEdit} onDelete={onDelete} />
      {form}
      {deletion}
    </>
  )
}

function AgentFacts({ agent }: { agent: Agent }) {
  const translate = useTranslate()
  const say = useLazyTexts(recordTexts)
  const namesOf = useIndustryNames()
  const { createdBy, industries } = agent
  const label = (field: string): string => `resources.ai-agents.fields.${field}`
  const author = createdBy === null ? '' : `${createdBy.firstName} ${createdBy.lastName}`.trim()
  return (
    <Facts
      facts={[
        { label: label('name'), value: agent.name },
        { label: label('role'), value: <RoleChip role={agent.role} /> },
        { label: label('isActive'), value: translate(agent.isActive ? 'agents.active' : 'agents.inactive') },
        { label: label('isSME'), value: say(agent.isSME ? 'records.yes' : 'records.no') },
        {
          label: label('industries'),
          value: industries.length === 0 ? translate('agents.noIndustries') : namesOf(industries),
        },
        { label: label('description'), value: <Prose text={agent.description} /> },
        { label: label('systemMessage'), value: <Prose text={agent.systemMessage ?? '–'} /> },
        {
          label: label('createdBy'),
          value: createdBy === null ? translate('agents.comesWithParley') : author,
        },
        { label: label('createdAt'), value: <TimeText at={agent.createdAt} /> },
        { label: label('updatedAt'), value: <TimeText at={agent.updatedAt} /> },
      ]}
    />
  )
}

function Prose({ text }: { text: string }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ whiteSpace: 'pre-wrap', display: 'block', maxWidth: '72ch' }}
    >
      {text}
    </Typography>
  )
}

function relatedOf(agent: Agent) {
  return (
    <>
      <RelatedTemplates filter={{ agentId: agent.id }} title="records.usedBy" />
      <RelatedEvents filter={{ entityId: agent.id }} />
    </>
  )
}

import Typography from '@mui/material/Typography'
import type { Agent } from '@parley/contracts/http/agents.ts'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import { useState } from 'react'
import { useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { useLazyTexts } from '../../i18n/parts.ts'
import { ConsoleShow, RelatedEvents, RelatedTemplates } from '../../records/parts.ts'
import { Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { recordTexts } from '../../records/texts.ts'
import { ActionsOfPage, RowAction, RowActions } from '../../rows/index.ts'
import { useIndustryNames, RoleChip } from '../../kinds/index.ts'
import { AgentDeletion } from './AgentDeletion.tsx'
import { AgentDialog } from './AgentDialog.tsx'

/** An agent: what it is told, and which templates work with it. */
export function AgentShow() {
  return (
    <ConsoleShow actions={<PageActions />} related={<Related />}>
      <AgentFacts />
    </ConsoleShow>
  )
}

function PageActions() {
  const agent = useRecordContext<Agent>()
  const translate = useTranslate()
  const redirect = useRedirect()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  if (agent === undefined) return null
  const { name } = agent
  const close = (): void => setOpen(undefined)
  return (
    <ActionsOfPage value>
      <RowActions>
        <RowAction
          icon={EditIcon}
          title={translate('agents.edit')}
          label={translate('agents.editNamed', { name })}
          onClick={() => setOpen('edit')}
        />
        <RowAction
          icon={DeleteIcon}
          title={translate('agents.delete')}
          label={translate('agents.deleteNamed', { name })}
          onClick={() => setOpen('delete')}
        />
      </RowActions>
      {open === 'edit' && <AgentDialog id={agent.id} onClose={close} />}
      {open === 'delete' && (
        <AgentDeletion agent={agent} onClose={close} onDeleted={() => redirect('list', 'ai-agents')} />
      )}
    </ActionsOfPage>
  )
}

function AgentFacts() {
  const agent = useRecordContext<Agent>()
  const translate = useTranslate()
  const say = useLazyTexts(recordTexts)
  const namesOf = useIndustryNames()
  if (agent === undefined) return null
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

function Related() {
  const agent = useRecordContext<Agent>()
  const say = useLazyTexts(recordTexts)
  if (agent === undefined) return null
  return (
    <>
      <RelatedTemplates filter={{ agentId: agent.id }} title={say('records.usedBy')} />
      <RelatedEvents filter={{ entityId: agent.id }} />
    </>
  )
}

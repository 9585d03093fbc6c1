import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { Agent } from '@parley/contracts/http/agents.ts'
import { CreateButton, List, useTranslate } from 'react-admin'
import { useDialogAddress } from '../../dialogs/index.ts'
import { useDeletion } from '../../dialogs/parts.ts'
import { CsvExportButton, type CsvColumn, Pages } from '../../lists/index.ts'
import { agentDeletion } from './AgentActions.tsx'
import { AgentCards } from './AgentCards.tsx'
import { AgentDialog } from './AgentDialog.tsx'
import { AgentCount, AgentFilters } from './AgentFilters.tsx'

const csv: CsvColumn<Agent>[] = [
  { label: 'resources.ai-agents.fields.name', value: ({ name }) => name },
  { label: 'resources.ai-agents.fields.role', value: ({ role }) => role },
  { label: 'resources.ai-agents.fields.isSME', value: ({ isSME }) => String(isSME) },
  { label: 'resources.ai-agents.fields.isActive', value: ({ isActive }) => String(isActive) },
  { label: 'resources.ai-agents.fields.industries', value: ({ industries }) => industries.join(' ') },
  { label: 'resources.ai-agents.fields.description', value: ({ description }) => description },
  { label: 'resources.ai-agents.fields.createdAt', value: ({ createdAt }) => createdAt },
]
/** AI agents administration (Document 3): cards, filters, and the dialogs over them. */
export function AgentList() {
  const { edit, dialog } = useDialogAddress(AgentDialog)
  const { onDelete, deletion } = useDeletion(agentDeletion)
  return (
    <>
      <List<Agent>
        component="div"
        perPage={24}
        sort={{ field: 'role', order: 'ASC' }}
        empty={false}
        exporter={false}
        actions={false}
        // It is said where the cards would be, with Retry.
        queryOptions={{ onError: () => undefined }}
        pagination={<Pages sizes={[12, 24, 48, 96]} />}
      >
        <AgentsHead />
        <AgentCards onEdit={edit} onDelete={onDelete} />
      </List>
      {dialog}
      {deletion}
    </>
  )
}

function AgentsHead() {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px', pb: '16px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
        <Chip size="small" label={translate('agents.superAdminOnly')} />
        <Box sx={{ flex: 1 }} />
        <CsvExportButton columns={csv} />
        <CreateButton variant="contained" />
      </Box>
      <AgentFilters />
      <AgentCount />
    </Box>
  )
}

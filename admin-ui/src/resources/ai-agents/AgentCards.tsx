import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Agent } from '@parley/contracts/http/agents.ts'
import type { ReactNode } from 'react'
import { CreateButton, useListContext, useTranslate } from 'react-admin'
import { refusalOf } from '../../dialogs/index.ts'
import { AgentCard } from './AgentCard.tsx'
import { useAgentFilters } from './use-agent-filters.ts'

interface AgentCardsProps {
  onEdit: (id: string) => void
  onDelete: (agent: Agent) => void
}

/** The agents of the page, or why there are none. */
export function AgentCards({ onEdit, onDelete }: AgentCardsProps) {
  const { data, error } = useListContext<Agent>()
  if (data === undefined) return error == null ? <CardSkeletons /> : <AgentsFailed />
  if (data.length === 0) return <NoAgents />
  return (
    <Grid>
      {data.map((agent) => (
        <AgentCard key={agent.id} agent={agent} onEdit={() => onEdit(agent.id)} onDelete={onDelete} />
      ))}
    </Grid>
  )
}

function Grid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: '16px',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  )
}

function CardSkeletons() {
  return (
    <Box aria-busy="true">
      <Grid>
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <Skeleton key={card} component="li" variant="rounded" height={220} />
        ))}
      </Grid>
    </Box>
  )
}

/** Texts of Document 3, section 8. */
function AgentsFailed() {
  const { error, refetch } = useListContext()
  const translate = useTranslate()
  const isDenied = refusalOf(error).status === 403
  const retry = (
    <Button color="inherit" size="small" onClick={() => void refetch()}>
      {translate('dialogs.retry')}
    </Button>
  )
  return (
    <Alert severity="error" action={isDenied ? undefined : retry}>
      {translate(isDenied ? 'agents.pageDenied' : 'agents.loadFailed')}
    </Alert>
  )
}

function NoAgents() {
  const translate = useTranslate()
  const { isFiltered, clear } = useAgentFilters()
  return (
    <Box sx={{ py: '64px', px: '16px', textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {translate(isFiltered ? 'agents.noMatch' : 'agents.none')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: '16px' }}>
        {translate(isFiltered ? 'agents.noMatchText' : 'agents.noneText')}
      </Typography>
      {isFiltered ? (
        <Button variant="outlined" onClick={clear}>
          {translate('agents.clearAll')}
        </Button>
      ) : (
        <CreateButton variant="contained" />
      )}
    </Box>
  )
}

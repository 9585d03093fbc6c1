import AddIcon from '@mui/icons-material/AddRounded'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { agentRoles, industryCodes } from '@parley/contracts/enums.ts'
import type { Agent } from '@parley/contracts/http/agents.ts'
import { maxAgentsPerPhase } from '@parley/contracts/template-input.ts'
import { RetryNotice } from '@parley/ui-kit/components/RetryNotice.tsx'
import { SearchField } from '@parley/ui-kit/components/SearchField.tsx'
import { LoadingRegion, TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../locales/builders.en.ts'
import { AgentMarks } from '../parts/AgentMarks.tsx'
import { type AgentFilter, noFilter, offeredAgents } from './agent-filter.ts'
import { useAgents } from './use-agents.ts'

interface AgentPickerProps {
  /** The agents that are placed, in their order. */
  placed: readonly string[]
  onAdd: (agent: Agent) => void
  onClose: () => void
}

/** Offers the active agents; it stays open, so that a whole sequence can be put together. */
export function AgentPicker({ placed, onAdd, onClose }: AgentPickerProps) {
  const { t } = useTranslation()
  const id = useId()
  const [filter, setFilter] = useState(noFilter)
  const [said, setSaid] = useState('')
  const isFull = placed.length >= maxAgentsPerPhase
  const add = (agent: Agent): void => {
    onAdd(agent)
    setSaid(t('builders.agents.added', { name: agent.name, place: placed.length + 1 }))
  }
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('builders.agents.pick')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4, minHeight: 420 }}>
        <Filters filter={filter} onChange={setFilter} />
        {isFull && <Alert severity="info">{t('builders.agents.full', { count: maxAgentsPerPhase })}</Alert>}
        <OfferedAgents filter={filter} placed={placed} isFull={isFull} onAdd={add} />
      </DialogContent>
      <DialogActions>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: 1, px: 2 }}>
          {said}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('builders.agents.count', { count: placed.length, most: maxAgentsPerPhase })}
        </Typography>
        <Button variant="contained" onClick={onClose}>
          {t('builders.agents.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Filters({ filter, onChange }: { filter: AgentFilter; onChange: (filter: AgentFilter) => void }) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  return (
    <Box
      sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', pt: 2, '& .MuiTextField-root': { flex: '1 1 180px' } }}
    >
      <SearchField
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
        placeholder={t('builders.agents.search')}
      />
      <TextField
        select
        label={t('builders.agents.role')}
        value={filter.role}
        onChange={({ target }) => onChange({ ...filter, role: target.value as AgentFilter['role'] })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('builders.agents.allRoles')}</MenuItem>
        {agentRoles.map((role) => (
          <MenuItem key={role} value={role}>
            {t(`builders.agents.roles.${role}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('builders.agents.industry')}
        value={filter.industry}
        onChange={({ target }) => onChange({ ...filter, industry: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('builders.agents.allIndustries')}</MenuItem>
        {industryCodes
          .filter((code) => code !== 'all')
          .map((code) => (
            <MenuItem key={code} value={code}>
              {industryName(code)}
            </MenuItem>
          ))}
      </TextField>
    </Box>
  )
}

interface OfferedAgentsProps {
  filter: AgentFilter
  placed: readonly string[]
  isFull: boolean
  onAdd: (agent: Agent) => void
}

function OfferedAgents({ filter, placed, isFull, onAdd }: OfferedAgentsProps) {
  const { t } = useTranslation()
  const agents = useAgents()
  if (agents.isPending)
    return (
      <LoadingRegion>
        <TextSkeleton lines={6} />
      </LoadingRegion>
    )
  if (agents.isError) return <RetryNotice query={agents}>{t('builders.agents.loadFailed')}</RetryNotice>
  const offered = offeredAgents(agents.data, filter)
  if (offered.length === 0) return <Typography role="status">{t('builders.agents.noneFound')}</Typography>
  return (
    <Box component="ul" aria-label={t('builders.agents.pick')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {offered.map((agent) => (
        <OfferedAgent
          key={agent.id}
          agent={agent}
          times={placed.filter((id) => id === agent.id).length}
          isFull={isFull}
          onAdd={onAdd}
        />
      ))}
    </Box>
  )
}

interface OfferedAgentProps extends Pick<OfferedAgentsProps, 'isFull' | 'onAdd'> {
  agent: Agent
  times: number
}

function OfferedAgent({ agent, times, isFull, onAdd }: OfferedAgentProps) {
  const { t } = useTranslation()
  const industryName = useIndustryName()
  return (
    <Box component="li" sx={offeredLook}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontWeight: 500 }}>
            {agent.name}
          </Typography>
          <AgentMarks role={agent.role} isSME={agent.isSME} />
          {times > 0 && (
            <Typography component="span" variant="body2" color="textSecondary">
              {t('builders.agents.placedAlready', { count: times })}
            </Typography>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '72ch' }}>
          {agent.description}
        </Typography>
        {agent.industries.some((code) => code !== 'all') && (
          <Typography variant="caption" color="textSecondary">
            {agent.industries.map(industryName).join(', ')}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon aria-hidden />}
        disabled={isFull}
        aria-label={t('builders.agents.addNamed', { name: agent.name })}
        onClick={() => onAdd(agent)}
      >
        {t('builders.add')}
      </Button>
    </Box>
  )
}

const offeredLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const

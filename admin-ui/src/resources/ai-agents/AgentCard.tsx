import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Agent } from '@parley/contracts/http/agents.ts'
import { useTranslate } from 'react-admin'
import { RecordTo } from '../../records/index.ts'
import { useIndustryNames, RoleChip } from '../../kinds/index.ts'
import { AgentActions, type AgentActionsProps } from './AgentActions.tsx'

/** One agent: what it is, whom it serves, who made it, and whether it works (Document 3, AI agents administration). */
export function AgentCard(actions: AgentActionsProps) {
  const { agent } = actions
  const { description, role, isSME } = agent
  const translate = useTranslate()
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', gap: '12px', p: '16px', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '8px' }}>
        <Typography variant="subtitle1" component="h2" sx={{ flex: 1, fontWeight: 600 }}>
          <RecordTo resource="ai-agents" to={agent} />
        </Typography>
        <AgentActions {...actions} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
        <RoleChip role={role} />
        {isSME && <Chip size="small" variant="outlined" color="primary" label={translate('agents.sme')} />}
      </Box>
      <Typography variant="body2" sx={{ flex: 1, whiteSpace: 'pre-line', ...clamped }}>
        {description}
      </Typography>
      <Industries codes={agent.industries} />
      <Foot agent={agent} />
    </Card>
  )
}

/** Long descriptions are read whole on its page. */
const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}

function Industries({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate()
  const namesOf = useIndustryNames()
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('resources.ai-agents.fields.industries')}
      {': '}
      {codes.length === 0 ? translate('agents.noIndustries') : namesOf(codes)}
    </Typography>
  )
}

/** Who made it, and whether it is active: that is changed in the dialog alone (Document 3, section 4). */
function Foot({ agent: { createdBy, isActive, name } }: { agent: Agent }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {createdBy === null
          ? translate('agents.comesWithParley')
          : translate('agents.createdBy', { name: `${createdBy.firstName} ${createdBy.lastName}`.trim() })}
      </Typography>
      <Tooltip title={translate('agents.activeHint')}>
        <FormControlLabel
          disabled
          label={translate(isActive ? 'agents.active' : 'agents.inactive')}
          labelPlacement="start"
          sx={{ m: 0, '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.secondary' } }}
          control={
            <Switch
              size="small"
              checked={isActive}
              slotProps={{ input: { 'aria-label': `${translate('agents.active')}: ${name}` } }}
            />
          }
        />
      </Tooltip>
    </Box>
  )
}

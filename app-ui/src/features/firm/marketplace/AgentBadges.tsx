import Box from '@mui/material/Box'
import type { Agent } from '@parley/contracts/http/agents.ts'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'

const tones: Record<Agent['role'], Tone> = { CONTRIBUTOR: 'info', REVIEWER: 'warning', APPROVER: 'success' }

/** An agent's role, and whether it is an expert of a subject. */
export function AgentBadges({ agent }: { agent: Pick<Agent, 'role' | 'isSME'> }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <StatusBadge tone={tones[agent.role]}>{t(`marketplace.roles.${agent.role}`)}</StatusBadge>
      {agent.isSME && <StatusBadge tone="outline">{t('marketplace.sme')}</StatusBadge>}
    </Box>
  )
}

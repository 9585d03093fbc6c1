import Chip from '@mui/material/Chip'
import type { AgentRole } from '@parley/contracts/enums.ts'
import { useTranslate } from 'react-admin'

/** The theme's colours of contributors, reviewers and approvers. */
const colours = { CONTRIBUTOR: 'info', REVIEWER: 'warning', APPROVER: 'success' } as const

/** An agent's role in a word; the colour only helps. */
export function RoleChip({ role }: { role: AgentRole }) {
  const translate = useTranslate()
  return (
    <Chip size="small" variant="outlined" color={colours[role]} label={translate(`agents.role.${role}`)} />
  )
}

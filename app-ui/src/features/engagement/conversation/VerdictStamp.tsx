import ApproveIcon from '@mui/icons-material/CheckRounded'
import RejectIcon from '@mui/icons-material/CloseRounded'
import ReviseIcon from '@mui/icons-material/ReplayRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import './en.ts'

const stamps = {
  approve: { Icon: ApproveIcon, colour: 'var(--parley-palette-accent-approver)' },
  revise: { Icon: ReviseIcon, colour: 'var(--parley-palette-accent-reviewer)' },
  reject: { Icon: RejectIcon, colour: 'var(--parley-palette-accent-critical)' },
} as const

/** A reviewer's or approver's decision, with the reasons where the answer does not hold them, and who overruled it. */
export function VerdictStamp({ interaction: { verdict, agentResponse } }: { interaction: Interaction }) {
  const { t } = useTranslation()
  if (verdict === null) return null
  const { Icon, colour } = stamps[verdict.kind]
  const isSilent = agentResponse === null || agentResponse.trim() === ''
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            borderRadius: '6px',
            border: `2px ${verdict.overruledBy === null ? 'solid' : 'dashed'} ${colour}`,
            color: colour,
            fontSize: '0.75rem',
            fontWeight: 700,
            letterSpacing: '0.04em',
            textTransform: 'uppercase',
          }}
        >
          <Icon aria-hidden sx={{ fontSize: 16 }} />
          {t(`conversation.verdict.${verdict.kind}`)}
        </Box>
        {verdict.overruledBy !== null && (
          <StatusBadge tone="primary">
            {t('conversation.overruled', { name: verdict.overruledBy.name })}
          </StatusBadge>
        )}
      </Box>
      {verdict.overruledBy?.note != null && (
        <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {t('common.quoted', { text: verdict.overruledBy.note })}
        </Typography>
      )}
      {isSilent && verdict.reasons.length > 0 && (
        <Box component="ul" sx={{ mt: 2, mb: 0, pl: 5 }}>
          {verdict.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      )}
    </Box>
  )
}

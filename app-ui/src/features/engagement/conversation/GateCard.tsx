import GateIcon from '@mui/icons-material/FrontHandRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { answersInBanner, gateAnswerIdOf, gateIdOf, leadTo } from './gate-places.ts'
import { GateAnswer } from './GateAnswer.tsx'
import './en.ts'

/** Whether what a gate asks is answered at the top of the page, where there is room for it. */
export const AnsweredAbove = createContext(false)

const loud = 'var(--parley-palette-accent-reviewer)'
const card = {
  mt: 3,
  p: 4,
  borderRadius: '10px',
  border: `2px solid ${loud}`,
  bgcolor: `color-mix(in srgb, ${loud} 10%, var(--parley-palette-background-paper))`,
} as const

/** The run waits for a person: why, and what may be decided, or the way to where it is. */
export function GateCard({ interaction, canEdit }: { interaction: Interaction; canEdit: boolean }) {
  const { t } = useTranslation()
  const hasRoom = useMediaQuery(answersInBanner)
  const isAbove = useContext(AnsweredAbove) && hasRoom
  const { hitl } = interaction
  if (hitl === null) return null
  const waiting = t(canEdit ? 'conversation.waitingForYou' : 'conversation.waitingForDecision')
  return (
    <Box
      id={gateIdOf(interaction)}
      tabIndex={-1}
      role="region"
      aria-label={isAbove ? t('conversation.gateHere') : waiting}
      sx={card}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <GateIcon aria-hidden fontSize="small" sx={{ color: loud }} />
        <Typography variant="h2" component="h5">
          {waiting}
        </Typography>
      </Box>
      <Typography sx={{ my: 1.5, overflowWrap: 'anywhere' }}>
        {hitl.budget === undefined ? hitl.reason : t(`conversation.budgetOf.${hitl.budget.which}`)}
      </Typography>
      {canEdit && !isAbove && <GateAnswer interaction={interaction} />}
      {canEdit && isAbove && (
        <Button variant="outlined" onClick={() => leadTo(gateAnswerIdOf(interaction))}>
          {t('conversation.answerAbove')}
        </Button>
      )}
    </Box>
  )
}

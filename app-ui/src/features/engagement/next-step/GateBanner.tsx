import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { useTranslation } from 'react-i18next'
import { GateAnswer } from '../conversation/parts.ts'
import { gateAnswerIdOf } from '../conversation/index.ts'
import './locales/en.ts'

interface GateBannerProps {
  interaction: Interaction
  canAnswer: boolean
  /** Shows where it was asked. */
  onShow: () => void
}

/** What the conversation waits for, who asks, and the buttons that answer it. */
export function GateBanner({ interaction, canAnswer, onShow }: GateBannerProps) {
  const { t } = useTranslation()
  const { hitl, aiAgent, chapterTitle } = interaction
  if (hitl === null) return null
  const question = hitl.budget === undefined ? hitl.reason : t(`conversation.budgetOf.${hitl.budget.which}`)
  return (
    <Box id={gateAnswerIdOf(interaction)} tabIndex={-1} role="group" aria-label={question} sx={body}>
      <Typography variant="body2" color="textSecondary">
        {[aiAgent.name, chapterTitle].filter((part) => part !== null).join(' · ')}
        <Button size="small" onClick={onShow} sx={{ ml: 2 }}>
          {t('nextStep.showInConversation')}
        </Button>
      </Typography>
      <Typography
        sx={{ color: 'text.primary', mb: 3, maxHeight: 132, overflowY: 'auto', overflowWrap: 'anywhere' }}
      >
        {question}
      </Typography>
      {canAnswer && <GateAnswer interaction={interaction} />}
    </Box>
  )
}

const body = { px: 4, pb: 3, '&:focus-visible': { outlineOffset: -2 } } as const

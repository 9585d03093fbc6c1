import RestartIcon from '@mui/icons-material/RestartAltRounded'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonText } from '../phase/index.ts'
import './en.ts'
import { RestartDialog } from './RestartDialog.tsx'

interface RestartConversationProps {
  phaseId: string
  /** Why it cannot be done now; null where it can. */
  reason: string | null
}

/** Begins the conversation anew; the former one stays readable. Where it cannot, it says why and does nothing. */
export function RestartConversation({ phaseId, reason }: RestartConversationProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const why = reason === null ? undefined : reasonText(t, reason)
  return (
    <>
      <Tooltip title={why ?? t('conversation.restart')} describeChild={why !== undefined}>
        <IconButton
          aria-label={t('conversation.restart')}
          aria-disabled={why !== undefined || undefined}
          onClick={() => why === undefined && setIsAsking(true)}
          sx={why === undefined ? undefined : blocked}
        >
          <RestartIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <RestartDialog phaseId={phaseId} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}

/** Can be reached by keyboard, so that its reason can be heard. */
const blocked = {
  cursor: 'not-allowed',
  color: 'text.disabled',
  '&:hover': { bgcolor: 'transparent' },
} as const

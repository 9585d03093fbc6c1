import RestartIcon from '@mui/icons-material/RestartAltRounded'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import {
  cancelSequences,
  clearConversation,
  executeSequence,
  listInteractions,
} from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callRoute } from '../../lib/call-route.ts'
import { useRouteMutation } from '../../lib/use-route.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showError } from '../../ui/toasts.tsx'
import './texts.ts'

/** Cancels what runs, clears, and begins anew; that nothing could be cancelled does not matter (Document 2, 4.3). */
export function ClearAndRestart({ phaseId }: { phaseId: string }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const refreshes = [listInteractions, listMessages, getInitiative]
  const clear = useRouteMutation(clearConversation, refreshes)
  const execute = useRouteMutation(executeSequence, refreshes)
  const restart = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await callRoute(cancelSequences, { params: { phaseId } }).catch(() => undefined)
      await clear.mutateAsync({ params: { phaseId } })
      await execute.mutateAsync({ params: { phaseId }, body: {} })
    } catch (error) {
      showError(error)
    } finally {
      setIsBusy(false)
      setIsAsking(false)
    }
  }
  return (
    <>
      <Tooltip title={t('conversation.clear')}>
        <IconButton aria-label={t('conversation.clear')} onClick={() => setIsAsking(true)}>
          <RestartIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('conversation.clear')}
        text={t('conversation.clearText')}
        confirmLabel={t('conversation.clear')}
        busy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void restart()}
      />
    </>
  )
}

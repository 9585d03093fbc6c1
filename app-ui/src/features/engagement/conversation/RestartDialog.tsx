import { executeSequence, listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ConfirmDialog } from '@parley/ui-kit/components/ConfirmDialog.tsx'
import { useTranslation } from 'react-i18next'
import './en.ts'

interface RestartDialogProps {
  phaseId: string
  open: boolean
  onClose: () => void
  onRestarted?: (() => void) | undefined
}

/** Asks before the agents begin anew; what runs is cancelled by it (decisions D12, Document 2, 4.3). */
export function RestartDialog({ phaseId, open, onClose, onRestarted }: RestartDialogProps) {
  const { t } = useTranslation()
  const execute = useRouteMutation(executeSequence, [listInteractions, listMessages, getInitiative])
  const restart = (): void =>
    execute.mutate(
      { params: { phaseId }, body: { restart: true } },
      {
        onSuccess: () => {
          onRestarted?.()
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      open={open}
      title={t('conversation.restart')}
      text={t('conversation.restartText')}
      confirmLabel={t('conversation.restart')}
      call={execute}
      onCancel={onClose}
      onConfirm={restart}
    />
  )
}

import AlertTitle from '@mui/material/AlertTitle'
import { executeSequence, listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import type { Sequence } from '@parley/contracts/http/conversation-records.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ActionNotice } from '@parley/ui-kit/components/ActionNotice.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import { useTranslation } from 'react-i18next'
import './en.ts'

interface FailedRunProps {
  phaseId: string
  sequence: Sequence
  canEdit: boolean
}

/** A run that came to grief: why, and the way to begin again. */
export function FailedRun({ phaseId, sequence, canEdit }: FailedRunProps) {
  const { t } = useTranslation()
  const sayFailure = useFailureText()
  const execute = useRouteMutation(executeSequence, [listInteractions, listMessages, getInitiative])
  return (
    <ActionNotice
      severity="error"
      role="alert"
      sx={{ borderRadius: 0 }}
      label={t('conversation.tryAgain')}
      onAct={() => execute.mutate({ params: { phaseId }, body: {} }, { onError: showError })}
      isActing={execute.isPending}
      canAct={canEdit}
    >
      <AlertTitle>{t('conversation.runFailed')}</AlertTitle>
      {sayFailure(sequence.error)}
    </ActionNotice>
  )
}

import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { executeSequence, listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import type { Sequence } from '@parley/contracts/http/conversation-records.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
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
    <Alert
      severity="error"
      role="alert"
      sx={{ borderRadius: 0 }}
      action={
        canEdit && (
          <Button
            size="small"
            color="inherit"
            loading={execute.isPending}
            onClick={() => execute.mutate({ params: { phaseId }, body: {} }, { onError: showError })}
          >
            {t('conversation.tryAgain')}
          </Button>
        )
      }
    >
      <AlertTitle>{t('conversation.runFailed')}</AlertTitle>
      {sayFailure(sequence.error)}
    </Alert>
  )
}

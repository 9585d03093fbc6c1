import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { listInteractions, summariseSequence } from '@parley/contracts/http/agent-interactions.ts'
import type { Sequence } from '@parley/contracts/http/conversation-records.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { useTranslation } from 'react-i18next'
import './en.ts'

/** That something was said after the summary, and the way to a new one. */
export function SummaryAge({ sequence, canEdit }: { sequence: Sequence; canEdit: boolean }) {
  const { t } = useTranslation()
  const summarise = useRouteMutation(summariseSequence, [listInteractions])
  if (sequence.summaryIsBeingWritten)
    return (
      <Alert severity="info" role="status" sx={{ mb: 2 }}>
        {t('conversation.summaryBeingWritten')}
      </Alert>
    )
  if (!sequence.summaryIsOlderThanSources) return null
  const mayWrite = canEdit && sequence.status === 'COMPLETED'
  return (
    <>
      <Alert
        severity="warning"
        role="note"
        sx={{ mb: 2 }}
        action={
          mayWrite && (
            <Button
              size="small"
              color="inherit"
              loading={summarise.isPending}
              onClick={() => summarise.mutate({ params: { sequenceId: sequence.id } })}
            >
              {t('conversation.summariseAgain')}
            </Button>
          )
        }
      >
        {t('conversation.summaryOlder')}
      </Alert>
      {summarise.error !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {messageOf(summarise.error)}
        </Alert>
      )}
    </>
  )
}

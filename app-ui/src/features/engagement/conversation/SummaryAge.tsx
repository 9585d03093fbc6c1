import Alert from '@mui/material/Alert'
import { listInteractions, summariseSequence } from '@parley/contracts/http/agent-interactions.ts'
import type { Sequence } from '@parley/contracts/http/conversation-records.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { ActionNotice } from '@parley/ui-kit/components/ActionNotice.tsx'
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
  return (
    <>
      <ActionNotice
        severity="warning"
        role="note"
        sx={{ mb: 2 }}
        label={t('conversation.summariseAgain')}
        onAct={() => summarise.mutate({ params: { sequenceId: sequence.id } })}
        isActing={summarise.isPending}
        canAct={canEdit && sequence.status === 'COMPLETED'}
      >
        {t('conversation.summaryOlder')}
      </ActionNotice>
      {summarise.error !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {messageOf(summarise.error)}
        </Alert>
      )}
    </>
  )
}

import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import Button from '@mui/material/Button'
import type { AdminFeedback } from '@parley/contracts/http/feedback.ts'
import { useState } from 'react'
import { useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { DeleteDialog } from '../../dialogs/parts.ts'
import { useChangeFeedback } from './use-change-feedback.ts'

/** Marking as read, unread or answered elsewhere, and deleting. */
export function FeedbackActions() {
  const feedback = useRecordContext<AdminFeedback>()
  return feedback === undefined ? null : <Actions feedback={feedback} />
}

const deletion = { deleted: 'resources.feedback.deleted', deleteFailed: 'resources.feedback.deleteFailed' }

function Actions({ feedback }: { feedback: AdminFeedback }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const { change, isPending } = useChangeFeedback(feedback)
  const [isAsking, setAsking] = useState(false)
  const { state, answer } = feedback
  const isNew = state === 'NEW'
  return (
    <>
      {answer === null && (
        <Button
          size="small"
          loading={isPending}
          onClick={() => change({ state: isNew ? 'READ' : 'NEW' }, 'resources.feedback.marked')}
        >
          {translate(isNew ? 'resources.feedback.markRead' : 'resources.feedback.markUnread')}
        </Button>
      )}
      {state !== 'ANSWERED' && (
        <Button
          size="small"
          loading={isPending}
          onClick={() => change({ state: 'ANSWERED' }, 'resources.feedback.marked')}
        >
          {translate('resources.feedback.markAnswered')}
        </Button>
      )}
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isAsking && (
        <DeleteDialog
          record={feedback}
          subject={feedback.text.slice(0, 80)}
          title={translate('resources.feedback.deleteTitle')}
          text={translate('resources.feedback.deleteText')}
          texts={deletion}
          onClose={() => {
            setAsking(false)
          }}
          onDeleted={() => redirect('list', 'feedback')}
        />
      )}
    </>
  )
}

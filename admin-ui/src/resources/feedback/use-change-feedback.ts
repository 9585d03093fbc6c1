import type { AdminFeedback, FeedbackState } from '@parley/contracts/http/feedback.ts'
import { useNotify, useUpdate } from 'react-admin'
import { useTellFailure } from '../../dialogs/index.ts'

/** Answers a feedback, or says what became of it; a stale change is refused with the server's words. */
export function useChangeFeedback(feedback: AdminFeedback) {
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [update, { isPending }] = useUpdate<AdminFeedback>()
  const change = (data: { state?: FeedbackState; answer?: string }, done: string): void =>
    void update(
      'feedback',
      { id: feedback.id, data: { ...data, updatedAt: feedback.updatedAt }, previousData: feedback },
      {
        onSuccess: () => notify(done, { type: 'success', messageArgs: { smart_count: 1 } }),
        onError: tellFailure,
      },
    )
  return { change, isPending }
}

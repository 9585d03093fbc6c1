import { lazy } from 'react'
import type { AdminFeedback } from '@parley/contracts/http/feedback.ts'
import type { ResourceProps } from 'react-admin'

const FeedbackList = lazy(async () => ({ default: (await import('./FeedbackList.tsx')).FeedbackList }))
const FeedbackShow = lazy(async () => ({ default: (await import('./FeedbackShow.tsx')).FeedbackShow }))

const longestName = 60

export const feedback: ResourceProps = {
  name: 'feedback',
  list: FeedbackList,
  show: FeedbackShow,
  recordRepresentation: ({ text }: AdminFeedback) =>
    text.length > longestName ? `${text.slice(0, longestName)}…` : text,
}

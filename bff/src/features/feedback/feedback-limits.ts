import type { SharedLimits } from '@parley/server-kit/limits/shared-limits.ts'
import { createPersonLimit, type PersonLimit } from '../../http/person-limit.ts'

/** What one person may send in ten minutes; more than anybody writes. */
export const feedbackInTenMinutes = 20

/** Keeps a script from burying what people say. */
export const createFeedbackLimits = (limits: SharedLimits, points = feedbackInTenMinutes): PersonLimit =>
  createPersonLimit(limits, {
    name: 'feedback',
    points,
    durationSeconds: 600,
    message: 'That is a lot of feedback. Please wait a few minutes.',
  })

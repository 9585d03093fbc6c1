import type { SharedLimits } from '@parley/server-kit/limits/shared-limits.ts'
import { createPersonLimit, type PersonLimit } from '../../http/person-limit.ts'

/** Questions that a person may ask in a minute; more than anybody types, less than a script would. */
export const questionsAMinute = 30

/** Keeps one person from taking the models and the search from the others. */
export const createAskingLimits = (limits: SharedLimits, name = 'questions'): PersonLimit =>
  createPersonLimit(limits, {
    name,
    points: questionsAMinute,
    durationSeconds: 60,
    message: 'Too many questions. Please wait a moment and ask again.',
  })

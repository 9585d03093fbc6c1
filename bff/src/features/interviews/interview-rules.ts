import { AppError } from '@parley/contracts/errors.ts'
import type { InterviewStatus } from '@parley/contracts/http/interviews.ts'
import {
  isBlankRichText,
  plainTextOf,
  type RichText,
  richTextFrom,
  type RichTextInput,
} from '@parley/contracts/rich-text.ts'

/** A past date is of an interview that has been held (Document 1, section 4); by days, in UTC. */
export function statusOn(interviewDate: Date, now: Date): InterviewStatus {
  return dayOf(interviewDate) < dayOf(now) ? 'COMPLETED' : 'PLANNED'
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

export interface StoredSummary {
  summary: RichText | null
  summary_text: string
}

/** What is written for a summary: the document and its words; one without words is none. */
export function summaryColumns(given: RichTextInput | null): StoredSummary {
  const summary = typeof given === 'string' ? richTextFrom(given) : given
  if (summary === null || isBlankRichText(summary)) return { summary: null, summary_text: '' }
  return { summary, summary_text: plainTextOf(summary) }
}

/** @throws AppError VALIDATION_FAILED for a held interview without a summary (Document 1, section 5) */
export function requireSummary(status: string, summaryText: string): void {
  if (status !== 'COMPLETED' || summaryText !== '') return
  const errors = { summary: 'This field is required' }
  throw new AppError('VALIDATION_FAILED', 'A completed interview needs a summary.', { errors })
}

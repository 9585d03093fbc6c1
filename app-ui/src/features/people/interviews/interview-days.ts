import type { InterviewStatus } from '@parley/contracts/http/interviews.ts'
import { i18n } from '@parley/ui-kit/i18n/i18n.ts'

/** An interview's date is a calendar day, kept in UTC, so that it is the same day for everybody. */
export const dayOf = (iso: string): string => iso.slice(0, 10)

export const formatDay = (iso: string): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(dayOf(iso)),
  )

/** Today where the person is, as `2026-03-10`. */
export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** A past date sets COMPLETED, a future one PLANNED, and today leaves it open (Document 1, section 4). */
export function statusFor(day: string, present: InterviewStatus, now = new Date()): InterviewStatus {
  if (day === '' || day === today(now)) return present
  return day < today(now) ? 'COMPLETED' : 'PLANNED'
}

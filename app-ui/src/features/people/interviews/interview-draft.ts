import type { Interview, InterviewStatus } from '@parley/contracts/http/interviews.ts'
import { isBlankRichText, plainTextOf, type RichText } from '@parley/contracts/rich-text.ts'
import { dayOf } from './interview-days.ts'

/** An interview as it stands in the dialog. */
export interface InterviewDraft {
  /** `2026-03-10`, or empty. */
  day: string
  status: InterviewStatus
  isAutomated: boolean
  summary: RichText | null
  additionalNotes: string
  stakeholderIds: string[]
  /** Empty for nobody. */
  consultantId: string
  /** Of the interview that the edit was begun from. */
  updatedAt: string | null
}

export const emptyDraft: InterviewDraft = {
  day: '',
  status: 'PLANNED',
  isAutomated: false,
  summary: null,
  additionalNotes: '',
  stakeholderIds: [],
  consultantId: '',
  updatedAt: null,
}

export const draftOf = (interview: Interview): InterviewDraft => ({
  day: dayOf(interview.interviewDate),
  status: interview.status,
  isAutomated: interview.isAutomated,
  summary: interview.summary,
  additionalNotes: interview.additionalNotes ?? '',
  stakeholderIds: [...interview.stakeholderIds],
  consultantId: interview.consultantIds[0] ?? '',
  updatedAt: interview.updatedAt,
})

const comparable = {
  day: ({ day }: InterviewDraft): string => day,
  status: ({ status }: InterviewDraft): string => status,
  isAutomated: ({ isAutomated }: InterviewDraft): string => String(isAutomated),
  // The editor may write the same words in another shape, an empty document for instance.
  summary: ({ summary }: InterviewDraft): string => (isBlankRichText(summary) ? '' : JSON.stringify(summary)),
  additionalNotes: ({ additionalNotes }: InterviewDraft): string => additionalNotes.trim(),
  stakeholderIds: ({ stakeholderIds }: InterviewDraft): string => [...stakeholderIds].sort().join(),
  consultantId: ({ consultantId }: InterviewDraft): string => consultantId,
}
export type DraftField = keyof typeof comparable
const draftFields = Object.keys(comparable) as DraftField[]

/** Which fields say something else. */
export const differences = (one: InterviewDraft, other: InterviewDraft): DraftField[] =>
  draftFields.filter((field) => comparable[field](one) !== comparable[field](other))

/** Whether something required is missing: the date, and the summary of a completed interview (section 5). */
export const missingFields = (draft: InterviewDraft): ('day' | 'summary')[] => [
  ...(draft.day === '' ? (['day'] as const) : []),
  ...(draft.status === 'COMPLETED' && isBlankRichText(draft.summary) ? (['summary'] as const) : []),
]

/** What is sent. The summary of an interview that is not completed is not shown, so it stays as it is stored. */
export const bodyOf = (draft: InterviewDraft) => ({
  interviewDate: draft.day,
  status: draft.status,
  isAutomated: draft.isAutomated,
  additionalNotes: draft.additionalNotes,
  stakeholderIds: draft.stakeholderIds,
  consultantIds: draft.isAutomated || draft.consultantId === '' ? [] : [draft.consultantId],
  ...(draft.status === 'COMPLETED' && { summary: draft.summary }),
})

/** The words of a summary in one line, to look over: without the signs of lists, headings kept apart. */
export const previewOf = (summary: RichText): string =>
  plainTextOf(summary)
    .split('\n')
    .map((line) => line.trim().replace(/^(?:- |\d+\. )/, ''))
    .filter((line) => line !== '')
    .reduce((text, line) => `${text}${/[.!?:;,]$/.test(text) ? ' ' : ' · '}${line}`, '')
    .replace(/^ · /, '')

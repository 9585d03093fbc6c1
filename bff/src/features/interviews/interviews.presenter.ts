import type { Interview } from '@parley/contracts/http/interviews.ts'
import { readRichText, richTextFrom, type RichText } from '@parley/contracts/rich-text.ts'
import type { InterviewPeople, InterviewView } from './interviews.views.ts'

/** What is stored is checked again before it is shown: whatever is not allowed gives way to its bare words. */
function presentSummary(row: Pick<InterviewView, 'summary' | 'summary_text'>): RichText | null {
  if (row.summary === null && row.summary_text === '') return null
  return readRichText(row.summary) ?? richTextFrom(row.summary_text)
}

export const presentInterview = (row: InterviewView, people: InterviewPeople): Interview => ({
  id: row.id,
  initiativeId: row.initiative_id,
  interviewDate: row.interview_date.toISOString(),
  status: row.status as Interview['status'],
  isAutomated: row.is_automated,
  summary: presentSummary(row),
  summaryText: row.summary_text,
  additionalNotes: row.additional_notes,
  stakeholders: people.stakeholders
    .filter((person) => person.interview_id === row.id)
    .map(({ id, first_name: firstName, last_name: lastName, role }) => ({ id, firstName, lastName, role })),
  conductors: people.conductors
    .filter((person) => person.interview_id === row.id)
    .map(({ id, first_name: firstName, last_name: lastName, position }) => ({
      id,
      firstName,
      lastName,
      position,
    })),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

import type { Interview } from '@parley/contracts/http/interviews.ts'
import { readRichText, richTextFrom, type RichText } from '@parley/contracts/rich-text.ts'
import type { InterviewPeople, InterviewView } from './interviews.views.ts'

/** What is stored is checked again before it is shown: whatever is not allowed gives way to its bare words. */
function presentSummary(row: Pick<InterviewView, 'summary' | 'summary_text'>): RichText | null {
  if (row.summary === null && row.summary_text === '') return null
  return readRichText(row.summary) ?? richTextFrom(row.summary_text)
}

export function presentInterview(row: InterviewView, people: InterviewPeople): Interview {
  const ofThis = (person: { interview_id: string }): boolean => person.interview_id === row.id
  const stakeholders = people.stakeholders.filter(ofThis)
  const conductors = people.conductors.filter(ofThis)
  return {
    id: row.id,
    initiativeId: row.initiative_id,
    interviewDate: row.interview_date.toISOString(),
    status: row.status,
    isAutomated: row.is_automated,
    summary: presentSummary(row),
    summaryText: row.summary_text,
    additionalNotes: row.additional_notes,
    stakeholders: stakeholders.map(({ id, first_name: firstName, last_name: lastName, role }) => ({
      id,
      firstName,
      lastName,
      role,
    })),
    conductors: conductors.map(({ id, first_name: firstName, last_name: lastName, position }) => ({
      id,
      firstName,
      lastName,
      position,
    })),
    stakeholderIds: stakeholders.map(({ id }) => id),
    consultantIds: conductors.map(({ id }) => id),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

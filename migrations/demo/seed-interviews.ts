import { plainTextOf, type RichText } from '@parley/contracts/rich-text.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import { demoInterviews } from './content/interviews.ts'
import type { InterviewContent, RichNode } from './content/types.ts'
import { daysBefore, insert, json } from '../seeding/seed-writer.ts'

interface Around {
  client: string
  tenant: { firm_id: string; client_id: string }
  initiativeId: string
  /** By name. */
  people: ReadonlyMap<string, string>
  /** By key. */
  consultants: ReadonlyMap<string, string>
  now: Date
}

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})

function blockOf(node: RichNode): RichText['content'][number] {
  if (node.type === 'paragraph') return paragraph(node.text)
  if (node.type === 'heading')
    return { type: 'heading', attrs: { level: node.level }, content: [{ type: 'text', text: node.text }] }
  return {
    type: 'bulletList',
    content: node.items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
  }
}

/** The day, without a time. */
const dayBefore = (now: Date, days: number): Date =>
  new Date(`${daysBefore(now, days).toISOString().slice(0, 10)}T00:00:00.000Z`)

/** Interviews of a client's initiative, held and planned. */
export async function seedInterviews(tx: Kysely<DB>, around: Around): Promise<void> {
  for (const interview of demoInterviews[around.client] ?? []) await seedInterview(tx, around, interview)
}

async function seedInterview(tx: Kysely<DB>, around: Around, interview: InterviewContent): Promise<void> {
  const summary: RichText | null =
    interview.summary.length === 0 ? null : { type: 'doc', content: interview.summary.map(blockOf) }
  const interview_id = await insert(tx, 'interview', {
    ...around.tenant,
    initiative_id: around.initiativeId,
    interview_date: dayBefore(around.now, interview.daysAgo),
    status: interview.status,
    is_automated: interview.isAutomated,
    summary: summary === null ? null : json(summary),
    summary_text: summary === null ? '' : plainTextOf(summary),
    additional_notes: interview.additionalNotes === '' ? null : interview.additionalNotes,
  })
  for (const name of interview.stakeholders)
    await tx
      .insertInto('interview_stakeholder')
      .values({ ...around.tenant, interview_id, stakeholder_id: around.people.get(name) ?? '' })
      .execute()
  for (const key of interview.consultants)
    await tx
      .insertInto('interview_consultant')
      .values({ ...around.tenant, interview_id, consultant_id: around.consultants.get(key) ?? '' })
      .execute()
}

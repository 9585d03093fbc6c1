import type { InterviewStatus } from '@parley/contracts/http/interviews.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

interface Page<Column extends string> {
  q: string | undefined
  sort: { column: Column; direction: 'asc' | 'desc' }
  from: number
  limit: number
}
type InterviewColumn = 'interview_date' | 'status' | 'created_at'

export const findInterviewView = (tx: Tx, id: string) =>
  tx.selectFrom('interview').selectAll().where('id', '=', id).executeTakeFirst()
export type InterviewView = NonNullable<Awaited<ReturnType<typeof findInterviewView>>>

/** By what is shown of an interview: the summary of a completed one, notes, and who was there. */
const matches = (pattern: string) => sql<boolean>`(
  (interview.status = 'COMPLETED' and interview.summary_text ilike ${pattern})
  or interview.additional_notes ilike ${pattern}
  or exists (
    select 1 from ${scopedRaw.table('interview_stakeholder', 'j')}
      join ${scopedRaw.table('stakeholder', 's')} on s.id = j.stakeholder_id
     where j.interview_id = interview.id
       and (s.first_name || ' ' || s.last_name ilike ${pattern} or s.role ilike ${pattern}))
  or exists (
    select 1 from ${scopedRaw.table('interview_consultant', 'k')}
      join ${scopedRaw.table('consultant', 'c')} on c.id = k.consultant_id
     where k.interview_id = interview.id and c.first_name || ' ' || c.last_name ilike ${pattern}))`

export async function listInterviewViews(
  tx: Tx,
  of: { initiativeId: string; status: InterviewStatus | undefined },
  page: Page<InterviewColumn>,
) {
  let query = tx.selectFrom('interview').selectAll().where('initiative_id', '=', of.initiativeId)
  if (of.status !== undefined) query = query.where('status', '=', of.status)
  if (page.q) query = query.where(matches(containing(page.q)))
  return readPage(query.orderBy(page.sort.column, page.sort.direction).orderBy('id', 'desc'), page)
}

/** Who was asked in each interview, and who asked. */
export async function listInterviewPeople(tx: Tx, interviewIds: string[]) {
  if (interviewIds.length === 0) return { stakeholders: [], conductors: [] }
  const [stakeholders, conductors] = await Promise.all([
    tx
      .selectFrom('interview_stakeholder as j')
      .innerJoin('stakeholder as s', 's.id', 'j.stakeholder_id')
      .select(['j.interview_id', 's.id', 's.first_name', 's.last_name', 's.role'])
      .where('j.interview_id', 'in', interviewIds)
      .orderBy('s.last_name')
      .orderBy('s.id')
      .execute(),
    tx
      .selectFrom('interview_consultant as j')
      .innerJoin('consultant as c', 'c.id', 'j.consultant_id')
      .select(['j.interview_id', 'c.id', 'c.first_name', 'c.last_name', 'c.position'])
      .where('j.interview_id', 'in', interviewIds)
      .orderBy('c.last_name')
      .execute(),
  ])
  return { stakeholders, conductors }
}
export type InterviewPeople = Awaited<ReturnType<typeof listInterviewPeople>>

/** Consultants who are still with the firm; their names alone, for whoever works on the initiative. */
export async function listInterviewerViews(
  tx: Tx,
  firmId: string,
  page: Page<'first_name' | 'last_name' | 'position'>,
) {
  let query = tx
    .selectFrom('consultant')
    .select(['id', 'first_name', 'last_name', 'position'])
    .where('firm_id', '=', firmId)
    .where('is_obsolete', '=', false)
  if (page.q) {
    const pattern = containing(page.q)
    query = query.where((eb) =>
      eb.or([eb(sql`first_name || ' ' || last_name`, 'ilike', pattern), eb('position', 'ilike', pattern)]),
    )
  }
  return readPage(query.orderBy(page.sort.column, page.sort.direction).orderBy('id'), page)
}

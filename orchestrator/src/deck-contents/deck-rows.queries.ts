import { sql } from 'kysely'
import { turnColumns, type Tx } from '../runs/index.ts'

/** All that a deck of the initiative can tell of, each kind of row in one query. */
export async function readDeckRows(tx: Tx, id: string) {
  const initiative = await findInitiative(tx, id)
  if (initiative === undefined) return undefined
  const runs = await listLatestRuns(tx, id)
  const [phases, people, members, observations, confirmed, flags] = await Promise.all([
    listPhases(tx, id),
    listPeople(tx, id),
    listMembers(tx, id),
    listObservations(tx, id),
    listConfirmed(tx, id),
    listFlags(tx, id),
  ])
  const [turns, messages, documents, figures] = await Promise.all([
    listTurnsOf(
      tx,
      runs.map((run) => run.id),
    ),
    listMessages(tx, id),
    listDocuments(tx, id),
    readFigures(tx, id),
  ])
  return {
    initiative,
    phases,
    people,
    members,
    observations,
    confirmed,
    flags,
    runs,
    turns,
    messages,
    documents,
    figures,
  }
}
export type DeckRows = NonNullable<Awaited<ReturnType<typeof readDeckRows>>>

const findInitiative = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative')
    .innerJoin('client', 'client.id', 'initiative.client_id')
    .innerJoin('consulting_firm', 'consulting_firm.id', 'initiative.firm_id')
    .leftJoin('consultant', 'consultant.id', 'initiative.consultant_id')
    .select([
      'initiative.id',
      'initiative.name',
      'initiative.description',
      'initiative.status',
      'initiative.is_confidential',
      'initiative.metadata',
      'initiative.template_snapshot',
      'client.name as client_name',
      'consulting_firm.name as firm_name',
      'consultant.first_name as lead_first_name',
      'consultant.last_name as lead_last_name',
      'consultant.position as lead_position',
    ])
    .where('initiative.id', '=', id)
    .executeTakeFirst()

const listPhases = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative_phase')
    .select(['id', 'name', 'position', 'status', 'inputs', 'definition'])
    .select(['start_date', 'end_date', 'planned_start', 'planned_end'])
    .where('initiative_id', '=', id)
    .orderBy('position')
    .execute()
export type PhaseRow = Awaited<ReturnType<typeof listPhases>>[number]

const listPeople = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative_stakeholder as link')
    .innerJoin('stakeholder as person', 'person.id', 'link.stakeholder_id')
    .leftJoin('department', 'department.id', 'person.department_id')
    .select(['link.kind', 'person.id', 'person.first_name', 'person.last_name', 'person.role'])
    .select('department.name as department')
    .where('link.initiative_id', '=', id)
    .orderBy('link.position')
    .orderBy('person.last_name')
    .execute()
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

const listMembers = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative_member as member')
    .innerJoin('user_account as person', 'person.id', 'member.user_id')
    .select(['person.first_name', 'person.last_name', 'person.deleted_at', 'member.role'])
    .where('member.initiative_id', '=', id)
    .orderBy('member.created_at')
    .orderBy('person.id')
    .execute()

const listObservations = (tx: Tx, id: string) =>
  tx
    .selectFrom('observation')
    .select(['id', 'phase_id', 'description', 'severity', 'status', 'mitigation', 'evidence'])
    .select(['consultant_notes', 'remediation_plan', 'accepted_at'])
    .where('initiative_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
export type ObservationRow = Awaited<ReturnType<typeof listObservations>>[number]

const listConfirmed = (tx: Tx, id: string) =>
  tx
    .selectFrom('confirmed_statement')
    .select(['phase_id', 'sequence_id', 'mitigation', 'quotes'])
    .where('initiative_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const listFlags = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative_flag as flag')
    .leftJoin('user_account as person', 'person.id', 'flag.resolved_by_id')
    .select(['flag.title', 'flag.description', 'flag.severity', 'flag.resolved_at'])
    .select(['person.first_name', 'person.last_name', 'person.deleted_at'])
    .where('flag.initiative_id', '=', id)
    .orderBy('flag.created_at')
    .orderBy('flag.id')
    .execute()

/** The run that counts of each phase (decisions D10, Sequences). */
const listLatestRuns = (tx: Tx, id: string) =>
  tx
    .selectFrom('sequence_run')
    .distinctOn('phase_id')
    .select(['id', 'phase_id', 'summary', 'summary_citations', 'finished_at'])
    .where('initiative_id', '=', id)
    .orderBy('phase_id')
    .orderBy('created_at', 'desc')
    .execute()

async function listTurnsOf(tx: Tx, runIds: string[]) {
  if (runIds.length === 0) return []
  return tx
    .selectFrom('agent_interaction')
    .select(turnColumns)
    .select(['sequence_id', 'phase_id', 'seq', 'error', 'completed_at', 'created_at'])
    .where('sequence_id', 'in', runIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
export type TurnRow = Awaited<ReturnType<typeof listTurnsOf>>[number]

const listMessages = (tx: Tx, id: string) =>
  tx
    .selectFrom('hitl_message as message')
    .leftJoin('user_account as person', 'person.id', 'message.author_id')
    .select([
      'message.phase_id',
      'message.sequence_id',
      'message.content',
      'message.role',
      'message.message_type',
      'message.metadata',
    ])
    .select(['message.seq', 'message.created_at'])
    .select(['person.first_name', 'person.last_name', 'person.deleted_at'])
    .where('message.initiative_id', '=', id)
    .orderBy('message.seq')
    .orderBy('message.id')
    .execute()
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

const listDocuments = (tx: Tx, id: string) =>
  tx.selectFrom('artifact').select(['name', 'file_name']).where('initiative_id', '=', id).execute()

/** Hours of people (decisions D11) and interviews that were held. */
async function readFigures(tx: Tx, id: string): Promise<{ hours: number; interviews: number }> {
  const time = await tx
    .selectFrom('human_hours')
    .select(sql<number>`coalesce(sum(minutes), 0)::float / 60`.as('hours'))
    .where('initiative_id', '=', id)
    .executeTakeFirstOrThrow()
  const held = await tx
    .selectFrom('interview')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('initiative_id', '=', id)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirstOrThrow()
  return { hours: Math.round(time.hours * 10) / 10, interviews: held.count }
}

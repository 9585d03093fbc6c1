import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Kysely, sql } from 'kysely'
import type { Brief } from '../models/port.ts'
import { withMarks } from './citation-numbers.ts'
import type { PhaseContext } from './phase-context.ts'

type Tx = Kysely<DB>

/** Millionths of a US dollar in a cent. */
const perCent = 10_000

/** Who and what the engagement is about, on the day that it is read (docs/agents.md, One context, in blocks). */
export async function readBrief(tx: Tx, context: PhaseContext): Promise<Brief> {
  const [place, industries, phases, people, humanMinutes] = await Promise.all([
    readPlace(tx, context),
    listIndustries(tx, context.clientId),
    listPhases(tx, context.initiativeId),
    listPeople(tx, context.initiativeId),
    sumOfHours(tx, context.initiativeId),
  ])
  const own = phases.find(({ id }) => id === context.phaseId)
  const earlier = phases.filter(({ position }) => position < (own?.position ?? 0))
  const conclusions = await readConclusions(
    tx,
    earlier.map(({ id }) => id),
  )
  return {
    today: new Date().toISOString().slice(0, 10),
    firm: place.firm,
    client: { name: place.client, industries },
    initiative: place.initiative,
    phase: {
      number: own?.position ?? 1,
      of: Math.max(1, phases.length),
      starts: dateOf(own?.start_date) ?? own?.planned_start ?? null,
      ends: dateOf(own?.end_date) ?? own?.planned_end ?? null,
    },
    people,
    earlier: earlier.map(({ id, position, name, status, activated_at }) => ({
      number: position,
      name,
      status,
      isActivated: activated_at !== null,
      conclusion: conclusions.get(id) ?? null,
    })),
    humanMinutes,
    budgetCents:
      context.limits.initiative.cost === null ? null : Math.round(context.limits.initiative.cost / perCent),
  }
}

const dateOf = (date: Date | null | undefined): string | undefined => date?.toISOString().slice(0, 10)

async function readPlace(tx: Tx, { initiativeId }: PhaseContext) {
  const row = await tx
    .selectFrom('initiative')
    .innerJoin('client', 'client.id', 'initiative.client_id')
    .innerJoin('consulting_firm as firm', 'firm.id', 'initiative.firm_id')
    .where('initiative.id', '=', initiativeId)
    .select([
      'firm.name as firm',
      'client.name as client',
      'initiative.name',
      'initiative.description',
      'initiative.status',
      'initiative.template_snapshot',
    ])
    .executeTakeFirstOrThrow()
  const template = row.template_snapshot?.name
  const { firm, client, name, description, status } = row
  return {
    firm,
    client,
    initiative: { name, description, status, template: typeof template === 'string' ? template : null },
  }
}

/** Codes as words: 'financial-services' is 'financial services'. */
async function listIndustries(tx: Tx, clientId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('client_industry as own')
    .innerJoin('industry', 'industry.id', 'own.industry_id')
    .where('own.client_id', '=', clientId)
    .select('industry.code')
    .orderBy('industry.code')
    .execute()
  return rows.map(({ code }) => code.replaceAll(/[-_]/g, ' '))
}

const listPhases = (tx: Tx, initiativeId: string) =>
  tx
    .selectFrom('initiative_phase as phase')
    .leftJoin('activation', (join) =>
      join.onRef('activation.phase_id', '=', 'phase.id').on('activation.completed_at', 'is not', null),
    )
    .where('phase.initiative_id', '=', initiativeId)
    .select([
      'phase.id',
      'phase.position',
      'phase.name',
      'phase.status',
      'phase.start_date',
      'phase.end_date',
      'phase.planned_start',
      'phase.planned_end',
      'activation.completed_at as activated_at',
    ])
    .orderBy('phase.position')
    .execute()

/** Owners and stakeholders of the client, then the consultants and members who work on it. */
async function listPeople(tx: Tx, initiativeId: string): Promise<Brief['people']> {
  const stakeholders = await tx
    .selectFrom('initiative_stakeholder as part')
    .innerJoin('stakeholder', 'stakeholder.id', 'part.stakeholder_id')
    .where('part.initiative_id', '=', initiativeId)
    .select(['stakeholder.first_name', 'stakeholder.last_name', 'stakeholder.role', 'part.kind'])
    .orderBy('part.kind')
    .orderBy('part.position')
    .orderBy('stakeholder.last_name')
    .limit(60)
    .execute()
  const members = await tx
    .selectFrom('initiative_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .where('member.initiative_id', '=', initiativeId)
    .select(['account.first_name', 'account.last_name', 'member.role'])
    .orderBy('account.last_name')
    .limit(40)
    .execute()
  const nameOf = (row: { first_name: string | null; last_name: string | null }): string =>
    [row.first_name, row.last_name].filter(Boolean).join(' ')
  return [
    ...stakeholders.map((row) => ({
      name: nameOf(row),
      role: row.role,
      part: row.kind.toLowerCase() === 'owner' ? 'initiative owner' : 'stakeholder',
    })),
    ...members.map((row) => ({ name: nameOf(row), role: '', part: `team, ${row.role.toLowerCase()}` })),
  ].filter(({ name }) => name !== '')
}

async function sumOfHours(tx: Tx, initiativeId: string): Promise<number> {
  const row = await tx
    .selectFrom('human_hours')
    .where('initiative_id', '=', initiativeId)
    .select((eb) => eb.fn.sum<string | null>('minutes').as('minutes'))
    .executeTakeFirst()
  return Number(row?.minutes ?? 0)
}

/** The final summary of each phase's newest run that has one, with its citation marks. */
async function readConclusions(tx: Tx, phaseIds: string[]): Promise<Map<string, string>> {
  if (phaseIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('sequence_run')
    .distinctOn('phase_id')
    .where('phase_id', 'in', phaseIds)
    .where('summary', 'is not', null)
    .where(sql<boolean>`summary <> ''`)
    .select(['phase_id', 'summary', 'summary_citations'])
    .orderBy('phase_id')
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.phase_id, withMarks(row.summary ?? '', row.summary_citations)]))
}

import { openProduct } from '@parley/cli/open-product.ts'
import type { PhaseStatus } from '@parley/contracts/enums.ts'
import type { PhaseInputs } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import { asFirm, json, platformScope, type Tx } from '@parley/migrations/seeding/seed-writer.ts'
import { sql } from 'kysely'
import { type PhaseState, phaseStates, type Reader, readers, stateName } from './names.ts'
import { type PhasePlace, writeActivation, writeCheck, writeRun } from './phase-rows.ts'

/** The demo's initiative that the others are copies of. */
const pattern = 'ERP vendor selection'

interface PhaseRow {
  name: string
  position: number
  inputs: PhaseInputs
  definition: PhaseDefinition
}
interface Pattern {
  id: string
  tenant: { firm_id: string; client_id: string }
  phases: PhaseRow[]
}

async function findPattern(tx: Tx): Promise<Pattern> {
  const { id, ...tenant } = await tx
    .selectFrom('initiative')
    .select(['id', 'firm_id', 'client_id'])
    .where('name', '=', pattern)
    .executeTakeFirstOrThrow()
  const phases = await tx
    .selectFrom('initiative_phase')
    .select(['name', 'position', 'inputs', 'definition'])
    .where('initiative_id', '=', id)
    .orderBy('position')
    .execute()
  return { id, tenant, phases }
}

/**
 * An initiative like the demo's, under another name, with its first phase at work and the others to come.
 * @returns its first phase
 */
export async function writeInitiative(
  tx: Tx,
  { id, tenant, phases }: Pattern,
  first: { name: string; status: PhaseStatus; isFilledIn: boolean },
): Promise<PhasePlace> {
  const initiative_id = newId()
  await sql`insert into initiative (id, firm_id, client_id, name, description, status, template_id, template_version, template_snapshot, consultant_id, metadata)
    select ${initiative_id}, firm_id, client_id, ${first.name}, description, 'ACTIVE', template_id, template_version, template_snapshot, consultant_id, metadata
    from initiative where id = ${id}`.execute(tx)
  const ids = phases.map(() => newId())
  const isOver = first.status === 'COMPLETED'
  const rows = phases.map((phase, at) => ({
    ...tenant,
    id: ids[at] ?? '',
    initiative_id,
    name: phase.name,
    position: phase.position,
    definition: json(phase.definition),
    template_version: 1,
    status: at === 0 ? first.status : 'PENDING',
    inputs: json(at === 0 && first.isFilledIn ? phase.inputs : {}),
    start_date: at === 0 && first.status !== 'PENDING' ? new Date() : null,
    end_date: at === 0 && isOver ? new Date() : null,
  }))
  await tx.insertInto('initiative_phase').values(rows).execute()
  const [phase] = phases
  if (phase === undefined) throw new Error(`${pattern} has no phases.`)
  return { tenant: { ...tenant, initiative_id, phase_id: ids[0] ?? '' }, definition: phase.definition }
}

const validated = { kind: 'INITIAL' } as const

/** What a state needs beside a phase at work whose inputs are filled in. */
const writers: Record<PhaseState, (tx: Tx, place: PhasePlace) => Promise<unknown>> = {
  'not started': () => Promise.resolve(),
  'inputs open': () => Promise.resolve(),
  validating: (tx, place) => writeCheck(tx, place, { kind: 'INITIAL', status: 'RUNNING' }),
  findings: (tx, place) => writeCheck(tx, place, { kind: 'INITIAL', open: 3 }),
  'conversation offered': (tx, place) => writeCheck(tx, place, validated),
  running: (tx, place) => writeTalk(tx, place, 'RUNNING'),
  gate: (tx, place) => writeTalk(tx, place, 'AWAITING_HUMAN'),
  paused: (tx, place) => writeTalk(tx, place, 'PAUSED'),
  failed: (tx, place) => writeTalk(tx, place, 'FAILED'),
  finished: (tx, place) => writeTalk(tx, place, 'COMPLETED'),
  'conversation findings': (tx, place) => writeChecked(tx, place, 2),
  completable: (tx, place) => writeChecked(tx, place, 0),
  completed: (tx, place) => writeChecked(tx, place, 0),
  activated: async (tx, place) => {
    await writeChecked(tx, place, 0)
    await writeActivation(tx, place)
  },
}

async function writeTalk(tx: Tx, place: PhasePlace, status: Parameters<typeof writeRun>[2]['status']) {
  await writeCheck(tx, place, validated)
  return writeRun(tx, place, { status })
}

async function writeChecked(tx: Tx, place: PhasePlace, open: number): Promise<void> {
  const sequenceId = await writeTalk(tx, place, 'COMPLETED')
  await writeCheck(tx, place, { kind: 'AI_CONVERSATION', sequenceId, open })
}

const statusOf = (state: PhaseState): PhaseStatus =>
  state === 'not started'
    ? 'PENDING'
    : state === 'completed' || state === 'activated'
      ? 'COMPLETED'
      : 'IN_PROGRESS'

async function writeState(
  tx: Tx,
  from: Pattern,
  { state, name }: { state: PhaseState; name: string },
): Promise<void> {
  const isFilledIn = state !== 'not started' && state !== 'inputs open'
  await writers[state](tx, await writeInitiative(tx, from, { name, status: statusOf(state), isFilledIn }))
}

/** Opens the data of a product that is not started yet, the demo in it, and has rows written as its firm would. */
export async function writeInto(
  folder: string,
  write: (tx: Tx, from: Pattern) => Promise<void>,
): Promise<void> {
  const variables = { ...process.env, PARLEY_DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' }
  const product = await openProduct(variables, { mayMake: true })
  const { database, files } = product
  try {
    await seedDemo({ database, files, now: new Date() })
    await database.tenantTransaction(platformScope, async (tx) => {
      const firm = await tx
        .selectFrom('consulting_firm')
        .select('id')
        .where('name', 'ilike', 'northwind%')
        .executeTakeFirstOrThrow()
      await asFirm(tx, firm.id, async (own) => write(own, await findPattern(own)))
    })
  } finally {
    await product.close()
  }
}

/** Every state of a phase for every reader, into a product that is not started yet. */
export const writePhaseStates = (folder: string): Promise<void> =>
  writeInto(folder, async (tx, from) => {
    for (const reader of Object.keys(readers) as Reader[])
      for (const state of phaseStates)
        for (let attempt = 0; attempt < readers[reader]; attempt += 1)
          await writeState(tx, from, { state, name: stateName(state, reader, attempt) })
  })

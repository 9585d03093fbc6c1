import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { InputField } from '@parley/contracts/template-definition.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { readBundleRows } from '../activation/bundle.queries.ts'
import { bundleOf } from '../activation/bundle.ts'
import { findPhaseContext, type PhaseContext } from '../agents/phase-context.ts'
import { collectDeck } from '../deck-contents/collect-deck.ts'
import type { Tx } from '../runs/run.queries.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../testing/engine-world.ts'

let world: EngineWorld
let phase: Place

const field = (type: InputField['type'], label: string, required = false): InputField => ({
  name: label.toLowerCase(),
  label,
  type,
  description: '',
  required,
})
const fields = [
  field('textarea', 'Goal'),
  field('text', 'System'),
  field('contacts', 'Team'),
  field('stakeholders', 'Sponsors'),
  field('file', 'Contract'),
  field('currency', 'Budget'),
  field('date', 'Deadline', true),
]

beforeAll(async () => {
  world = await createEngineWorld()
})
afterAll(() => world.database.close())
beforeEach(async () => {
  phase = await world.addPhase({ requiredInputs: { groups: [], fields } })
})

const set = (text: string, ...values: unknown[]) => world.database.asOwner(text, values)
const fill = (inputs: Record<string, unknown>) =>
  set('update initiative_phase set inputs = $2 where id = $1', phase.phaseId, JSON.stringify(inputs))
const read = <Result>(work: (tx: Tx, context: PhaseContext) => Promise<Result>): Promise<Result> =>
  world.database.tenantRead(workerScope(phase), async (tx) => {
    const context = await findPhaseContext(tx, phase.phaseId)
    if (context === undefined) throw new Error('The phase is gone.')
    return work(tx, context)
  })
const contextOf = () => read((_, context) => Promise.resolve(context))

/** @returns its id */
async function add(table: string, given: Record<string, unknown>): Promise<string> {
  const row = { id: newId(), firm_id: phase.firmId, ...given }
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  await set(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, ...Object.values(row))
  return row.id
}
const addAccount = (first: string, given: Record<string, unknown> = {}) =>
  add('user_account', { email: `${newId()}@p.test`, first_name: first, last_name: 'Hill', ...given })

/** A team of the client and the firm, a sponsor, and a document. */
async function addPeople() {
  const client_id = phase.clientId
  const consultant_id = await add('consultant', {
    first_name: 'Cleo',
    last_name: 'Hill',
    position: 'Principal',
    email: 'cleo@p.test',
  })
  const member = await addAccount('Mia', { client_id })
  await set(
    `insert into initiative_member (firm_id, client_id, initiative_id, user_id, role) values ($1, $2, $3, $4, 'Data lead')`,
    ...[phase.firmId, client_id, phase.initiativeId, member],
  )
  const team = [
    member,
    await addAccount('Cleo', { consultant_id }),
    await addAccount('Ben', { client_id }),
    await addAccount('Gone', { client_id, deleted_at: new Date() }),
  ]
  const sponsor = { client_id, first_name: 'Otto', last_name: 'Lang', role: 'Sponsor' }
  return { team, sponsors: [await add('stakeholder', sponsor), newId()] }
}

describe('inputs of a phase, read out', () => {
  it('name people with their role and documents with their file, for agents, activations and decks alike', async () => {
    const { team, sponsors } = await addPeople()
    const contract = [{ artifactId: newId(), name: 'contract.pdf' }]
    await fill({ team, sponsors, contract, budget: 5000, system: ' ' })
    const inputs = [
      { label: 'Team', value: 'Mia Hill (Data lead), Cleo Hill (Principal), Ben Hill (Acme)' },
      { label: 'Sponsors', value: 'Otto Lang (Sponsor)' },
      { label: 'Contract', value: 'contract.pdf' },
      { label: 'Budget', value: 'USD 5000' },
    ]
    const context = await contextOf()
    expect(context.inputs).toEqual(inputs)
    expect(context.openInputs).toEqual(['Deadline', 'Goal', 'System'])
    const told = await read(async (tx) => ({
      bundle: bundleOf(context, await readBundleRows(tx, phase)).inputs,
      deck: await collectDeck(tx, phase.initiativeId, {
        choice: { kind: 'pre-read', language: 'en' },
        now: new Date(),
      }),
    }))
    expect(told.bundle).toEqual(inputs)
    for (const { value } of inputs.slice(0, 3)) expect(JSON.stringify(told.deck)).toContain(value)
  })

  it('say nothing of people who are gone', async () => {
    await fill({ team: [newId()], deadline: '2026-11-21' })
    const { inputs, openInputs } = await contextOf()
    expect(inputs).toEqual([{ label: 'Deadline', value: '2026-11-21' }])
    expect(openInputs).toContain('Team')
  })
})

describe('the language that the agents of a phase write in', () => {
  it('is English, that of the inputs, the client’s, the initiative’s', async () => {
    const language = async () => (await contextOf()).language
    expect(await language()).toBe('en')
    await fill({ goal: 'Das neue System soll bis Ende März in allen Werken laufen.', system: 'SAP R/3' })
    expect(await language()).toBe('de')
    await set(`update client set settings = '{"language": "en"}' where id = $1`, phase.clientId)
    expect(await language()).toBe('en')
    await set(`update initiative set language = 'de' where id = $1`, phase.initiativeId)
    expect(await language()).toBe('de')
  })
})

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import type { DatabaseSource } from '@parley/server-kit/database/source.ts'
import { openEmpty } from '@parley/server-kit/testing/embedded-snapshot.ts'
import { migrations } from '../index.ts'

let source: DatabaseSource
const [template, initiative, firm, client] = [newId(), newId(), newId(), newId()]

const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await source.pool.query<Record<string, unknown>>(text)).rows
const add = async (table: string, values: Record<string, unknown>): Promise<void> => {
  const columns = Object.keys(values)
  const places = columns.map((_column, index) => `$${index + 1}`).join(', ')
  await source.pool.query(
    `insert into ${table} (${columns.join(', ')}) values (${places})`,
    Object.values(values),
  )
}
const phase = (name: string) => ({ name, description: '', order: 1 })
const tenant = { firm_id: firm, client_id: client }

async function addRecordsOfBefore(): Promise<void> {
  await add('consulting_firm', { id: firm, name: 'Northwind' })
  await add('client', { id: client, firm_id: firm, name: 'Acme' })
  await add('initiative_template', { id: template, name: 'T', initiative_type: 'DISCOVERY', version: 2 })
  const version = (number: number, ...names: string[]) =>
    add('template_version', {
      id: newId(),
      template_id: template,
      version: number,
      definition: { phases: names.map(phase), inputs: { groups: [], fields: [] } },
    })
  await version(1, 'A', 'B', 'B')
  await version(2, 'C', 'B', 'A', 'B')
  await add('initiative', {
    ...tenant,
    id: initiative,
    name: 'I',
    template_id: template,
    template_version: 1,
  })
  const phaseOf = { ...tenant, initiative_id: initiative }
  for (const [position, name] of ['A', 'B', 'Added by hand'].entries())
    await add('initiative_phase', { ...phaseOf, id: newId(), name, position, definition: phase(name) })
}

beforeAll(async () => {
  source = await openEmpty()
  const before = Object.entries(migrations).filter(([name]) => name < '0012')
  await migrate(source, Object.fromEntries(before))
  await addRecordsOfBefore()
  await migrate(source, migrations)
})
afterAll(() => source.close())

describe('templates written before phases had ids', () => {
  it('get ids that a phase keeps over versions, whatever its place, and no role', async () => {
    const [first, second] = (await rows('select definition from template_version order by version')) as {
      definition: { phases: { id: string; name: string }[]; teamRoles: unknown[] }
    }[]
    const idsOf = (version: typeof first) => version?.definition.phases.map(({ id }) => id) ?? []
    const [a, b, otherB] = idsOf(first)
    expect(new Set([a, b, otherB]).size).toBe(3)
    const [c, ...kept] = idsOf(second)
    expect(kept).toEqual([b, a, otherB])
    expect(idsOf(first)).not.toContain(c)
    expect(first?.definition.teamRoles).toEqual([])
  })

  it('give phases of initiatives their id and version', async () => {
    const [version] = (await rows('select definition from template_version where version = 1')) as {
      definition: { phases: { id: string }[] }
    }[]
    const phases = await rows(
      `select definition ->> 'id' as id, template_version as version, planned_start from initiative_phase order by position`,
    )
    const ids = version?.definition.phases.map(({ id }) => id) ?? []
    expect(phases[0]).toEqual({ id: ids[0], version: 1, planned_start: null })
    expect(ids.slice(1)).toContain(phases[1]?.id)
    expect(phases[2]).toMatchObject({ id: null, version: 1 })
  })

  it('stay under row security that holds for the owner of the tables too', async () => {
    const open = await rows(
      `select relname from pg_class where relname in ('template_version', 'initiative_template', 'initiative', 'initiative_phase') and not (relrowsecurity and relforcerowsecurity)`,
    )
    expect(open).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { json } from '@parley/server-kit/database/json.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { Tx } from '../../database.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

// The policies of the database alone, the queries' own scoping left out (Security, "Tenants").
let app: TestApp
let firm: TestFirm
let other: TestFirm
let acme: TestClient
let helios: TestClient
const ids = { standard: '', own: '', ofAcme: '', ofHelios: '', given: '', foreign: '' }

beforeAll(async () => {
  app = await createTestApp({ isolation: 'row-level-security' })
  firm = await app.addFirm('Northwind')
  other = await app.addFirm('Southgate')
  acme = await app.addClient(firm, 'Acme')
  helios = await app.addClient(firm, 'Helios')
  const give = (id: string, place: string) =>
    app.database.asOwner(`update initiative_template set ${place} where id = $1`, [id])
  ids.standard = await app.addTemplate(null, 'standard')
  ids.own = await app.addTemplate(firm, 'own')
  ids.ofAcme = await app.addTemplate(firm, 'ofAcme')
  await give(ids.ofAcme, `visibility = 'CLIENT', client_id = '${acme.id}'`)
  ids.ofHelios = await app.addTemplate(firm, 'ofHelios')
  await give(ids.ofHelios, `visibility = 'CLIENT', client_id = '${helios.id}'`)
  ids.given = await app.addTemplate(null, 'given')
  await give(ids.given, `visibility = 'CONSULTING_FIRM', firm_id = '${firm.id}'`)
  ids.foreign = await app.addTemplate(other, 'foreign')
})
afterAll(() => app.close())

const scope = (change: Partial<Scope> = {}): Scope => ({
  role: 'app',
  actorKind: 'firm',
  userId: null,
  firmId: firm.id,
  clientIds: 'all',
  ...change,
})
const within = <T>(work: (tx: Tx) => Promise<T>, change: Partial<Scope> = {}): Promise<T> =>
  app.database.tenantTransaction(scope(change), work)

const visible = async (change: Partial<Scope> = {}): Promise<string[]> => {
  const rows = await within((tx) => tx.selectFrom('initiative_template').select('id').execute(), change)
  const names = rows.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id)
  return names.sort()
}
const rename = async (id: string, change: Partial<Scope> = {}): Promise<number> => {
  const result = await within(
    (tx) =>
      tx.updateTable('initiative_template').set({ name: 'Taken' }).where('id', '=', id).executeTakeFirst(),
    change,
  )
  return Number(result.numUpdatedRows)
}
const remove = async (id: string): Promise<number> => {
  const result = await within((tx) =>
    tx.deleteFrom('initiative_template').where('id', '=', id).executeTakeFirst(),
  )
  return Number(result.numDeletedRows)
}
const refused = /row-level security/

describe('templates in the database (D1)', () => {
  it('are read as the queries read them, by firm and client', async () => {
    expect(await visible()).toEqual(['given', 'ofAcme', 'ofHelios', 'own', 'standard'])
    expect(await visible({ clientIds: [acme.id] })).toEqual(['given', 'ofAcme', 'own', 'standard'])
    expect(await visible({ actorKind: 'client', clientIds: [acme.id] })).toEqual(['ofAcme', 'standard'])
    expect(await visible({ firmId: other.id })).toEqual(['foreign', 'standard'])
  })

  it('are changed and deleted by the firm that made them alone, within reach', async () => {
    for (const id of [ids.standard, ids.given, ids.foreign]) {
      expect(await rename(id)).toBe(0)
      expect(await remove(id)).toBe(0)
    }
    expect(await rename(ids.own)).toBe(1)
    expect(await rename(ids.own, { actorKind: 'client', clientIds: [acme.id] })).toBe(0)
    expect(await rename(ids.ofHelios, { clientIds: [acme.id] })).toBe(0)
  })

  it('are not taken over: a firm cannot call itself the owner of one', async () => {
    const result = await within((tx) =>
      tx
        .updateTable('initiative_template')
        .set({ owner_firm_id: firm.id, firm_id: firm.id, visibility: 'CONSULTING_FIRM' })
        .where('id', 'in', [ids.standard, ids.given])
        .executeTakeFirst(),
    )
    expect(Number(result.numUpdatedRows)).toBe(0)
  })

  it.each([
    ['offered to all', () => ({ visibility: 'PARLEY' as const, firm_id: null })],
    ['handed to another firm', () => ({ owner_firm_id: other.id, firm_id: other.id })],
  ])('are not %s by a firm', async (_what, change) => {
    const attempt = within((tx) =>
      tx.updateTable('initiative_template').set(change()).where('id', '=', ids.own).execute(),
    )
    await expect(attempt).rejects.toThrow(refused)
  })

  it.each([
    ['for all', () => ({ visibility: 'PARLEY' as const, owner_firm_id: firm.id, firm_id: null })],
    [
      'without an owner',
      () => ({ visibility: 'CONSULTING_FIRM' as const, owner_firm_id: null, firm_id: firm.id }),
    ],
    [
      'of another firm',
      () => ({ visibility: 'CONSULTING_FIRM' as const, owner_firm_id: other.id, firm_id: other.id }),
    ],
  ])('are not made %s by a firm', async (_what, place) => {
    const row = { id: newId(), name: 'New', initiative_type: 'DISCOVERY' as const, ...place() }
    await expect(within((tx) => tx.insertInto('initiative_template').values(row).execute())).rejects.toThrow(
      refused,
    )
  })

  it('get versions from their firm alone, which then stay as they are', async () => {
    const inputs = { groups: [], fields: [] }
    const add = (template_id: string, change: Partial<Scope> = {}) =>
      within(
        (tx) =>
          tx
            .insertInto('template_version')
            .values({
              id: newId(),
              template_id,
              version: 2,
              definition: json({ phases: [], inputs, outputs: inputs, teamRoles: [] }),
            })
            .execute(),
        change,
      )
    for (const id of [ids.standard, ids.given, ids.foreign]) await expect(add(id)).rejects.toThrow(refused)
    await expect(add(ids.ofAcme, { actorKind: 'client', clientIds: [acme.id] })).rejects.toThrow(refused)
    await add(ids.own)
    await expect(
      within((tx) => tx.updateTable('template_version').set({ note: 'Other' }).execute()),
    ).rejects.toThrow(/permission denied/)
    await expect(within((tx) => tx.deleteFrom('template_version').execute())).rejects.toThrow(
      /permission denied/,
    )
    expect(await remove(ids.own)).toBe(1)
    const left = await app.database.asOwner('select id from template_version where template_id = $1', [
      ids.own,
    ])
    expect(left).toEqual([])
  })

  it('are for all, for a firm or for a client, as their columns say together, for super admins too', async () => {
    const make = (place: object) =>
      within(
        (tx) =>
          tx
            .insertInto('initiative_template')
            .values({
              id: newId(),
              name: 'New',
              initiative_type: 'DISCOVERY',
              visibility: 'PARLEY',
              ...place,
            })
            .execute(),
        { role: 'platform', actorKind: 'super_admin', firmId: null },
      )
    await expect(make({ firm_id: firm.id })).rejects.toThrow(/template_for_firm/)
    await expect(make({ visibility: 'CLIENT', firm_id: firm.id })).rejects.toThrow(/template_for_client/)
    const elsewhere = { visibility: 'CONSULTING_FIRM', owner_firm_id: firm.id, firm_id: other.id }
    await expect(make(elsewhere)).rejects.toThrow(/template_stays_with_owner/)
  })
})

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  getTemplateVersion,
  listTemplateVersions,
  restoreTemplateVersion,
} from '@parley/contracts/http/template-versions.ts'
import { getTemplate, type Template, updateTemplate } from '@parley/contracts/http/templates.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { createTemplatesWorld, type TemplatesWorld } from '../../testing/templates-world.ts'

let world: TemplatesWorld
let template: Template

const params = (version: number) => ({ id: template.id, version }) as never
const versionsFor = (who: ApiClient, query = {}) =>
  who.call(listTemplateVersions, { params: { id: template.id }, query })
const restore = (who: ApiClient, version: number, body = {}) =>
  who.call(restoreTemplateVersion, { params: params(version), body })

beforeAll(async () => {
  world = await createTemplatesWorld()
  template = await world.add(world.firmAdmin, {
    clientId: world.acme.id,
    phases: [{ name: 'A' }, { name: 'B' }],
  })
  const [a] = template.phases
  const body = { phases: [{ ...a, name: 'A', description: 'Longer' }] as never, versionNote: ' Without B ' }
  await world.consultant.call(updateTemplate, { params: { id: template.id }, body })
  const { id } = await world.app.addInitiative(world.acme, 'Made from it')
  await world.app.database.asOwner(
    'update initiative set template_id = $1, template_version = 1 where id = $2',
    [template.id, id],
  )
})
afterAll(() => world.app.close())

describe('versions of a template (D11)', () => {
  it('are listed newest first, with note, author and the initiatives that one may see', async () => {
    const { body } = await versionsFor(world.firmAdmin)
    expect(body).toMatchObject({
      total: 2,
      versions: [
        {
          version: 2,
          note: 'Without B',
          phaseCount: 1,
          initiativeCount: 0,
          createdBy: { name: 'Robin Consultant' },
        },
        { version: 1, note: '', phaseCount: 2, initiativeCount: 1 },
      ],
    })
    expect((await versionsFor(world.acmeViewer)).body.versions[1]?.initiativeCount).toBe(1)
    expect((await versionsFor(world.superAdmin)).body.versions[1]?.initiativeCount).toBe(1)
    expect((await versionsFor(world.firmAdmin, { range: '[1,1]' })).body).toMatchObject({
      total: 2,
      versions: [{ version: 1 }],
    })
  })

  it('are read whole, with what each changed against the one before', async () => {
    const get = (version: number) => world.acmeViewer.call(getTemplateVersion, { params: params(version) })
    const first = await get(1)
    expect(first.body.definition.phases.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(first.body.changes).toEqual([])
    const { body } = await get(2)
    expect(body.version).toMatchObject({ version: 2, note: 'Without B' })
    expect(body.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'removed', part: 'phase', name: 'B' }),
        expect.objectContaining({ kind: 'changed', part: 'phase', name: 'A' }),
      ]),
    )
    expect(await get(3)).toMatchObject({ status: 404, body: { message: 'Version not found' } })
  })

  it('are missing with the template for whom it is missing', async () => {
    for (const who of [world.heliosAdmin, world.southgateAdmin]) {
      expect((await versionsFor(who)).status).toBe(404)
      expect((await who.call(getTemplateVersion, { params: params(1) })).status).toBe(404)
    }
    expect((await restore(world.southgateAdmin, 1)).status).toBe(404)
    expect((await restore(world.acmeAdmin, 1)).status).toBe(403)
  })

  it('never change, not even for the product itself', async () => {
    for (const role of ['parley_app', 'parley_platform'])
      for (const privilege of ['update', 'delete'])
        expect(
          await world.app.database.asOwner(`select has_table_privilege($1, 'template_version', $2) as may`, [
            role,
            privilege,
          ]),
        ).toEqual([{ may: false }])
  })

  it('are restored as a new version, from the state that one saw', async () => {
    const { body: seen } = await world.firmAdmin.call(getTemplate, { params: { id: template.id } })
    expect(await restore(world.firmAdmin, 1, { updatedAt: template.updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { version: 2 } },
    })
    const { body } = await restore(world.firmAdmin, 1, { updatedAt: seen.template.updatedAt })
    expect(body.template).toMatchObject({ version: 3, phases: template.phases })
    expect(
      (await versionsFor(world.firmAdmin)).body.versions.map(({ version, note }) => [version, note]),
    ).toEqual([
      [3, 'Version 1 again'],
      [2, 'Without B'],
      [1, ''],
    ])
    expect((await restore(world.firmAdmin, 3)).body).toMatchObject({
      code: 'CONFLICT',
      message: 'This is the newest version already.',
    })
    expect((await restore(world.firmAdmin, 9)).status).toBe(404)
  })
})

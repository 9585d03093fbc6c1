import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { undoImport } from '@parley/contracts/http/imports.ts'
import { setStakeholders } from '@parley/contracts/http/initiatives.ts'
import { meetAtLock } from '../../testing/meet-at-lock.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { uploadFile } from './testing/upload-file.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('keeps whom somebody puts to use while the import is being undone', async () => {
  const firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  const member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
  const api = await app.as(member)
  const content = 'firstName,lastName,role,email\nAda,Roth,Buyer,ada@acme.test\n'
  const upload = () => uploadFile(app, client, { content, user: member })
  const countPeople = async () =>
    (await app.database.asOwner('select from stakeholder where client_id = $1', [client.id])).length
  const { id } = await app.addInitiative(client, 'ERP', 1)
  const { result } = await upload()
  const [{ id: stakeholderId } = { id: '' }] = await app.database.asOwner<{ id: string }>(
    'select id from stakeholder where client_id = $1',
    [client.id],
  )
  const body = { kind: 'stakeholder' as const, stakeholderIds: [stakeholderId] }
  const [used, undone] = await meetAtLock(app, { lock: 'lock table audit_event in exclusive mode' }, [
    () => api.call(setStakeholders, { params: { id }, body }),
    () => api.call(undoImport, { params: { batchId: result.batchId ?? '' } }),
  ])
  expect(used.status).toBe(200)
  expect(undone).toMatchObject({ status: 200, body: { removed: 0, kept: 1 } })
  expect(await countPeople()).toBe(1)
})

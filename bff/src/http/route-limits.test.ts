import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import type { TestClient, TestUser } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { limitOf } from './route-limits.ts'
import { routeLimits } from './limit-figures.ts'

let app: TestApp
let client: TestClient
let admin: TestUser

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  admin = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
})
afterAll(() => app.close())

const firstRefusal = async (call: () => Promise<{ status: number }>, most: number): Promise<number> => {
  for (let count = 1; count <= most; count += 1) if ((await call()).status === 429) return count
  return Infinity
}

it('bounds invitations of one person, and leaves their other calls and other people alone', async () => {
  const api = await app.as(admin)
  const roleIds = [
    (await app.database.asOwner<{ id: string }>(`select id from role where name = 'Client Viewer'`))[0]?.id ??
      '',
  ]
  let count = 0
  const invite = () => {
    count += 1
    return api.raw('POST', '/api/users', {
      body: { email: `guest-${count}@people.test`, firstName: 'Ada', lastName: 'Roth', roleIds },
    })
  }
  const { perPerson } = routeLimits.invitations
  expect(await firstRefusal(invite, perPerson + 1)).toBe(perPerson + 1)
  const refused = await invite()
  expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) })
  expect((await api.call(createLiveTicket, { body: {} })).status).toBeLessThan(300)
})

it('holds for everything that costs more than an answer', () => {
  const limited = app.app.routes.flatMap((route) => {
    const limit = limitOf(route)
    return limit === undefined ? [] : [`${limit}: ${route.definition.name}`]
  })
  expect(limited.sort()).toEqual([
    'exports: exportDeck',
    'invitations: createUser',
    'invitations: sendPasswordReset',
    'ownData: exportOwnData',
    'previews: previewDeck',
    'replies: askAgent',
    'replies: sendUserMessage',
    'sockets: createLiveTicket',
    'uploads: batchUploadArtifacts',
    'uploads: importConsultants',
    'uploads: importStakeholders',
    'uploads: importTemplate',
    'uploads: processKnowledgeFile',
    'uploads: processKnowledgeFiles',
    'uploads: updateArtifact',
    'uploads: updateFirmArtifact',
    'uploads: uploadArtifact',
    'uploads: uploadFirmArtifact',
  ])
})

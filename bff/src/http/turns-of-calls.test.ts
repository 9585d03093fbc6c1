import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { AppError } from '@parley/contracts/errors.ts'
import { demoAccounts, me } from '@parley/contracts/http/session.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
/** Turns that were taken and ended, in order. */
let noted: string[] = []
let refusal: AppError | undefined
const turns = {
  take: (tenant: string) => {
    noted.push(`begin ${tenant}`)
    return refusal === undefined
      ? Promise.resolve(() => void noted.push(`end ${tenant}`))
      : Promise.reject(refusal)
  },
}

beforeAll(async () => void (app = await createTestApp({ turns })))
beforeEach(() => {
  noted = []
  refusal = undefined
})
afterAll(() => app.close())

describe('a call', () => {
  it('takes the turn of its caller’s client or firm, or of where it comes from, and ends it', async () => {
    const firm = await app.addFirm('Northwind')
    const client = await app.addClient(firm, 'Acme')
    const ofClient = await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id }))
    const ofFirm = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    await ofClient.call(me)
    await ofFirm.call(me)
    await app.anonymous.call(demoAccounts)
    const places = [client.id, firm.id, 'place 127.0.0.1']
    expect(noted).toEqual(places.flatMap((place) => [`begin ${place}`, `end ${place}`]))
  })

  it('ends its turn too where it is refused, and takes none where nobody is signed in', async () => {
    const firm = await app.addFirm('Southgate')
    const ofFirm = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    expect((await ofFirm.raw('GET', '/api/departments/client/none')).status).toBe(404)
    expect(noted).toEqual([`begin ${firm.id}`, `end ${firm.id}`])
    expect((await app.anonymous.call(me)).status).toBe(401)
    expect(noted).toHaveLength(2)
  })

  it('that waited too long is answered with 429 and the time to wait', async () => {
    const ofFirm = await app.as(
      await app.addUser('firmAdmin', { firmId: (await app.addFirm('Eastside')).id }),
    )
    refusal = new AppError('TOO_MANY_REQUESTS', 'Wait.', { retryAfterSeconds: 3 })
    const answer = await ofFirm.call(me)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3'])
  })
})

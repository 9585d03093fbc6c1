import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { getPlatformSettings } from '@parley/contracts/http/platform-settings.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('names who was refused, and from where, also where only warnings are written', async () => {
  const firm = await app.addFirm('Northwind')
  const user = await app.addUser('firmAdmin', { firmId: firm.id })
  expect((await (await app.as(user)).call(getPlatformSettings)).status).toBe(403)
  const told = app.logger.lines.filter(({ message }) => message === 'request refused')
  expect(told).toMatchObject([
    {
      level: 'warn',
      data: {
        status: 403,
        userId: user.id,
        firmId: firm.id,
        ipAddress: expect.stringMatching(/127\.0\.0\.1/),
      },
    },
  ])
})

it('leaves out who only asks whether the process lives', async () => {
  const asked = () =>
    app.logger.lines.flatMap(({ message, data }) =>
      message === 'request' ? [(data as { path: string }).path] : [],
    )
  const api = app.anonymous
  for (const path of ['/healthz', '/readyz', '/api/auth/registration']) await api.raw('GET', path)
  expect(asked().filter((path) => !path.startsWith('/api/'))).toEqual([])
  expect(asked()).toContain('/api/auth/registration')
})

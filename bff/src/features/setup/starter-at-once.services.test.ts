import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { addStarterSet } from '@parley/contracts/http/setup.ts'
import { meetAtLock } from '../../testing/meet-at-lock.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('adds the starter set once, however often it is asked for at a time', async () => {
  await app.database.asOwner('delete from ai_agent')
  const admin = await app.as(await app.addUser('superAdmin'))
  const add = () => admin.call(addStarterSet)
  const answers = await meetAtLock(app, { lock: 'lock table ai_agent in exclusive mode' }, [add, add])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [{ body: first }, { body: second }] = answers
  expect([first.agents, second.agents].toSorted()).toEqual([0, expect.any(Number)])
  expect(await app.database.asOwner('select from ai_agent')).toHaveLength(first.agents + second.agents)
})

import { afterAll, beforeAll, expect, it } from '@jest/globals'
import * as admin from '@parley/contracts/http/admin.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { type ConsoleClient, consoleClient } from '../../testing/console-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let calls: ConsoleClient
beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  await app.addClient(firm, 'Acme')
  calls = consoleClient(await app.as(await app.addUser('superAdmin')))
})
afterAll(() => app.close())

/** Each list of the console with each of its filters that takes an id. */
const byId = Object.values(admin)
  .filter((one) => 'routes' in one)
  .flatMap(({ path, filters }) =>
    Object.entries(filters.shape as Record<string, z.ZodType>)
      .filter(([, schema]) => schema.safeParse(newId()).success && !schema.safeParse('no id').success)
      .map(([name]): [string, string] => [path, name]),
  )

it('there are filters by id', () => expect(byId.length).toBeGreaterThan(8))

it.each(byId)('a list of %s finds nothing by a %s that is nobody’s', async (resource, name) => {
  const answer = await calls.list({ resource, filter: { [name]: newId() } })
  expect([answer.status, answer.body]).toEqual([200, []])
})

// The console's lists in a large installation: pages, orders, searches and filters of every resource, over HTTP with
// session, policy, schema and Content-Range, on a real Postgres.
import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import { createTestApp, type TestApp } from '@parley/bff/src/testing/test-app.ts'
import { generate, sizes } from './console-rows.ts'
import { readEnvironment } from './env.ts'
import { type List, measureQuestions, type Question, questionsOf, report } from './list-questions.ts'
import { describeServer } from './scratch-database.ts'

interface Known {
  firm: object
  client: object
  personId: string
  roleId: string
}

type ConsoleList = Omit<List, 'path' | 'search'>

async function known(app: TestApp): Promise<Known> {
  const one = async (text: string) => (await app.database.asOwner<{ id: string; firm_id: string }>(text))[0]
  const client = await one('select id, firm_id from client limit 1')
  const person = await one('select id, firm_id from user_account where client_id is not null limit 1')
  const role = await one(`select id, firm_id from role where name = 'Client Viewer'`)
  return {
    firm: { consultingFirmId: client?.firm_id },
    client: { clientId: client?.id },
    personId: person?.id ?? '',
    roleId: role?.id ?? '',
  }
}

const directory = ({ firm, client }: Known): ConsoleList[] => [
  {
    list: 'consulting-firms',
    sorts: ['name', 'isObsolete', 'createdAt'],
    words: ['oak', 'a', 'oak advisory 15'],
    filters: [{ showObsolete: true }],
    deep: 100,
  },
  {
    list: 'clients',
    sorts: ['name', 'consultingFirm.name', 'isObsolete', 'createdAt', 'updatedAt'],
    words: ['maple', 'e', '4321'],
    filters: [firm, { industry: 'retail' }, { onlyIndustry: 'retail' }, { showObsolete: true }],
    deep: 5_000,
  },
  {
    list: 'consultants',
    sorts: ['lastName', 'firstName', 'email', 'consultingFirm.name', 'createdAt'],
    words: ['rowan', 'son', 'consultant-321@'],
    filters: [firm, client],
    deep: 1_000,
  },
  {
    list: 'consultant-client-access',
    sorts: ['id'],
    words: ['rowan', 'e', '4321'],
    filters: [firm, client],
    deep: 10_000,
  },
]

const people = ({ firm, client, roleId }: Known): ConsoleList[] => [
  {
    list: 'users',
    sorts: ['lastName', 'firstName', 'email', 'isObsolete', 'createdAt'],
    words: ['quince', 'e', '.43210@'],
    filters: [firm, client, { roleId }, { isObsolete: true }, { isObsolete: false }],
    deep: 25_000,
  },
  {
    list: 'roles',
    sorts: ['name', 'description', 'isImmutable', 'createdAt'],
    words: ['199', 'e', 'role 1234'],
    filters: [client, firm, { isImmutable: true }],
    deep: 1_000,
  },
]

const records = ({ firm, client, personId }: Known): ConsoleList[] => [
  {
    list: 'initiatives',
    sorts: ['createdAt', 'name', 'status', 'client.name', 'consultingFirm.name'],
    words: ['spruce', 'e', 'initiative 23456'],
    filters: [firm, client, { status: 'ACTIVE' }, { isArchived: false }],
    deep: 15_000,
  },
  {
    list: 'audit-events',
    sorts: ['at', 'action', 'entity'],
    words: ['session', 'e', '.43210@'],
    filters: [
      { q: 'quince' },
      { actor: personId },
      { subject: personId },
      { entity: 'client' },
      { action: 'user.updated' },
      { action: 'user' },
      firm,
      client,
      { from: '2026-01-01', to: '2026-01-31' },
      { entity: 'client', action: 'client.updated', ...firm },
    ],
    deep: 50_000,
  },
]

const questions = (api: ApiClient, rows: Known): Question[] =>
  [...directory(rows), ...people(rows), ...records(rows)].flatMap((list) =>
    questionsOf(api, { ...list, path: `/api/admin/${list.list}`, search: 'filter' }),
  )

const { ROUNDS, PARLEY_TEST_DATABASE_URL } = readEnvironment()
const app = await createTestApp()
try {
  // In one message: temporary tables belong to one connection.
  await app.database.asOwner(generate.join(';\n'))
  // As a server does by itself when rows have come to rest; it cannot stand in the message above.
  await app.database.asOwner('vacuum analyze')
  const api = await app.as(await app.addUser('superAdmin'))
  const times = await measureQuestions(questions(api, await known(app)), ROUNDS * 4)
  console.log(`\n${await describeServer(PARLEY_TEST_DATABASE_URL)}; ${JSON.stringify(sizes)}`)
  report('Lists of the console', times)
} finally {
  await app.close()
}

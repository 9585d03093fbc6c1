// The console's lists in a large installation: pages, orders, searches and filters of every resource, over HTTP with
// session, policy, schema and Content-Range, on a real Postgres.
import { consoleClient } from '@parley/bff/src/testing/console-client.ts'
import { createTestApp, type TestApp } from '@parley/bff/src/testing/test-app.ts'
import { generate, sizes } from './console-rows.ts'
import { readEnvironment } from './env.ts'
import { describeServer } from './scratch-database.ts'
import { median, milliseconds, printTable, quantile } from './statistics.ts'

interface Question {
  resource: string
  what: string
  filter?: object
  sort?: [string, 'ASC' | 'DESC']
  range?: [number, number]
}

const firstPage: [number, number] = [0, 24]

/** What people do with a list. `deep`: a page in its middle. */
function questionsOf(
  resource: string,
  list: { sorts: string[]; q: string; filters: object[]; deep: number },
): Question[] {
  const { sorts, q, filters, deep } = list
  return [
    ...sorts.flatMap((field): Question[] => [
      { resource, what: `sorted by ${field}`, sort: [field, 'ASC'] },
      { resource, what: `sorted by ${field}, last first`, sort: [field, 'DESC'] },
    ]),
    { resource, what: 'a page in the middle', sort: [sorts[0] ?? 'id', 'ASC'], range: [deep, deep + 24] },
    { resource, what: 'searched', filter: { q } },
    { resource, what: 'searched, nothing found', filter: { q: 'nobody is called this' } },
    ...filters.map((filter) => ({
      resource,
      what: `filtered by ${Object.keys(filter).join(' and ')}`,
      filter,
    })),
  ]
}

interface Known {
  firm: object
  client: object
  personId: string
  roleId: string
}

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

const directoryQuestions = ({ firm, client }: Known): Question[] => [
  ...questionsOf('consulting-firms', {
    sorts: ['name', 'createdAt'],
    q: 'oak',
    filters: [{ showObsolete: true }],
    deep: 100,
  }),
  ...questionsOf('clients', {
    sorts: ['name', 'consultingFirm.name', 'createdAt'],
    q: 'maple',
    filters: [firm, { industry: 'retail' }, { showObsolete: true }],
    deep: 5_000,
  }),
  ...questionsOf('consultants', {
    sorts: ['lastName', 'createdAt'],
    q: 'rowan',
    filters: [firm, client],
    deep: 1_000,
  }),
  ...questionsOf('consultant-client-access', {
    sorts: ['id'],
    q: 'rowan',
    filters: [firm, client],
    deep: 10_000,
  }),
]

const peopleQuestions = ({ firm, client, roleId }: Known): Question[] => [
  ...questionsOf('users', {
    sorts: ['lastName', 'email', 'createdAt'],
    q: 'quince',
    filters: [firm, client, { roleId }, { isObsolete: true }],
    deep: 25_000,
  }),
  ...questionsOf('roles', { sorts: ['name'], q: '199', filters: [client], deep: 1_000 }),
]

const recordQuestions = ({ firm, client, personId }: Known): Question[] => [
  ...questionsOf('initiatives', {
    sorts: ['createdAt', 'name', 'client.name'],
    q: 'spruce',
    filters: [firm, client, { status: 'ACTIVE' }],
    deep: 15_000,
  }),
  ...questionsOf('audit-events', {
    sorts: ['at'],
    q: 'session',
    filters: [
      { actor: personId },
      { entity: 'client' },
      { action: 'user.updated' },
      { from: '2026-01-01', to: '2026-01-31' },
      { entity: 'client', action: 'client.updated', ...firm },
    ],
    deep: 50_000,
  }),
]

/** Milliseconds of one answer. @throws Error for a refusal */
async function ask(calls: ReturnType<typeof consoleClient>, question: Question): Promise<number> {
  const { resource, filter = {}, sort = ['id', 'ASC'], range = firstPage } = question
  const before = performance.now()
  const answer = await calls.list({ resource, filter, sort: [...sort], range })
  const took = performance.now() - before
  if (answer.status !== 200) throw new Error(`${resource}, ${question.what}: ${answer.text}`)
  return took
}

const { ROUNDS, PARLEY_TEST_DATABASE_URL } = readEnvironment()
const app = await createTestApp()
try {
  // In one message: temporary tables belong to one connection.
  await app.database.asOwner(generate.join(';\n'))
  const calls = consoleClient(await app.as(await app.addUser('superAdmin')))
  const rowsToAskFor = await known(app)
  const all = [directoryQuestions, peopleQuestions, recordQuestions].flatMap((list) => list(rowsToAskFor))
  const times = new Map<Question, number[]>(all.map((question) => [question, []]))
  for (let round = 0; round <= ROUNDS * 4; round += 1)
    for (const question of all) {
      const took = await ask(calls, question)
      // The first round warms up.
      if (round > 0) times.get(question)?.push(took)
    }
  const rows = all.map((question) => {
    const taken = times.get(question) ?? []
    return [
      `${question.resource}, ${question.what}`,
      milliseconds(median(taken)),
      milliseconds(quantile(taken, 0.95)),
    ]
  })
  console.log(`\n${await describeServer(PARLEY_TEST_DATABASE_URL)}; ${JSON.stringify(sizes)}`)
  printTable('Lists of the console', ['list', 'p50 ms', 'p95 ms'], rows)
  const every = [...times.values()].flat()
  printTable(
    'All of them',
    ['', 'p50 ms', 'p95 ms'],
    [[`${every.length} answers`, milliseconds(median(every)), milliseconds(quantile(every, 0.95))]],
  )
} finally {
  await app.close()
}

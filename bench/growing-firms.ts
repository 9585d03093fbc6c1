// What people's requests take as other firms are added, and as the own firm and its clients grow, each by ten and by a
// hundred; what the database itself does as rows grow is told by `growth`.
import { createTestApp } from '@parley/bff/src/testing/test-app.ts'
import { readEnvironment } from './env.ts'
import { addPeople, type People, questionsOf } from './growing-firms/people.ts'
import { addFirms } from './growing-firms/rows.ts'
import { measureQuestions } from './list-questions.ts'
import { describeServer } from './scratch-database.ts'
import { median, milliseconds, printTable } from './statistics.ts'

const { ROUNDS, PARLEY_TEST_DATABASE_URL } = readEnvironment()
/** How often each question is asked, after a round that warms up. */
const asks = ROUNDS * 5

type Medians = Map<string, number>

async function measure(people: People): Promise<Medians> {
  const taken = await measureQuestions(questionsOf(people), asks)
  return new Map([...taken].map(([{ list, what }, ms]) => [`${list}: ${what}`, median(ms)]))
}

/** How fast it grows: 0 is not at all, 1 as fast as the rows, 2 by their square. */
const exponent = (first: number, last: number, factor: number): string =>
  (Math.log(last / first) / Math.log(factor)).toFixed(2)

function report(title: string, names: readonly string[], stages: readonly Medians[]): void {
  const [first, last] = [stages[0], stages.at(-1)]
  if (first === undefined || last === undefined) return
  printTable(
    title,
    ['asked', ...names, 'exponent'],
    [...first.keys()].map((asked) => [
      asked,
      ...stages.map((stage) => milliseconds(stage.get(asked) ?? Number.NaN)),
      exponent(first.get(asked) ?? Number.NaN, last.get(asked) ?? Number.NaN, 10 ** (stages.length - 1)),
    ]),
  )
}

const usual = { clients: 5, initiatives: 3 }
const app = await createTestApp()
try {
  console.log(`\n${await describeServer(PARLEY_TEST_DATABASE_URL)}`)
  const [firm] = await addFirms(app, { count: 10, ...usual })
  if (firm === undefined) throw new Error('There is no firm.')
  const people = await addPeople(app, firm)
  const amongOthers = [await measure(people)]
  for (const count of [90, 900]) {
    await addFirms(app, { count, ...usual })
    amongOthers.push(await measure(people))
  }
  report('A firm of 5 clients among others, p50 ms', ['10 firms', '100', '1,000'], amongOthers)

  const ofClients = [amongOthers[2] ?? new Map<string, number>()]
  for (const clients of [50, 500]) {
    const [larger] = await addFirms(app, { ...usual, count: 1, clients })
    if (larger !== undefined) ofClients.push(await measure(await addPeople(app, larger)))
  }
  report('A larger firm among 1,000 others, p50 ms', ['5 clients', '50', '500'], ofClients)

  const ofInitiatives = [amongOthers[2] ?? new Map<string, number>()]
  for (const initiatives of [30, 300]) {
    const [larger] = await addFirms(app, { count: 1, clients: 5, initiatives })
    if (larger !== undefined) ofInitiatives.push(await measure(await addPeople(app, larger)))
  }
  report('Larger clients, p50 ms', ['3 initiatives', '30', '300'], ofInitiatives)
} finally {
  await app.close()
}

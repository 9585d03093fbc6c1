import type { TestApp } from '@parley/bff/src/testing/test-app.ts'
import { median, milliseconds, printTable, quantile } from '../statistics.ts'
import { addPeople, type People, questionsOf } from './people.ts'
import type { MadeFirm } from './rows.ts'

/** Firms whose people ask, of all that there are, and how many of them wait for an answer at a time. */
const askingFirms = 60
const atOnce = [1, 8, 32]
const seconds = 10

/** People of random firms ask what people ask, as many at a time as named; prints what they wait. */
export async function simulate(app: TestApp, firms: readonly MadeFirm[]): Promise<void> {
  const step = Math.max(1, Math.floor(firms.length / askingFirms))
  const people: People[] = []
  for (let at = 0; at < firms.length && people.length < askingFirms; at += step) {
    const firm = firms[at]
    if (firm !== undefined) people.push(await addPeople(app, firm))
  }
  const asked = people.flatMap((one) => questionsOf(one))
  const rows: string[][] = []
  for (const count of atOnce) {
    const times: number[] = []
    const until = performance.now() + seconds * 1000
    let turn = 0
    const one = async (): Promise<void> => {
      while (performance.now() < until) {
        // Far from each other, so that no two that follow each other are of one firm.
        const question = asked[(turn++ * 7919) % asked.length]
        const before = performance.now()
        const answer = await question?.ask()
        if (answer?.status !== 200) throw new Error(`${question?.what ?? ''}: ${answer?.text ?? ''}`)
        times.push(performance.now() - before)
      }
    }
    await Promise.all(Array.from({ length: count }, one))
    rows.push([
      `${count} at a time`,
      (times.length / seconds).toFixed(0),
      milliseconds(median(times)),
      milliseconds(quantile(times, 0.95)),
    ])
  }
  printTable(
    `${firms.length.toLocaleString('en')} firms, people of ${people.length} of them, one process`,
    ['asking', 'answers a second', 'p50 ms', 'p95 ms'],
    rows,
  )
}

/** The largest tables with their indexes, which is what a server runs out of first. */
export async function reportSizes(app: TestApp): Promise<void> {
  const rows = await app.database.asOwner<{ name: string; mb: string; count: string }>(
    `select c.relname as name, round(pg_total_relation_size(c.oid) / 1e6)::text as mb, c.reltuples::bigint::text as count
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'
       order by pg_total_relation_size(c.oid) desc limit 10`,
  )
  printTable(
    'The largest tables, indexes included',
    ['table', 'MB', 'rows'],
    rows.map(({ name, mb, count }) => [name, mb, Number(count).toLocaleString('en')]),
  )
}

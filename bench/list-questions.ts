// What people ask of long lists, and how long each answer takes.
import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import { median, milliseconds, printTable, quantile } from './statistics.ts'

/** What a person waits without noticing, in ms; the aim of every list and dashboard at p95. */
export const limitMs = 200

export interface Question {
  /** Of the table: the list, or who asks which. */
  list: string
  what: string
  ask: () => Promise<{ status: number; text: string }>
}

export interface List {
  list: string
  /** Address, with or without a query of its own. */
  path: string
  sorts: string[]
  /** A word that a part of the rows has, one that nearly every row has, and one that a few have. */
  words: [string, string, string]
  filters: object[]
  /** Place of a page in the list's middle. */
  deep: number
  /** Where a list takes the search: in `q` of the address, or among the filters as react-admin sends it. */
  search: 'q' | 'filter'
}

interface Asked {
  filter?: object
  sort?: [string, 'ASC' | 'DESC']
  range?: [number, number]
  q?: string
}

const addressOf = (path: string, { filter = {}, sort, range = [0, 24], q }: Asked): string => {
  const query = {
    filter: JSON.stringify(filter),
    range: JSON.stringify(range),
    ...(sort && { sort: JSON.stringify(sort) }),
    ...(q !== undefined && { q }),
  }
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`
}

/** Pages in each order, from both ends and in the middle; searches; filters. */
export function questionsOf(api: ApiClient, { list, path, sorts, words, filters, deep, search }: List) {
  const question = (what: string, asked: Asked): Question => ({
    list,
    what,
    ask: () => api.raw('GET', addressOf(path, asked)),
  })
  const searched = (q: string): Asked => (search === 'q' ? { q } : { filter: { q } })
  const [common, everywhere, rare] = words
  const middle: [number, number] = [deep, deep + 24]
  return [
    question('as it opens', {}),
    ...sorts.flatMap((field) => [
      question(`sorted by ${field}`, { sort: [field, 'ASC'] }),
      question(`sorted by ${field}, last first`, { sort: [field, 'DESC'] }),
      question(`sorted by ${field}, a page in the middle`, { sort: [field, 'ASC'], range: middle }),
    ]),
    question('searched', searched(common)),
    question('searched, nearly all found', searched(everywhere)),
    question('searched, few found', searched(rare)),
    question('searched, nothing found', searched('nobody is called this')),
    ...filters.map((filter) => question(`filtered by ${Object.keys(filter).join(' and ')}`, { filter })),
  ]
}

/** Milliseconds of one answer. @throws Error for a refusal */
async function timeOf({ list, what, ask }: Question): Promise<number> {
  const before = performance.now()
  const answer = await ask()
  const took = performance.now() - before
  if (answer.status !== 200) throw new Error(`${list}, ${what}: ${answer.text}`)
  return took
}

/** Asks all of them in turn, this many times, after a round that warms up. */
export async function measureQuestions(
  questions: Question[],
  rounds: number,
): Promise<Map<Question, number[]>> {
  const times = new Map<Question, number[]>(questions.map((question) => [question, []]))
  for (let round = 0; round <= rounds; round += 1)
    for (const question of questions) {
      const took = await timeOf(question)
      if (round > 0) times.get(question)?.push(took)
    }
  return times
}

/** Prints each question, each list and all together. @throws Error when a question's p95 is above the aim */
export function report(title: string, times: Map<Question, number[]>): void {
  const head = ['p50 ms', 'p95 ms']
  const figures = (taken: readonly number[]): string[] => [
    milliseconds(median(taken)),
    milliseconds(quantile(taken, 0.95)),
  ]
  const entries = [...times]
  printTable(
    title,
    ['question', ...head],
    entries.map(([{ list, what }, taken]) => [`${list}, ${what}`, ...figures(taken)]),
  )
  const lists = Object.entries(Object.groupBy(entries, ([{ list }]) => list))
  printTable(
    `${title}: each list`,
    ['list', 'questions', ...head],
    [
      ...lists.map(([list, asked = []]) => [
        list,
        String(asked.length),
        ...figures(asked.flatMap(([, taken]) => taken)),
      ]),
      ['all', String(entries.length), ...figures(entries.flatMap(([, taken]) => taken))],
    ],
  )
  const slow = entries.filter(([, taken]) => quantile(taken, 0.95) >= limitMs)
  if (slow.length > 0)
    throw new Error(
      `Above ${limitMs} ms at p95: ${slow.map(([{ list, what }]) => `${list}, ${what}`).join('; ')}.`,
    )
}

import { describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { startServerProcess } from './testing/server-process.ts'

const DATABASE_URL = 'postgres://parley:parley@127.0.0.1:1/parley'
const PARLEY_SECRET = randomBytes(32).toString('hex')

/** What a process that cannot start says, without the first line. */
async function complaintsOf(
  name: 'bff' | 'orchestrator',
  variables: Record<string, string>,
): Promise<{ code: number | null; lines: string[] }> {
  const started = startServerProcess(name, variables)
  const { code } = await started.ended
  const [first, ...lines] = started.complaints().trim().split('\n')
  expect(first).toBe('The environment is not complete:')
  return { code, lines: lines.map((line) => line.trim()) }
}

describe('a process that cannot start', () => {
  it.each([
    ['bff', 'DATABASE_URL', { PARLEY_SECRET }],
    ['bff', 'PARLEY_SECRET', { DATABASE_URL }],
    ['orchestrator', 'OPENAI_API_KEY', { DATABASE_URL, PARLEY_SECRET, PARLEY_EMBEDDINGS: 'openai' }],
    ['orchestrator', 'PARLEY_EMBEDDINGS', { DATABASE_URL, PARLEY_SECRET, PARLEY_EMBEDDINGS: 'cohere' }],
  ] as const)('ends with 78 and a line, as the %s without a good %s', async (name, variable, variables) => {
    const { code, lines } = await complaintsOf(name, variables)
    expect(code).toBe(78)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${variable}: must be `))])
  })
  it.each(['bff', 'orchestrator'] as const)('tells where no database answers, as the %s', async (name) => {
    const started = startServerProcess(name, { DATABASE_URL, PARLEY_SECRET })
    const { code } = await started.ended
    expect([code, started.complaints().trim()]).toEqual([
      69,
      'Nothing answers as Postgres at 127.0.0.1:1. Start it, or correct host and port in DATABASE_URL.',
    ])
  })
})

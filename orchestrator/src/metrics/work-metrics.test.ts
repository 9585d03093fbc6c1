import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { createMetrics, type Metrics } from '@parley/server-kit/metrics/metrics.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { measureWork } from './index.ts'

let database: TestDatabase<DB>
let metrics: Metrics
const warnings: object[] = []
const takenOver = new Map([['sequence.run', 3]])
const [firmId, clientId, initiativeId, phaseId] = [newId(), newId(), newId(), newId()]
const idle = { active: 0, delayed: 0, failed: 0, completed: 0 }

const insert = async (table: string, row: Record<string, unknown>): Promise<void> => {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  await database.asOwner(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}

beforeAll(async () => {
  database = await createTestDatabase<DB>()
  const tenant = { firm_id: firmId, client_id: clientId }
  await insert('consulting_firm', { id: firmId, name: 'Northwind' })
  await insert('client', { id: clientId, firm_id: firmId, name: 'Acme' })
  await insert('initiative', { ...tenant, id: initiativeId, name: 'ERP' })
  const phase = { ...tenant, initiative_id: initiativeId }
  await insert('initiative_phase', { ...phase, id: phaseId, position: 1, name: 'Start', definition: '{}' })
  await insert('sequence_run', {
    ...phase,
    id: newId(),
    phase_id: phaseId,
    status: 'AWAITING_HUMAN',
    definition: '{}',
    definition_hash: '',
  })
  await insert('outbox', {
    id: newId(),
    topic: 'sequence.run',
    entity_id: newId(),
    firm_id: firmId,
    client_id: clientId,
    created_at: new Date(Date.now() - 90_000),
  })
  // In line while another of its firm is at work.
  for (const relayed_at of [new Date(), null])
    await insert('outbox', {
      id: newId(),
      topic: 'mail.send',
      entity_id: newId(),
      firm_id: firmId,
      relayed_at,
    })
  await insert('self_check', {
    id: newId(),
    status: 'DONE',
    finished_at: new Date(Date.now() - 60_000),
    results: JSON.stringify([
      { check: 'audit', outcome: 'ok', found: 0, examples: [], milliseconds: 1 },
      { check: 'orphans', outcome: 'found', found: 4, examples: [], milliseconds: 1 },
      { check: 'files_without_rows', outcome: 'failed', found: 0, examples: [], milliseconds: 1 },
    ]),
  })
  metrics = createMetrics()
  const jobs = {
    counts: () => Promise.resolve([{ topic: 'mail.send', ...idle, waiting: 2 }]),
    longestWaits: () => Promise.resolve([{ topic: 'mail.send', seconds: 7 }]),
  }
  const logger = { warn: (data: object) => void warnings.push(data) }
  measureWork(metrics, { database, jobs, takenOver, logger })
})
afterAll(() => database.close())

const scrape = async (): Promise<string[]> =>
  (await metrics.read()).text.split('\n').filter((line) => line.startsWith('parley_'))

describe('a scrape', () => {
  it('tells what waits and what is at work, zeroes too', async () => {
    const told = await scrape()
    for (const line of [
      'parley_runs{state="awaiting_human"} 1',
      'parley_runs{state="running"} 0',
      'parley_documents_waiting{state="pending"} 0',
      'parley_mails_waiting{state="failed"} 0',
      'parley_outbox_waiting 1',
      'parley_audit_unsealed 0',
      'parley_queue_jobs{topic="mail.send",state="waiting"} 2',
      'parley_queue_oldest_seconds{topic="mail.send"} 7',
      'parley_self_check_found{check="audit"} 0',
      'parley_self_check_found{check="orphans"} 4',
      'parley_self_check_found{check="files_without_rows"} -1',
      'parley_work_taken_over_total{topic="sequence.run"} 3',
    ])
      expect(told).toContain(line)
    const age = told.find((line) => line.startsWith('parley_outbox_oldest_seconds '))
    expect(Number(age?.split(' ')[1])).toBeGreaterThanOrEqual(90)
  })

  it('leaves out what cannot be read, and goes on', async () => {
    const broken = createMetrics()
    const logger = { warn: (data: object) => void warnings.push(data) }
    const jobs = {
      counts: () => Promise.reject(new Error('gone')),
      longestWaits: () => Promise.resolve([]),
    }
    measureWork(broken, { database, jobs, takenOver, logger })
    const { text } = await broken.read()
    expect(text).toContain('process_cpu')
    expect(text).not.toMatch(/^parley_runs\{/m)
    expect(warnings).toHaveLength(1)
  })
})

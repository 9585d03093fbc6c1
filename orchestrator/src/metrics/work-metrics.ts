import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { Metrics } from '@parley/server-kit/metrics/metrics.ts'
import type { QueueInspection } from '@parley/server-kit/queue/inspection.ts'
import { Counter, Gauge, type Registry } from 'prom-client'
import {
  type Counted,
  countDocuments,
  countMails,
  countRuns,
  countUnsealed,
  measureOutbox,
  readSelfCheck,
} from './work-at-hand.queries.ts'

interface Sources {
  database: Database<DB>
  jobs: Pick<QueueInspection, 'counts' | 'longestWaits'>
  /** Of this process, by topic. */
  takenOver: ReadonlyMap<string, number>
  logger: Pick<Logger, 'warn'>
}

/** What waits and what is at work in the whole deployment: each process that is asked says the same. */
interface WorkAtHand {
  runs: Counted
  documents: Counted
  mails: Counted
  outbox: { count: number; seconds: number }
  unsealed: number
  selfCheck: Awaited<ReturnType<typeof readSelfCheck>>
  queues: Awaited<ReturnType<QueueInspection['counts']>>
  waits: Awaited<ReturnType<QueueInspection['longestWaits']>>
}

type Gauges = ReturnType<typeof createGauges>

/** Has each scrape read what waits. What cannot be read is left out of the scrape, and logged. */
export function measureWork({ registry }: Metrics, { database, jobs, takenOver, logger }: Sources): void {
  countTakeovers(registry, takenOver)
  let reading: Promise<void> | undefined
  const readOnce = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const gauges = createGauges(registry, readOnce)
  const read = async (): Promise<void> => {
    for (const gauge of Object.values(gauges)) gauge.reset()
    try {
      show(gauges, await readWork(database, jobs))
    } catch (error) {
      logger.warn({ error }, 'what waits could not be measured')
    }
  }
}

function countTakeovers(registry: Registry, takenOver: Sources['takenOver']): void {
  new Counter({
    name: 'parley_work_taken_over_total',
    help: 'How often this process rang again for work that nobody was at, by topic',
    labelNames: ['topic'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [topic, count] of takenOver) this.inc({ topic }, count)
    },
  })
}

async function readWork(database: Database<DB>, jobs: Sources['jobs']): Promise<WorkAtHand> {
  const rows = await database.tenantRead(relayScope, async (tx) => ({
    runs: await countRuns(tx),
    documents: await countDocuments(tx),
    mails: await countMails(tx),
    outbox: await measureOutbox(tx),
    unsealed: await countUnsealed(tx),
    selfCheck: await readSelfCheck(tx),
  }))
  const [queues, waits] = await Promise.all([jobs.counts(), jobs.longestWaits()])
  return { ...rows, queues, waits }
}

/** @param collect reads for all of them: a scrape asks each, at once */
function createGauges(registry: Registry, collect: () => Promise<void>) {
  const gauge = (name: string, help: string, labels: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labels], registers: [registry], collect })
  return {
    runs: gauge('parley_runs', 'Runs of agents that have not ended, by state', ['state']),
    documents: gauge('parley_documents_waiting', 'Documents that are not searchable yet, by state', [
      'state',
    ]),
    mails: gauge('parley_mails_waiting', 'Mails of the last day that have not left, by state', ['state']),
    outbox: gauge(
      'parley_outbox_waiting',
      'Announcements that no queue has heard though their firm has a turn',
    ),
    outboxAge: gauge('parley_outbox_oldest_seconds', 'How long the oldest of them has waited'),
    unsealed: gauge('parley_audit_unsealed', 'Entries of the audit log that no chain holds yet'),
    selfCheckFound: gauge(
      'parley_self_check_found',
      'What the last self-check found, by check; -1 where it could not look',
      ['check'],
    ),
    selfCheckAge: gauge('parley_self_check_age_seconds', 'How long ago the last whole self-check ended'),
    queue: gauge('parley_queue_jobs', 'Jobs by topic and state', ['topic', 'state']),
    queueAge: gauge('parley_queue_oldest_seconds', 'How long the oldest waiting job of a topic has waited', [
      'topic',
    ]),
  }
}

const runStates = ['QUEUED', 'RUNNING', 'AWAITING_HUMAN', 'PAUSED']
const documentStates = ['PENDING', 'EXTRACTING', 'EMBEDDING']
const mailStates = ['PENDING', 'FAILED']

/** Zeroes are said too: a series that is missing cannot be told from one that nobody measures. */
const showStates = (gauge: Gauge, states: readonly string[], count: Counted): void => {
  for (const state of states) gauge.set({ state: state.toLowerCase() }, count[state] ?? 0)
}

function show(gauges: Gauges, work: WorkAtHand): void {
  showStates(gauges.runs, runStates, work.runs)
  showStates(gauges.documents, documentStates, work.documents)
  showStates(gauges.mails, mailStates, work.mails)
  gauges.outbox.set(work.outbox.count)
  gauges.outboxAge.set(work.outbox.seconds)
  gauges.unsealed.set(work.unsealed)
  if (work.selfCheck !== undefined) {
    gauges.selfCheckAge.set(work.selfCheck.seconds)
    for (const [check, found] of Object.entries(work.selfCheck.found))
      gauges.selfCheckFound.set({ check }, found)
  }
  for (const { topic, waiting, active, delayed, failed } of work.queues)
    for (const [state, count] of Object.entries({ waiting, active, delayed, failed }))
      gauges.queue.set({ topic, state }, count)
  for (const { topic, seconds } of work.waits) gauges.queueAge.set({ topic }, seconds)
}

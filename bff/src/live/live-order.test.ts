import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { LiveEvent } from '@parley/contracts/events/live.ts'
import { newId } from '@parley/contracts/ids.ts'
import { eventually } from '../testing/eventually.ts'
import type { TestClient } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { PhaseTenant } from './live.queries.ts'
import type { LiveSocket } from './live-socket.ts'
import { streamPhase } from './live-streams.ts'
import { createPhaseTopics, type PhaseTopics } from './phase-topics.ts'

let app: TestApp
let client: TestClient
let topics: PhaseTopics
let tenant: PhaseTenant

const runId = newId()
const turnId = newId()

beforeAll(async () => {
  app = await createTestApp()
  client = await app.addClient(await app.addFirm('Firm'), 'Client')
  topics = await createPhaseTopics(app.dependencies)
})
afterAll(async () => {
  await topics.close()
  await app.close()
})
beforeEach(async () => {
  const { phaseIds } = await app.addInitiative(client, 'mark', 1)
  tenant = { phaseId: phaseIds[0] ?? '', firmId: client.firmId, clientId: client.id }
})

/** Stores an event; those who follow hear of it now, or with the next that they hear of. */
async function store(
  seq: number,
  type: string,
  { status, isTold = true }: { status: string; isTold?: boolean },
): Promise<void> {
  const { phaseId, firmId, clientId } = tenant
  await app.database.asOwner(
    `insert into phase_event (phase_id, firm_id, client_id, seq, type, data) values ($1, $2, $3, $4, $5, $6)`,
    [
      phaseId,
      firmId,
      clientId,
      seq,
      type,
      JSON.stringify(
        type === 'AGENT_INTERACTION_UPDATE'
          ? { interactionId: turnId, status }
          : { sequenceId: runId, status },
      ),
    ],
  )
  if (isTold) await app.database.asOwner(`select pg_notify('parley_phase', $1)`, [`${phaseId}:${seq}`])
}

/** A tab: what it hears, in order; and what the agents’ side publishes for it. */
async function openTab() {
  const heard: string[] = []
  const tell = (event: LiveEvent | string): void => {
    const { type, seq } = typeof event === 'string' ? (JSON.parse(event) as LiveEvent) : event
    heard.push(seq === 0 ? type : `${type} ${seq}`)
  }
  const socket: LiveSocket = {
    send: tell,
    drained: () => Promise.resolve(),
    beat: () => undefined,
    close: () => undefined,
    onClose: () => undefined,
  }
  let take: (payload: unknown) => void = () => undefined
  const channels = {
    follow: (_channel: string, handler: (payload: unknown) => void) => {
      take = handler
      return Promise.resolve(() => undefined)
    },
  }
  const leave = await streamPhase({ topics, channels }, { tenant, after: 0 }, socket)
  return {
    heard,
    leave,
    publish: (type: string, after: number, data: Record<string, unknown> = {}) =>
      take({ type, ...tenant, runId, after, data: { interactionId: turnId, ...data } }),
  }
}

describe('what a tab hears of a run', () => {
  it('puts what is not stored after the stored events that its sender knew, however late they are read', async () => {
    await store(1, 'SEQUENCE_STARTED', { status: 'QUEUED' })
    const tab = await openTab()
    await store(2, 'AGENT_INTERACTION_UPDATE', { status: 'RUNNING', isTold: false })
    tab.publish('MODERATOR_ANALYZING', 2)
    tab.publish('AGENT_TOKEN', 1)
    await eventually(() => tab.heard.length === 4)
    expect(tab.heard).toEqual([
      'SEQUENCE_STARTED 1',
      'AGENT_INTERACTION_UPDATE 2',
      'MODERATOR_ANALYZING',
      'AGENT_TOKEN',
    ])
    tab.leave()
  })

  it('puts it before the events that came later, though both are read at once', async () => {
    await store(1, 'SEQUENCE_STARTED', { status: 'QUEUED' })
    const tab = await openTab()
    await store(2, 'AGENT_INTERACTION_UPDATE', { status: 'RUNNING', isTold: false })
    await store(3, 'AGENT_INTERACTION_UPDATE', { status: 'COMPLETED', isTold: false })
    tab.publish('MODERATOR_ANALYZING', 2)
    await eventually(() => tab.heard.length === 4)
    expect(tab.heard.slice(1)).toEqual([
      'AGENT_INTERACTION_UPDATE 2',
      'MODERATOR_ANALYZING',
      'AGENT_INTERACTION_UPDATE 3',
    ])
    tab.leave()
  })

  it.each(['SEQUENCE_COMPLETED', 'SEQUENCE_CANCELLED', 'SEQUENCE_FAILED'])(
    'never has the moderator think after %s that its sender did not know of, and has it once the run is at work again',
    async (end) => {
      await store(1, 'SEQUENCE_STARTED', { status: 'QUEUED' })
      await store(2, end, { status: end.replace('SEQUENCE_', '') })
      const tab = await openTab()
      tab.publish('MODERATOR_ANALYZING', 1, { interactionId: newId() })
      await store(3, 'SEQUENCE_UPDATED', { status: 'RUNNING' })
      await eventually(() => tab.heard.length === 3)
      tab.publish('MODERATOR_ANALYZING', 3)
      await eventually(() => tab.heard.length === 4)
      expect(tab.heard).toEqual([
        'SEQUENCE_STARTED 1',
        `${end} 2`,
        'SEQUENCE_UPDATED 3',
        'MODERATOR_ANALYZING',
      ])
      tab.leave()
    },
  )

  it('never has an agent write after the end of its turn, but says that it stopped', async () => {
    await store(1, 'AGENT_INTERACTION_UPDATE', { status: 'RUNNING' })
    await store(2, 'AGENT_INTERACTION_UPDATE', { status: 'CANCELLED' })
    const tab = await openTab()
    tab.publish('AGENT_TYPING', 1, { isTyping: true })
    tab.publish('AGENT_TOKEN', 1, { delta: 'Late' })
    tab.publish('AGENT_TYPING', 1, { isTyping: false })
    tab.publish('AGENT_TOKEN', 1, { interactionId: newId(), delta: 'Of another' })
    expect(tab.heard.slice(2)).toEqual(['AGENT_TYPING', 'AGENT_TOKEN'])
    tab.leave()
  })

  it('does not wait for ever for a stored event that is not there any more', async () => {
    const tab = await openTab()
    tab.publish('AGENT_TOKEN', 40)
    await eventually(() => tab.heard.length === 1)
    tab.leave()
  })
})

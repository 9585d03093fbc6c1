import type { LiveEvent } from '@parley/contracts/events/live.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { createTestApp, type TestApp } from '@parley/bff/src/testing/test-app.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { createSockets, type LiveArm } from './live-arm.ts'

/** One person may not open more than some. */
const socketsOfOne = 10

/**
 * The product's way: a turn's event in its transaction, the bff's live server with tickets, sessions, tenants and
 * replay, and sockets that follow the phase.
 */
export async function openBffLiveArm(): Promise<LiveArm> {
  const app = await createTestApp()
  const { firmId, clientId, phaseId, addMember } = await addPhase(app)
  const followers = createSockets()
  const tokens: string[] = []
  let count = 0
  return {
    async follow(heard) {
      const person = Math.floor(count / socketsOfOne)
      count += 1
      const token = (tokens[person] ??= await addMember())
      const { body } = await app.withToken(token).call(createLiveTicket, { body: { phaseId } })
      const query = new URLSearchParams({ phaseId, ticket: body.ticket })
      const address = `${app.origin.replace('http', 'ws')}/api/live?${query.toString()}`
      await followers.open(address, (text) => {
        const event = JSON.parse(text) as LiveEvent
        if (typeof event.data.number === 'number') heard(event.data.number)
      })
    },
    async write(event) {
      const place = { firmId, clientId, phaseId }
      const data = { number: event, interactionId: phaseId, status: 'COMPLETED' }
      // As the engine commits a turn: with its last statement, in one round trip.
      await app.database.tenantTransaction(
        workerScope(place),
        (tx) => appendPhaseEvents(tx, place, [{ type: 'AGENT_INTERACTION_UPDATE', data }]),
        { statements: 1 },
      )
    },
    leave() {
      count = 0
      return followers.leave()
    },
    close: app.close,
  }
}

async function addPhase(app: TestApp) {
  const firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  const { phaseIds } = await app.addInitiative(client, 'Acme')
  const [phaseId] = phaseIds
  if (phaseId === undefined) throw new Error('The initiative has no phase.')
  return {
    firmId: firm.id,
    clientId: client.id,
    phaseId,
    addMember: async (): Promise<string> => {
      const member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
      return (await app.openSession(member)).token
    },
  }
}

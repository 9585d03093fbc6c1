import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { firmChannel, phaseChannel } from '@parley/contracts/events/channels.ts'
import type { LiveEvent } from '@parley/contracts/events/live.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { consultantImpersonateClient, logout } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import { WebSocket } from 'ws'
import { eventually } from '../testing/eventually.ts'
import type { TestClient, TestFirm, TestUser } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let acme: TestClient
let helios: TestClient
let member: TestUser
let phaseId: string
let foreignPhaseId: string

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  acme = await app.addClient(firm, 'Acme')
  helios = await app.addClient(firm, 'Helios')
  member = await app.addUser('clientMember', { firmId: firm.id, clientId: acme.id })
  phaseId = (await app.addInitiative(acme, 'acme')).phaseIds[0] ?? ''
  foreignPhaseId = (await app.addInitiative(helios, 'helios')).phaseIds[0] ?? ''
})
afterAll(() => app.close())

interface Listener {
  socket: WebSocket
  events: LiveEvent[]
  closeCode: () => number | undefined
}

function connect(query: Record<string, string>, headers: Record<string, string> = {}): Promise<Listener> {
  const address = `${app.origin.replace('http', 'ws')}/api/live?${new URLSearchParams(query).toString()}`
  const socket = new WebSocket(address, { headers })
  const events: LiveEvent[] = []
  let code: number | undefined
  socket.on('message', (data: Buffer) => events.push(JSON.parse(data.toString('utf8')) as LiveEvent))
  socket.on('close', (closeCode) => (code = closeCode))
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve({ socket, events, closeCode: () => code }))
    socket.once('error', reject)
  })
}

async function listen(
  token: string,
  query: { phaseId?: string; after?: string; own?: '1' } = {},
): Promise<Listener> {
  const body = query.phaseId === undefined ? {} : { phaseId: query.phaseId }
  const answer = await app.withToken(token).call(createLiveTicket, { body })
  return connect({ ...query, ticket: answer.body.ticket })
}

describe('a ticket', () => {
  const ticketFor = async (body: { phaseId?: string }): Promise<string> =>
    (await (await app.as(member)).call(createLiveTicket, { body })).body.ticket

  it('is given for visible phases alone; a foreign one is as missing as none', async () => {
    const superAdmin = await app.addUser('superAdmin')
    const api = await app.as(member)
    const foreign = await api.call(createLiveTicket, { body: { phaseId: foreignPhaseId } })
    const missing = await api.call(createLiveTicket, { body: { phaseId: newId() } })
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
    const above = await (await app.as(superAdmin)).call(createLiveTicket, { body: { phaseId } })
    expect(above.status).toBe(404)
  })

  it('opens one socket', async () => {
    const ticket = await ticketFor({ phaseId })
    const first = await connect({ phaseId, ticket })
    await expect(connect({ phaseId, ticket })).rejects.toThrow('401')
    first.socket.close()
  })

  it('opens nothing after 30 seconds, for another phase, or from another site', async () => {
    await expect(connect({ phaseId: foreignPhaseId, ticket: await ticketFor({ phaseId }) })).rejects.toThrow(
      '401',
    )
    await expect(connect({ ticket: await ticketFor({ phaseId }) })).rejects.toThrow('401')
    const ticket = await ticketFor({ phaseId })
    await expect(connect({ phaseId, ticket }, { origin: 'https://evil.test' })).rejects.toThrow('403')
    app.clock.advance(31_000)
    await expect(connect({ phaseId, ticket })).rejects.toThrow('401')
  })

  it('opens forty sockets of one person at once and no more, and others of other people', async () => {
    const { id } = acme
    const [hoarder, colleague] = [
      await app.addUser('clientMember', { firmId: firm.id, clientId: id }),
      await app.addUser('clientMember', { firmId: firm.id, clientId: id }),
    ]
    const { token } = await app.openSession(hoarder)
    const opened: Listener[] = []
    for (let count = 0; count < 40; count += 1) opened.push(await listen(token))
    await expect(listen(token)).rejects.toThrow('429')
    opened.push(await listen((await app.openSession(colleague)).token))
    for (const { socket } of opened) socket.close()
  })

  it('is asked for: nonsense is refused', async () => {
    await expect(connect({ phaseId })).rejects.toThrow('400')
    await expect(connect({ phaseId, ticket: 'x', after: '-1' })).rejects.toThrow('400')
    await expect(connect({ phaseId, ticket: 'x', token: 'y' })).rejects.toThrow('400')
  })
})

describe('a phase’s socket', () => {
  it('replays what is stored after the place, then follows, and answers PING', async () => {
    for (let count = 0; count < 3; count += 1)
      await app.addPhaseEvent(acme, phaseId, 'AGENT_INTERACTION_UPDATE')
    const { token } = await app.openSession(member)
    const live = await listen(token, { phaseId, after: '1' })
    await eventually(() => live.events.length === 2)
    await app.addPhaseEvent(acme, phaseId, 'SEQUENCE_COMPLETED')
    await eventually(() => live.events.length === 3)
    expect(live.events.map(({ seq, type }) => [seq, type])).toEqual([
      [2, 'AGENT_INTERACTION_UPDATE'],
      [3, 'AGENT_INTERACTION_UPDATE'],
      [4, 'SEQUENCE_COMPLETED'],
    ])
    expect(live.events[0]).toMatchObject({ phaseId, data: { number: 2 } })
    live.socket.send('{"type":"PING"}')
    await eventually(() => live.events.some((event) => event.type === 'PONG'))
    live.socket.close()
  })

  it('relays streamed text of its own tenant', async () => {
    const { token } = await app.openSession(member)
    const live = await listen(token, { phaseId })
    const message = {
      type: 'AGENT_TOKEN',
      firmId: firm.id,
      clientId: acme.id,
      phaseId,
      data: { delta: 'Hello' },
    }
    await app.events.publish(phaseChannel(phaseId), {
      ...message,
      clientId: helios.id,
      data: { delta: 'Foreign' },
    })
    await app.events.publish(phaseChannel(phaseId), message)
    await eventually(() => live.events.length === 1)
    expect(live.events[0]).toMatchObject({ type: 'AGENT_TOKEN', seq: 0, data: { delta: 'Hello' } })
    live.socket.close()
  })

  it('closes with 4401 within five seconds of the session’s end', async () => {
    const { token } = await app.openSession(member)
    const live = await listen(token, { phaseId })
    await app.withToken(token).call(logout)
    await eventually(() => live.closeCode() !== undefined)
    expect(live.closeCode()).toBe(4401)
  })

  it('closes when a consultant loses the access, though the session that they switched from goes on', async () => {
    const consultant = await app.addConsultant(firm, [acme])
    const own = await app.openSession(consultant)
    const inside = await app
      .withToken(own.token)
      .call(consultantImpersonateClient, { params: { id: acme.id }, body: {} })
    const fromOutside = await listen(own.token, { phaseId })
    const fromInside = await listen(inside.body.token, { phaseId })
    await app.database.asOwner(
      'update consultant_client_access set can_access = false where consultant_id = $1',
      [consultant.consultantId],
    )
    await eventually(() => fromOutside.closeCode() !== undefined && fromInside.closeCode() !== undefined)
    expect([fromOutside.closeCode(), fromInside.closeCode()]).toEqual([4403, 4401])
  })

  it('closes when two-factor is owed and its time is over', async () => {
    const careful = await app.addFirm('Careful', {})
    const { token } = await app.openSession(await app.addUser('firmAdmin', { firmId: careful.id }))
    const live = await listen(token)
    app.clock.advance(7 * 86_400_000)
    await app.database.asOwner(
      `update session set expires_at = expires_at + interval '8 days' where user_id in
       (select id from user_account where firm_id = $1)`,
      [careful.id],
    )
    await eventually(() => live.closeCode() !== undefined)
    expect(live.closeCode()).toBe(4403)
  })
})

describe('the own stream', () => {
  it('comes with a phase’s socket that asks for it, as the place does with the initiative', async () => {
    const initiative = await app.addInitiative(acme, 'carried')
    const own = initiative.phaseIds[0] ?? ''
    await app.addPhaseEvent(acme, own, 'PHASE_UPDATED')
    await app.addPhaseEvent(acme, own, 'PHASE_UPDATED')
    const read = await (await app.as(member)).call(getInitiative, { params: { id: initiative.id } })
    expect(read.body.phases.find(({ id }) => id === own)?.eventSeq).toBe(2)

    const { token } = await app.openSession(member)
    const live = await listen(token, { phaseId: own, after: '2', own: '1' })
    await app.events.publish(firmChannel(firm.id), {
      type: 'ARTIFACT_UPDATED',
      firmId: firm.id,
      clientId: acme.id,
      userId: null,
      data: {},
    })
    await eventually(() => live.events.length === 1)
    await app.addPhaseEvent(acme, own, 'PHASE_UPDATED')
    await eventually(() => live.events.length === 2)
    expect(live.events.map(({ type, phaseId: of, seq }) => [type, of, seq])).toEqual([
      ['ARTIFACT_UPDATED', null, 0],
      ['PHASE_UPDATED', own, 3],
    ])
    live.socket.close()
  })

  it('brings what is within the person’s reach', async () => {
    const consultant = await app.addConsultant(firm, [acme])
    const [client, firmUser] = await Promise.all([
      app.openSession(member).then(({ token }) => listen(token)),
      app.openSession(consultant).then(({ token }) => listen(token)),
    ])
    const publish = (about: string, place: { clientId: string | null; userId?: string }) =>
      app.events.publish(firmChannel(firm.id), {
        type: 'ARTIFACT_UPDATED',
        firmId: firm.id,
        userId: null,
        ...place,
        data: { about },
      })
    await publish('helios', { clientId: helios.id })
    await publish('firm', { clientId: null })
    await publish('the member’s', { clientId: acme.id, userId: member.id })
    await publish('acme', { clientId: acme.id })
    const about = (live: Listener) => live.events.map((event) => event.data.about)
    await eventually(() => client.events.length === 2 && firmUser.events.length === 2)
    expect(about(client)).toEqual(['the member’s', 'acme'])
    expect(about(firmUser)).toEqual(['firm', 'acme'])
    client.socket.close()
    firmUser.socket.close()
  })
})

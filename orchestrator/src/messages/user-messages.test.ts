import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { Caller } from '../caller.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../testing/engine-world.ts'
import {
  apologise,
  deleteMessage,
  markRequest,
  replyToMessage,
  sendUserMessage,
  updateMessage,
} from './index.ts'

let world: EngineWorld
let model: ScriptedProvider
let phase: Place
let other: Caller

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
  const userId = newId()
  await world.database.asOwner(
    `insert into user_account (id, firm_id, client_id, email, first_name, last_name) values ($1, $2, $3, $4, 'Ben', 'Hale')`,
    [userId, world.tenant.firmId, world.tenant.clientId, `ben-${userId}@people.test`],
  )
  other = { ...world.caller, scope: { ...world.caller.scope, userId } }
})
afterAll(() => world.database.close())

interface Stored {
  id: string
  role: string
  content: string
  reply_to_id: string | null
  replied_at: Date | null
  updated_at: Date
}
const stored = () =>
  world.database.asOwner<Stored>(
    'select id, role, content, reply_to_id, replied_at, updated_at from hitl_message where phase_id = $1 order by seq',
    [phase.phaseId],
  )
const send = (reply: boolean) =>
  sendUserMessage(world.ports, world.caller, {
    params: { phaseId: phase.phaseId },
    body: { message: 'What about the budget?', reply },
  })

/** The message as stored, while its sender still waits for the answer. */
async function firstMessage(): Promise<Stored> {
  for (;;) {
    const [row] = await stored()
    if (row !== undefined) return row
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
const answer = (messageId: string) => replyToMessage(world.ports, { ...world.tenant, messageId })

describe('a message while no run is at work', () => {
  it('is answered once, however often its job runs', async () => {
    phase = await world.addPhase()
    const sending = send(true)
    const { id } = await firstMessage()
    await Promise.all([answer(id), answer(id)])
    await answer(id)
    const sent = await sending
    const rows = await stored()
    expect(rows.map((row) => row.role)).toEqual(['USER', 'MODERATOR'])
    expect(rows[1]).toMatchObject({ id: sent.replyId, reply_to_id: id })
    expect(rows[0]?.replied_at).not.toBeNull()
    expect(sent.isPending).toBe(false)
  })

  it('stands whole beside its answer', async () => {
    phase = await world.addPhase()
    const message = 'Why? '.repeat(1_000).trim()
    const sending = sendUserMessage(world.ports, world.caller, {
      params: { phaseId: phase.phaseId },
      body: { message, reply: true },
    })
    await answer((await firstMessage()).id)
    const { replyId } = await sending
    const [row] = await world.database.asOwner<{ asked: string }>(
      `select metadata->>'userQuestion' as asked from hitl_message where id = $1`,
      [replyId],
    )
    expect(row?.asked).toBe(message)
  })

  it('is told with an answer that found nothing that documents of the initiative are still being read', async () => {
    phase = await world.addPhase()
    await world.addUnreadDocument(phase)
    model.enqueue(
      { answer: { content: 'I found nothing about this.', recommendedAgentIds: [] } },
      'user-reply',
    )
    const sending = send(true)
    await answer((await firstMessage()).id)
    await sending
    expect((await stored())[1]?.content).toMatch(
      /^I found nothing about this\.\s+Documents .* still being read/,
    )
  })

  it('is answered all the same when no model can', async () => {
    phase = await world.addPhase()
    for (let index = 0; index < 12; index += 1) model.enqueue({ fail: 'refused' }, 'user-reply')
    const sending = send(true)
    await answer((await firstMessage()).id)
    expect((await sending).replyId).not.toBeNull()
    expect((await stored()).map((row) => row.role)).toEqual(['USER', 'MODERATOR'])
  })

  it('is told in the language of the initiative that no model could answer', async () => {
    phase = await world.addPhase()
    await world.database.asOwner(`update initiative set language = 'de' where id = $1`, [phase.initiativeId])
    for (let index = 0; index < 12; index += 1) model.enqueue({ fail: 'refused' }, 'user-reply')
    const sending = send(true)
    await answer((await firstMessage()).id)
    await sending
    expect((await stored())[1]?.content).toBe(
      'Ich konnte keine Antwort finden. Bitte fragen Sie noch einmal.',
    )
  })

  it('gets an apology once the queue has given up, in the language of the initiative, and never a second answer', async () => {
    phase = await world.addPhase()
    await world.database.asOwner(`update initiative set language = 'de' where id = $1`, [phase.initiativeId])
    const sending = send(true)
    const { id } = await firstMessage()
    await apologise(world.ports, { ...world.tenant, messageId: id })
    await apologise(world.ports, { ...world.tenant, messageId: id })
    await answer(id)
    expect((await sending).replyId).not.toBeNull()
    expect((await stored()).map((row) => [row.role, row.content])).toEqual([
      ['USER', 'What about the budget?'],
      ['MODERATOR', expect.stringContaining('wegen eines Fehlers auf unserer Seite')],
    ])
  })

  it('is not answered when nobody asked for it, nor after it was taken back', async () => {
    phase = await world.addPhase()
    const { messageId } = await send(false)
    await answer(messageId)
    expect(await stored()).toHaveLength(1)
    await deleteMessage(world.ports, world.caller, { params: { id: messageId } })
    await answer(messageId)
    expect(await stored()).toEqual([])
  })
})

describe('one’s own words', () => {
  const change = (caller: Caller, id: string, updatedAt?: string) =>
    updateMessage(world.ports, caller, { params: { id }, body: { content: 'Changed.', updatedAt } })

  it('are nobody else’s to change or take back', async () => {
    phase = await world.addPhase()
    const { messageId } = await send(false)
    await expect(change(other, messageId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(deleteMessage(world.ports, other, { params: { id: messageId } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect((await stored()).map((row) => row.content)).toEqual(['What about the budget?'])
    await change(world.caller, messageId)
    expect((await stored()).map((row) => row.content)).toEqual(['Changed.'])
  })

  it('are not the moderator’s', async () => {
    phase = await world.addPhase()
    const sending = send(true)
    await answer((await firstMessage()).id)
    const id = (await sending).replyId ?? ''
    await expect(change(world.caller, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('are not overwritten from an old copy', async () => {
    phase = await world.addPhase()
    const { messageId } = await send(false)
    const before = (await firstMessage()).updated_at.toISOString()
    await change(world.caller, messageId, before)
    await expect(change(world.caller, messageId, before)).rejects.toMatchObject({ code: 'STALE_UPDATE' })
    await expect(change(world.caller, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('what somebody asks of the agents', () => {
  const mark = (id: string, met: boolean, by: { caller?: Caller; mayManage?: boolean } = {}) =>
    markRequest(world.ports, by.caller ?? world.caller, {
      params: { id },
      body: { met, mayManage: by.mayManage ?? false },
    })
  const say = async (message: string) =>
    (
      await sendUserMessage(world.ports, world.caller, {
        params: { phaseId: phase.phaseId },
        body: { message, reply: false },
      })
    ).messageId
  const metOf = async (id: string) => {
    const [row] = await world.database.asOwner<{ met_at: Date | null; met_by_id: string | null }>(
      'select met_at, met_by_id from hitl_message where id = $1',
      [id],
    )
    return row
  }
  const eventsOf = () =>
    world.database.asOwner(
      `select data from phase_event where phase_id = $1 and type = 'HITL_MESSAGE_UPDATED' order by seq`,
      [phase.phaseId],
    )

  it('is met when its author or a manager says so, and open again when they say that; the run reads it again', async () => {
    phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
    const { sequenceId } = await world.start(phase)
    const touched = async () =>
      (
        await world.database.asOwner<{ updated_at: Date }>(
          'select updated_at from sequence_run where id = $1',
          [sequenceId],
        )
      )[0]?.updated_at.getTime() ?? 0
    const id = await say('Please rewrite it as a table.')
    const before = await touched()
    await mark(id, true)
    expect(await metOf(id)).toEqual({ met_at: expect.any(Date), met_by_id: null })
    expect(await touched()).toBeGreaterThan(before)
    // A turn met it: to say so again takes nothing from that.
    const turnId = newId()
    await world.database.asOwner('update hitl_message set met_by_id = $1 where id = $2', [turnId, id])
    await mark(id, true)
    expect(await metOf(id)).toMatchObject({ met_by_id: turnId })
    await expect(mark(id, false, { caller: other })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await mark(id, false, { caller: other, mayManage: true })
    expect(await metOf(id)).toEqual({ met_at: null, met_by_id: null })
    expect(await eventsOf()).toEqual(Array(2).fill({ data: { messageId: id } }))
  })

  it('is neither a decision nor a mere remark', async () => {
    phase = await world.addPhase()
    const remark = await say('Thanks!')
    await expect(mark(remark, true)).rejects.toMatchObject({ code: 'CONFLICT' })
    const decision = await say('Please take Rotterdam first.')
    await world.database.asOwner(`update hitl_message set binds = 'decision' where id = $1`, [decision])
    await expect(mark(decision, true)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This is a decision: it binds the agents, and cannot be marked as met.',
    })
    await expect(mark(newId(), true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await eventsOf()).toEqual([])
  })
})

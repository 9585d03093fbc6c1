import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { giveFeedback, resolveGate } from '../human-review/index.ts'
import { sendUserMessage } from '../messages/index.ts'
import type { ProviderRequest } from '../models/port.ts'
import { estimateTokens } from '../models/usage.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'
import { blockOf, instructionsOf, wholePrompt } from '../testing/given-prompts.ts'
import { analysis, createTalk, lastOf, requestsOf, type Talk, turnsOf, work } from './testing/talk.ts'

let database: EngineWorld['database']

beforeAll(async () => {
  ;({ database } = await createEngineWorld())
})
afterAll(() => database.close())

const say = ({ world, phase }: Talk, message: string) =>
  sendUserMessage(world.ports, world.caller, {
    params: { phaseId: phase.phaseId },
    body: { message, reply: false },
  })
const reply = (binds?: boolean) => ({
  answer: { content: 'Noted.', recommendedAgentIds: [], ...(binds !== undefined && { binds }) },
})

/** A contribution during which people say something. */
const interrupted = (talk: Talk, answer: string, messages: readonly string[]) => async () => {
  for (const message of messages) await say(talk, message)
  return answer
}

const inMinutes = (request: ProviderRequest, words: readonly string[]): number[] =>
  words.map((one) => blockOf(request, 'minutes').indexOf(one))
const ascending = (places: readonly number[]): number[] => places.toSorted((one, other) => one - other)

describe('what people say during a run', () => {
  const requests = ['Weigh Rotterdam before Antwerp.', 'Please give every sum in pounds.'] as const
  const remarks = ['What about the budget?', 'Thanks, that helps a lot.'] as const
  let talk: Talk

  beforeAll(async () => {
    talk = await createTalk(database, ['CONTRIBUTOR', 'CONTRIBUTOR', 'CONTRIBUTOR', 'REVIEWER'])
    const { model } = talk
    model.enqueue(interrupted(talk, 'The first answer.', [...requests, ...remarks]), 'contribution')
    model.enqueue({ answer: 'The second answer, in pounds.' }, 'contribution')
    model.enqueue({ answer: 'The third answer.' }, 'contribution')
    for (let count = 0; count < 4; count += 1) model.enqueue(reply(), 'user-reply')
    model.enqueue(analysis(), 'moderator-analysis')
    model.enqueue(analysis({ metRequests: [2] }), 'moderator-analysis')
    model.enqueue(analysis(), 'moderator-analysis')
    await work(talk)
  })

  it('stands in every later prompt, in its true order among the turns', async () => {
    const later = talk.model.requests.slice(
      talk.model.requests.findIndex(({ task }) => task === 'user-reply'),
    )
    expect(later.length).toBeGreaterThan(10)
    for (const request of later) {
      const places = inMinutes(request, [...requests, ...remarks])
      expect(places.every((place) => place >= 0)).toBe(true)
      expect(places).toEqual(ascending(places))
    }
    const told = await database.asOwner<{ words: string }>(
      `select content as words, seq from hitl_message where phase_id = $1
       union all select agent_response, seq from agent_interaction where phase_id = $1 and agent_response like 'The % answer%'
       order by seq`,
      [talk.phase.phaseId],
    )
    const places = inMinutes(
      lastOf(talk, 'final-summary'),
      told.map(({ words }) => words).filter((words) => words !== 'Noted.'),
    )
    expect(places).toEqual(ascending(places))
    expect(places[0]).toBeGreaterThanOrEqual(0)
  })

  it('binds as a request, outside of every fence, until the moderator finds it met', () => {
    const [, second, third] = requestsOf(talk, 'contribution').map(instructionsOf)
    expect(second).toContain(`1. Ada Marsh: ${requests[0]}\n2. Ada Marsh: ${requests[1]}`)
    expect(third).toContain(`1. Ada Marsh: ${requests[0]}`)
    expect(third).not.toContain(requests[1])
    for (const task of ['moderator-prompt', 'review', 'final-summary'] as const)
      expect(instructionsOf(lastOf(talk, task))).not.toContain(requests[1])
    expect(blockOf(lastOf(talk, 'review'), 'minutes')).toContain(requests[1])
  })

  it('binds nobody as a mere question or thanks', () => {
    for (const request of talk.model.requests.filter(({ task }) => task !== 'user-reply'))
      for (const remark of remarks) expect(instructionsOf(request)).not.toContain(remark)
  })

  it('is taken back at once where a model says that it binds nobody, and binds where it says that it does', async () => {
    const own = await createTalk(database, ['CONTRIBUTOR', 'CONTRIBUTOR'])
    const [order, question] = ['We look forward to the tables.', 'Is Gdansk in it, too?'] as const
    own.model.enqueue(interrupted(own, 'An answer.', [order, question]), 'contribution')
    own.model.enqueue(reply(false), 'user-reply')
    own.model.enqueue(reply(true), 'user-reply')
    own.model.enqueue(analysis(), 'moderator-analysis')
    await work(own)
    const after = instructionsOf(requestsOf(own, 'contribution')[1] ?? lastOf(own, 'contribution'))
    expect(after).not.toContain(order)
    expect(after).toContain(`1. Ada Marsh: ${question}`)
    expect(blockOf(lastOf(own, 'contribution'), 'minutes')).toContain(order)
  })

  it('stands in the minutes with a gate’s question before its answer, which binds for ever', async () => {
    const own = await createTalk(database, ['CONTRIBUTOR', 'CONTRIBUTOR', 'CONTRIBUTOR'])
    const [question, answer] = [
      'Which budget holds, 1.2 or 1.4 million?',
      'The board’s, 1.4 million.',
    ] as const
    // Models write Markdown where nobody asked them to.
    const written = `**${question.slice(0, 5)}**${question.slice(5)}`
    own.model.enqueue(analysis({ decision: 'ask_human', question: written }), 'moderator-analysis')
    for (let count = 0; count < 2; count += 1)
      own.model.enqueue(analysis({ metRequests: [1] }), 'moderator-analysis')
    await work(own)
    const [waiting] = (await turnsOf(own)).filter(({ status }) => status === 'AWAITING_HUMAN')
    expect((await readConversation(database, own.runId)).run.gate).toMatchObject({ reason: question })
    await resolveGate(own.world.ports, own.world.caller, {
      params: { id: waiting?.id ?? '' },
      body: { resolved: true, decision: 'approve', note: answer },
    })
    const before = own.model.requests.length
    await work(own)
    expect((await readConversation(database, own.runId)).run.status).toBe('COMPLETED')
    const later = own.model.requests.slice(before)
    expect(later.map(({ task }) => task)).toContain('final-summary')
    for (const request of later) {
      const [asked = -1, answered = -1] = inMinutes(request, [question, answer])
      expect(asked).toBeGreaterThan(0)
      expect(answered).toBeGreaterThan(asked)
      expect(instructionsOf(request)).toContain(`1. Ada Marsh decided: ${answer}`)
      // The question is the moderator's, who has read material.
      expect(instructionsOf(request)).not.toContain(question)
    }
  })

  it('tells feedback that answers a gate once, as that answer, and carries it into the redo', async () => {
    const own = await createTalk(database, ['CONTRIBUTOR', 'CONTRIBUTOR'])
    const note = 'Take the figures of the annex.'
    own.model.enqueue(
      analysis({ decision: 'ask_human', question: 'Which figures hold?' }),
      'moderator-analysis',
    )
    for (let count = 0; count < 2; count += 1) own.model.enqueue(analysis(), 'moderator-analysis')
    await work(own)
    const [waiting] = (await turnsOf(own)).filter(({ status }) => status === 'AWAITING_HUMAN')
    await giveFeedback(own.world.ports, own.world.caller, {
      params: { id: waiting?.id ?? '' },
      body: { feedback: note },
    })
    await work(own)
    const [, redone, later] = requestsOf(own, 'contribution')
    expect(redone && instructionsOf(redone)).toContain(`a person wants this changed\n\n${note}`)
    expect(later && blockOf(later, 'minutes')).toContain(`Ada Marsh: (decided: revise) ${note}`)
    expect(later && blockOf(later, 'minutes')).not.toContain('on the former version')
    expect(later && instructionsOf(later)).toContain(`1. Ada Marsh decided: ${note}`)
  })
})

it('keeps people’s words to the letter through 30 turns in a window of 16,000 tokens', async () => {
  const window = 16_000
  const talk = await createTalk(
    database,
    Array.from({ length: 10 }, () => 'CONTRIBUTOR' as const),
    window,
  )
  const words = Array.from({ length: 10 }, (_, place) => `Weigh point ${place * 7}, then look at ${place}.`)
  for (let turn = 0; turn < 30; turn += 1) {
    const long = `Turn ${turn}. ${'Findings and figures of the plant. '.repeat(90)}`
    const said = turn % 3 === 0 ? [words[turn / 3] ?? ''] : []
    talk.model.enqueue(interrupted(talk, long, said), 'contribution')
    if (said.length > 0) talk.model.enqueue(reply(), 'user-reply')
    const more = { decision: 'follow_up', followUpPrompt: 'And the cost?', summary: `Turn ${turn} in short.` }
    talk.model.enqueue(analysis(turn % 3 === 2 ? {} : more), 'moderator-analysis')
  }
  await work(talk)
  const answered = (await turnsOf(talk)).filter(({ status }) => status === 'COMPLETED')
  expect(answered).toHaveLength(30)
  const last = lastOf(talk, 'contribution')
  for (const request of [last, lastOf(talk, 'final-summary')]) {
    const places = inMinutes(
      request,
      words.map((one) => `Ada Marsh: ${one}`),
    )
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(ascending(places))
    expect(estimateTokens(wholePrompt(request)) + request.maxOutputTokens).toBeLessThanOrEqual(window)
  }
  expect(blockOf(last, 'minutes')).toContain('Turn 28. Findings')
  expect(blockOf(last, 'minutes')).not.toContain('Turn 0. Findings')
  for (const one of words) expect(instructionsOf(last)).toContain(`Ada Marsh: ${one}`)
})

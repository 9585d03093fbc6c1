import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { pauseSequence, resumeSequence } from '../human-review/index.ts'
import { deleteMessage, replyToMessage, sendUserMessage } from '../messages/index.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'
import { analysis, createTalk, type Talk, work } from './testing/talk.ts'

let database: EngineWorld['database']

beforeAll(async () => {
  ;({ database } = await createEngineWorld())
})
afterAll(() => database.close())

/** What a person says, without waiting for the answer. */
const say = ({ world, phase }: Talk, reply: boolean) =>
  sendUserMessage({ ...world.ports, stopping: AbortSignal.abort() }, world.caller, {
    params: { phaseId: phase.phaseId },
    body: { message: 'Which harbours were weighed?', reply },
  })

const answer = (content: string) => ({ content, recommendedAgentIds: [] })
const answersIn = async ({ runId }: Talk): Promise<string[]> =>
  (await readConversation(database, runId)).messages
    .filter(({ role }) => role === 'MODERATOR')
    .map(({ content }) => content)

it('answers what was asked in a pause once, though the run goes on while its answer is written', async () => {
  const talk = await createTalk(database, ['CONTRIBUTOR'])
  const { world, model, phase } = talk
  const inPhase = { params: { phaseId: phase.phaseId } }
  await pauseSequence(world.ports, world.caller, inPhase)
  const { messageId } = await say(talk, true)
  const runAsks = Promise.withResolvers<undefined>()
  const isAnswered = Promise.withResolvers<undefined>()
  let working: Promise<void> | undefined
  model.enqueue(async () => {
    await resumeSequence(world.ports, world.caller, inPhase)
    working = work(talk)
    await runAsks.promise
    return answer('Rotterdam and Antwerp.')
  }, 'user-reply')
  model.enqueue(async () => {
    runAsks.resolve(undefined)
    await isAnswered.promise
    return answer('Antwerp and Rotterdam.')
  }, 'user-reply')
  model.enqueue(analysis(), 'moderator-analysis')
  await replyToMessage(world.ports, { ...world.tenant, messageId })
  isAnswered.resolve(undefined)
  await working
  expect(await answersIn(talk)).toEqual(['Rotterdam and Antwerp.'])
  expect((await readConversation(database, talk.runId)).run.status).toBe('COMPLETED')
})

it('answers nothing that is taken back while the answer is written', async () => {
  const talk = await createTalk(database, ['CONTRIBUTOR'])
  const { world, model } = talk
  const { messageId } = await say(talk, false)
  model.enqueue(async () => {
    await deleteMessage(world.ports, world.caller, { params: { id: messageId } })
    return answer('Rotterdam and Antwerp.')
  }, 'user-reply')
  model.enqueue(analysis(), 'moderator-analysis')
  await work(talk)
  expect(await answersIn(talk)).toEqual([])
  expect((await readConversation(database, talk.runId)).run.status).toBe('COMPLETED')
})

import { afterEach, describe, expect, it } from '@jest/globals'
import type { ServerResponse } from 'node:http'
import { createModelClient } from '../client.ts'
import type { ModelAnswer, ModelChoice, ModelProvider, ModelRequest } from '../port.ts'
import { modelSettingsSchema } from '../settings.ts'
import { sendEvents, sendJson, startFaultServer } from './fault-server.ts'
import type { FaultServer, SentEvent } from './fault-server.ts'
import { errorOf, modelRequest, verdictRequest } from './provider-contract.ts'
import { createScriptedProvider } from './scripted-provider.ts'

/** A provider's own way to say each thing. */
export interface ChaosSubject {
  name: string
  choice: ModelChoice
  create(baseUrl: string): ModelProvider
  /** A whole stream: a text that is complete, or that ran into its length; without text only thinking was done. */
  text(text: string, end: 'complete' | 'length'): SentEvent[]
  /** A stream that ends in the middle. */
  broken(text: string): SentEvent[]
  refusal(): SentEvent[]
  /** A 429 that asks to wait for seven seconds. */
  busy: (response: ServerResponse) => void
  /** What a request says of its room and effort. */
  roomOf: (body: unknown) => unknown
  /** The same for a first call of high effort, and for the second after thinking used up its room. */
  rooms: readonly [unknown, unknown]
}

/** The models of the test are not listed: that they think is set. */
const thinkingHard = modelSettingsSchema.parse({
  openai: { effort: 'high' },
  anthropic: { effort: 'high' },
  google: { effort: 'high' },
})

type Reply = SentEvent[] | ((response: ServerResponse) => void)

interface Outcome {
  server: FaultServer
  waits: number[]
  shown: string
  answer: Promise<ModelAnswer<unknown>>
}

/**
 * What can go wrong with a provider ends in an answer, or in one ModelError with a sentence for a person; nobody else
 * answers in its place unasked.
 */
export function describeChaos(subject: ChaosSubject): void {
  let server: FaultServer | undefined
  afterEach(() => server?.close())

  async function meet(replies: Reply[], request: ModelRequest<unknown>): Promise<Outcome> {
    const left = [...replies]
    server = await startFaultServer((response) => {
      const reply = left.length > 1 ? left.shift() : left[0]
      if (typeof reply === 'function') reply(response)
      else {
        sendEvents(response, reply ?? [])
        response.end()
      }
    })
    const decoy = createScriptedProvider({ id: subject.choice === 'gemini' ? 'openai' : 'google' })
    const outcome: Omit<Outcome, 'answer'> = { server, waits: [], shown: '' }
    const client = createModelClient(thinkingHard, {
      providers: [subject.create(server.url), decoy],
      sleep: (milliseconds) => Promise.resolve(void outcome.waits.push(milliseconds)),
      random: () => 1,
    })
    const streamed = {
      onDelta: (delta: string) => (outcome.shown += delta),
      onRestart: () => (outcome.shown = ''),
    }
    const answer = client.generate({ ...request, ...streamed }, { choice: subject.choice })
    await answer.catch(() => undefined)
    expect(decoy.requests).toEqual([])
    return Object.assign(outcome, { answer })
  }

  describe(`${subject.name} in trouble`, () => {
    describeFaults(subject, meet)
    describeLength(subject, meet)
    describeStructure(subject, meet)
  })
}

type Meet = (replies: Reply[], request: ModelRequest<unknown>) => Promise<Outcome>

const fault = (status: number) => (response: ServerResponse) =>
  sendJson(response, status, { body: { error: { message: 'Internal 0x1f', type: 'x' } } })

function describeFaults(subject: ChaosSubject, meet: Meet): void {
  it.each<[string, string, Reply[]]>([
    ['a server that only fails', 'overloaded', [fault(500)]],
    ['a stream that only breaks', 'connection', [subject.broken('Half an ans')]],
    ['a refusal', 'refused', [subject.refusal()]],
    ['thinking that uses up its room twice', 'malformed', [subject.text('', 'length')]],
  ])('ends %s in one error with a sentence', async (_name, kind, replies) => {
    const { answer, shown } = await meet(replies, modelRequest())
    const error = await errorOf(answer)
    expect(error.kind).toBe(kind)
    expect(error.message).toMatch(/^[A-Z][^{}]* .*\.$/)
    expect(error.message).not.toContain('0x1f')
    expect(shown).toBe('')
  })

  it('waits as long as it is told to', async () => {
    const { answer, waits } = await meet([subject.busy, subject.text('Now.', 'complete')], modelRequest())
    expect(await answer).toMatchObject({ text: 'Now.', attempts: 2, standsInFor: null })
    expect(waits).toEqual([7_000])
  })

  it('asks again after a broken stream, and takes back what it showed', async () => {
    const replies = [subject.broken('Half an ans'), subject.text('Whole.', 'complete')]
    const { answer, shown } = await meet(replies, modelRequest())
    expect([(await answer).text, shown]).toEqual(['Whole.', 'Whole.'])
  })
}

function describeLength(subject: ChaosSubject, meet: Meet): void {
  it('continues once what was cut off, without a restart', async () => {
    const replies = [subject.text('Licences co', 'length'), subject.text('st EUR 410,000.', 'complete')]
    const { answer, shown, server: asked } = await meet(replies, modelRequest())
    expect(await answer).toMatchObject({
      text: 'Licences cost EUR 410,000.',
      truncated: false,
      attempts: 2,
    })
    expect(shown).toBe('Licences cost EUR 410,000.')
    expect(JSON.stringify(asked.bodies[1])).toContain('Licences co')
  })

  it('says that an answer stops short when it is cut off again', async () => {
    const { answer } = await meet([subject.text('More ', 'length')], modelRequest())
    expect(await answer).toMatchObject({ text: 'More More ', truncated: true, attempts: 2 })
  })

  it('keeps the first part where the second fails', async () => {
    const replies = [subject.text('Licences co', 'length'), subject.broken('st')]
    const { answer, shown } = await meet(replies, modelRequest())
    expect(await answer).toMatchObject({ text: 'Licences co', truncated: true })
    expect(shown).toBe('Licences co')
  })

  it('gives more room to who only thought', async () => {
    const replies = [subject.text('', 'length'), subject.text('Done.', 'complete')]
    const { answer, server: asked } = await meet(replies, modelRequest())
    expect(await answer).toMatchObject({ text: 'Done.', truncated: false })
    expect(asked.bodies.map(subject.roomOf)).toEqual(subject.rooms)
  })
}

function describeStructure(subject: ChaosSubject, meet: Meet): void {
  it('asks for a cut structured answer again, whole', async () => {
    const replies = [
      subject.text('{"verdict": "appr', 'length'),
      subject.text('{"verdict":"approve"}', 'complete'),
    ]
    const { answer, server: asked } = await meet(replies, verdictRequest())
    expect(await answer).toMatchObject({
      output: { verdict: 'approve' },
      structure: 'repaired',
      truncated: false,
    })
    expect(JSON.stringify(asked.bodies[1])).toContain('shorter and whole')
  })

  it('takes the fallback of a structured answer that stays unreadable', async () => {
    const { answer } = await meet([subject.text('Rather not.', 'complete')], verdictRequest())
    expect(await answer).toMatchObject({
      structure: 'fallback',
      output: { note: 'Rather not.' },
      attempts: 2,
    })
  })
}

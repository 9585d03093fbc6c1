import { afterEach, describe, expect, it } from '@jest/globals'
import { modelSettingsSchema } from '@parley/orchestrator/src/models/settings.ts'
import {
  type LocalServer,
  type LocalServerOptions,
  startLocalServer,
} from '@parley/orchestrator/src/models/testing/local-server.ts'
import { armOf } from '../models/index.ts'
import { comparedRow, comparePairs, type Pair } from './index.ts'

let server: LocalServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** A judge at a local server that speaks the protocol of Chat Completions. */
async function judgeThat(answer: NonNullable<LocalServerOptions['answer']>) {
  server = await startLocalServer({ kind: 'ollama', models: ['judge:8b'], answer })
  const settings = modelSettingsSchema.parse({ openai: { baseUrl: server.url } })
  return armOf('openai:judge:8b', settings)
}

const textOf = (request: { messages: { content: unknown }[] }): string =>
  request.messages.map(({ content }) => JSON.stringify(content)).join('\n')

const verdict = (better: string): string => JSON.stringify({ reason: 'As it says.', better })

const pairs: Pair[] = [
  { id: 'a', question: 'Day rate?', holds: ['1,720'], one: 'It is 1,720.', other: 'It is 860.' },
  { id: 'b', question: 'Since when?', holds: ['2014'], one: 'Since 1999.', other: 'Since 2014.' },
  { id: 'c', question: 'Who?', holds: ['Lune'], one: 'Nobody knows.', other: 'Nobody knows.' },
]

describe('blind pairwise judging', () => {
  it('finds the better answer in either order, by the real SDK', async () => {
    const judge = await judgeThat((request) => {
      const text = textOf(request)
      const right = ['1,720.', '2014.'].find((answer) => text.includes(answer))
      if (right === undefined) return verdict('equal')
      return verdict(text.indexOf(right) < text.indexOf('<second-answer>') ? 'first' : 'second')
    })
    const judged = await comparePairs(judge, pairs)
    expect(judged).toEqual([
      { id: 'a', preference: 'one', isUnsteady: false },
      { id: 'b', preference: 'other', isUnsteady: false },
      { id: 'c', preference: 'tie', isUnsteady: false },
    ])
    expect(comparedRow('answers', judged)).toEqual(['answers', '3', '1', '1', '1', '0'])
    const chats = server?.requests.filter(({ path }) => path.includes('chat/completions')) ?? []
    expect(chats).toHaveLength(2 * pairs.length)
  })

  it('counts as a tie what the order decides, and names no arm', async () => {
    const judge = await judgeThat(() => verdict('first'))
    const judged = await comparePairs(judge, pairs.slice(0, 1))
    expect(judged).toEqual([{ id: 'a', preference: 'tie', isUnsteady: true }])
    expect(JSON.stringify(server?.requests)).not.toMatch(/builtin|built-in/i)
  })

  it('takes a verdict that cannot be read for none', async () => {
    const judge = await judgeThat(() => 'I would rather not say.')
    expect(await comparePairs(judge, pairs.slice(0, 1))).toEqual([
      { id: 'a', preference: 'tie', isUnsteady: false },
    ])
  })

  it('refuses a judge that cannot read, and a provider that is not configured', async () => {
    await expect(comparePairs(armOf('builtin'), pairs)).rejects.toThrow('cannot judge')
    expect(() => armOf('anthropic')).toThrow('not configured')
    expect(() => armOf('nobody')).toThrow('no provider')
  })
})

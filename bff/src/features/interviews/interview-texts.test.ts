import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Interview, listInterviews } from '@parley/contracts/http/interviews.ts'
import { richTextFrom } from '@parley/contracts/rich-text.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let member: ApiClient
let initiativeId: string

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: client.id }
  member = await app.as(await app.addUser('clientMember', place))
})
afterAll(() => app.close())

beforeEach(async () => {
  initiativeId = (await app.addInitiative(client, 'ERP')).id
})

const summary = richTextFrom('The close takes nine days.')
const held = () => ({ initiativeId, interviewDate: '2026-01-05', status: 'COMPLETED' as const, summary })
const create = (body: object) => member.raw('POST', '/api/interviews', { body })
const add = async (body: Parameters<typeof create>[0] = held()): Promise<Interview> =>
  (await create(body)).body as Interview
const list = async (query: Record<string, string> = {}): Promise<Interview[]> =>
  (await member.call(listInterviews, { params: { initiativeId }, query })).body

describe('hostile texts', () => {
  const paragraph = (inline: object) => ({ type: 'doc', content: [{ type: 'paragraph', content: [inline] }] })
  const link = (href: string) =>
    paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] })

  it.each([
    [{ type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] }, /Not allowed here: image/],
    [link('javascript:alert(1)'), /Links may lead to http, https and mailto addresses only/],
    [link('data:text/html,<script>alert(1)</script>'), /Links may lead to/],
    [paragraph({ type: 'text', text: 'x', onclick: 'alert(1)' }), /onclick/],
    [[], /Not allowed here/],
  ])('are refused with a sentence: %j', async (hostile, sentence) => {
    const answer = await create({ ...held(), summary: hostile })
    const body = answer.body as { code: string; message: string }
    expect(answer.status).toBe(400)
    expect(body.code).toBe('VALIDATION_FAILED')
    expect(body.message).toMatch(/summary/i)
    expect(body.message).toMatch(sentence)
  })

  it('stay text where they are text', async () => {
    const text = '<img src=x onerror=alert(1)> \u202e'
    const interview = await add({
      ...held(),
      summary: paragraph({ type: 'text', text }),
      additionalNotes: text,
    })
    expect(interview.summaryText).toBe(text.trim())
    expect(interview.summary).toEqual(paragraph({ type: 'text', text }))
  })

  it('that cannot be stored are refused', async () => {
    const answer = await create({ ...held(), summary: paragraph({ type: 'text', text: 'a\u0000b' }) })
    expect(answer.status).toBe(400)
  })

  it('that are in the store all the same give way to their words', async () => {
    const row = { firm_id: firm.id, client_id: client.id, initiative_id: initiativeId }
    await insertRecord(app.database, 'interview', {
      ...row,
      interview_date: new Date('2026-01-05T00:00:00Z'),
      status: 'COMPLETED',
      summary: link('javascript:alert(1)'),
      summary_text: 'x',
    })
    const [interview] = await list()
    expect(interview?.summary).toEqual(richTextFrom('x'))
    expect(JSON.stringify(interview)).not.toContain('javascript')
  })
})

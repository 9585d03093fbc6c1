import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { type TestInitiative, tenantOf } from '../../testing/initiatives.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['addClient']>>
let viewer: ApiClient
let stranger: ApiClient
let initiative: TestInitiative
let empty: TestInitiative

const hostile = '</div><script>alert(1)</script><img src=x onerror=alert(2)>'
const forged = `Fine.\n## Judge (APPROVER, today)\n\nApproved\n===\n\`\`\`\nnever closed ${hostile}`

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  acme = client
  const place = { firmId: firm.id, clientId: client.id }
  viewer = await app.as(await app.addUser('clientViewer', place))
  const speaker = await app.addUser('clientMember', { ...place, lastName: `*B*<b>\n# O'Neil & "Co"` })
  stranger = await app.as(await app.addUser('firmAdmin', { firmId: (await app.addFirm('Southgate')).id }))
  initiative = await app.addInitiative(client, '<i>ERP</i>')
  empty = await app.addInitiative(client, 'Empty')
  const phase = { ...tenantOf(client), initiative_id: initiative.id, phase_id: initiative.phaseIds[0] }
  const run = { ...phase, status: 'COMPLETED', definition: {}, definition_hash: 'none', summary: hostile }
  const turn = {
    ...phase,
    sequence_id: await insertRecord(app.database, 'sequence_run', run),
    position: 2,
    kind: 'agent',
    agent: { id: newId(), name: 'Analyst', role: 'CONTRIBUTOR' },
    chapter_title: 'Costs_of <b>it</b>',
    status: 'COMPLETED',
    seq: 2,
  }
  const citation = { chunkId: newId(), artifactId: newId(), artifactName: 'Plan <1>', page: 3 }
  await insertRecord(app.database, 'agent_interaction', {
    ...turn,
    agent_response: `# Costs\n\nUse \`a < b\` and <b>bold</b> [1]`,
    citations: JSON.stringify([{ ...citation, quote: 'as\n\n# said' }]),
    verdict: { kind: 'approve', reasons: ['All *there*.'], revise: [], overruledBy: null },
    provider: 'builtin',
    model: 'extractive',
  })
  await insertRecord(app.database, 'hitl_message', {
    ...phase,
    content: forged,
    role: 'USER',
    seq: 1,
    author_id: speaker.id,
  })
})
afterAll(() => app.close())

const get = (format: string, by = viewer, { phaseIds } = initiative) =>
  by.raw('GET', `/api/initiative-phases/phases/${phaseIds[0] ?? ''}/conversation?format=${format}`)

describe('the conversation as a file (Document 2, 2.2; D10)', () => {
  it.each([
    ['text', 'text/plain; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
    ['markdown', 'text/markdown; charset=utf-8'],
    ['html', 'text/html; charset=utf-8'],
  ])('in %s is named by the day, to be kept and not run', async (format, type) => {
    const answer = await get(format)
    const day = app.clock.now().toISOString().slice(0, 10)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('content-disposition')).toContain(`filename="conversation-${day}.${format}"`)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('comes in no other format, to nobody from outside, and empty where nothing was said', async () => {
    expect((await get('csv')).status).toBe(400)
    expect((await get('text', stranger)).status).toBe(404)
    expect(
      (await get('text', viewer, { id: '', phaseIds: [newId()] as TestInitiative['phaseIds'] })).status,
    ).toBe(404)
    const nothing = await get('json', viewer, empty)
    expect(nothing.body).toMatchObject({ phase: 'Empty phase 1', sequence: null, entries: [] })
  })

  it('holds people and agents in the order in which they spoke, with verdicts and sources', async () => {
    const { entries } = (await get('json')).body as { entries: Record<string, unknown>[] }
    expect(entries).toMatchObject([
      { role: 'USER', text: forged, author: null },
      {
        speaker: 'Analyst',
        role: 'CONTRIBUTOR',
        verdict: 'Approved: All *there*.',
        author: 'Built-in model',
        citations: [{ artifactName: 'Plan <1>', page: 3 }],
      },
    ])
    const text = (await get('text')).text
    expect(text.indexOf('never closed')).toBeLessThan(text.indexOf('Analyst (CONTRIBUTOR'))
    expect(text).toContain('[1] Plan <1>, page 3: “as')
    expect(text).toContain(`Final summary\n${hostile}`)
  })
})

describe('a long conversation', () => {
  const turns = 500
  let long: TestInitiative
  beforeAll(async () => {
    long = await app.addInitiative(acme, 'Long')
    const phase = { ...tenantOf(acme), initiative_id: long.id, phase_id: long.phaseIds[0] }
    const run = await insertRecord(app.database, 'sequence_run', {
      ...phase,
      status: 'CANCELLED',
      definition: {},
      definition_hash: 'none',
    })
    const agent = { id: newId(), name: 'Analyst', role: 'CONTRIBUTOR' }
    const turn = { ...phase, sequence_id: run, kind: 'agent', agent, status: 'COMPLETED' }
    const first = await insertRecord(app.database, 'agent_interaction', {
      ...turn,
      position: 1,
      seq: 1,
      agent_response: 'Said at first',
    })
    await insertRecord(app.database, 'agent_interaction', {
      ...turn,
      position: 1,
      seq: 2,
      agent_response: 'Said again',
      supersedes_id: first,
      feedback: '<b>More</b> on costs',
    })
    await insertRecord(app.database, 'agent_interaction', {
      ...turn,
      position: 2,
      seq: 3,
      agent: { ...agent, role: 'APPROVER' },
      verdict: {
        kind: 'reject',
        reasons: ['Too dear.'],
        revise: [],
        overruledBy: { id: newId(), name: 'Robin', note: 'We pay *it*.', at: app.clock.now().toISOString() },
      },
    })
    const failed = { ...turn, position: 3, status: 'FAILED', error: 'The model did not answer.' }
    await insertRecord(app.database, 'agent_interaction', { ...failed, seq: 4 })
    await insertRecord(app.database, 'agent_interaction', { ...turn, position: 4, status: 'SKIPPED' })
    const question = {
      ...phase,
      content: 'Is it too dear?',
      role: 'MODERATOR',
      message_type: 'GATE_QUESTION',
    }
    const gate = { gateKind: 'approval_rejected', interactionId: first }
    await insertRecord(app.database, 'hitl_message', { ...question, seq: 600, metadata: gate })
    const answer = { ...phase, role: 'USER', message_type: 'GATE_ANSWER' }
    const metadata = { ...gate, question: question.content }
    await insertRecord(app.database, 'hitl_message', {
      ...answer,
      content: 'Cheaper, please.',
      metadata: { ...metadata, decision: 'revise' },
      seq: 601,
    })
    await insertRecord(app.database, 'hitl_message', {
      ...answer,
      content: 'Overruled.',
      metadata: { ...metadata, decision: 'overrule' },
      seq: 602,
    })
    await app.database.asOwner(
      `insert into agent_interaction (id, firm_id, client_id, initiative_id, phase_id, sequence_id, kind, agent,
         status, position, seq, agent_response)
       select gen_random_uuid(), firm_id, client_id, initiative_id, phase_id, sequence_id, kind, agent,
         'COMPLETED', 4 + n, 4 + n, 'Turn number ' || n || repeat(' and its reasons', 200)
       from agent_interaction, generate_series(1, ${turns - 5}) n where id = $1`,
      [first],
    )
  })

  it.each(['text', 'json', 'markdown', 'html'])(
    'is whole in %s: each turn once, in order',
    async (format) => {
      const { text } = await get(format, viewer, long)
      const numbers = Array.from(text.matchAll(/Turn number (\d+)/g), ([, number]) => Number(number))
      expect(numbers).toEqual(Array.from({ length: turns - 5 }, (_, index) => index + 1))
      const plain = text.replace(/\\/g, '')
      expect(plain).toMatch(/Said at first[^]*Said again[^]*Too dear/)
      expect(plain).toContain('The model did not answer.')
    },
  )

  it('tells what was replaced, sent back, overruled, failed, skipped and stopped', async () => {
    const { text } = await get('text', viewer, long)
    expect(text).toContain('The run is cancelled.')
    expect(text).toMatch(/replaced by a newer version\)\nSaid at first/)
    expect(text).toContain('Said again\nIn answer to the feedback: “<b>More</b> on costs”')
    expect(text).toContain('Rejected: Too dear. (overruled by Robin: “We pay *it*.”)')
    expect(text).toContain('Failed: The model did not answer.')
    expect(text.trimEnd().endsWith('Skipped.')).toBe(true)
    expect(text).toMatch(/Is it too dear\?\nA question to the people of the phase\./)
    expect(text).toMatch(/Cheaper, please\.\nSent back\.[^]*\)\nOverruled\.\n/)
    const html = (await get('html', viewer, long)).text
    expect(html).toContain('“&lt;b&gt;More&lt;/b&gt; on costs”')
    const markdown = (await get('markdown', viewer, long)).text
    expect(markdown).toContain('“\\<b\\>More\\</b\\> on costs”')
  })
})

describe('a conversation that was begun anew', () => {
  it.each(['text', 'json', 'markdown', 'html'])('has the former one under a head in %s', async (format) => {
    const again = await app.addInitiative(acme, 'Again')
    const phase = { ...tenantOf(acme), initiative_id: again.id, phase_id: again.phaseIds[0] }
    const addRun = (day: number, rest: object) =>
      insertRecord(app.database, 'sequence_run', {
        ...phase,
        definition: {},
        definition_hash: 'none',
        created_at: new Date(Date.UTC(2026, 0, day)),
        ...rest,
      })
    const [early, late] = [
      await addRun(1, { status: 'CANCELLED' }),
      await addRun(2, { status: 'COMPLETED', summary: 'In sum' }),
    ]
    const agent = { id: newId(), name: 'Analyst', role: 'CONTRIBUTOR' }
    const turn = { ...phase, position: 1, kind: 'agent', agent, status: 'COMPLETED' }
    const said = (sequence_id: string, seq: number, agent_response: string) =>
      insertRecord(app.database, 'agent_interaction', { ...turn, sequence_id, seq, agent_response })
    const message = (seq: number, content: string, rest: object = {}) =>
      insertRecord(app.database, 'hitl_message', { ...phase, role: 'USER', seq, content, ...rest })
    await said(early, 2, 'Once')
    await said(late, 5, 'Twice')
    await message(1, 'Before')
    await message(3, 'Amid', { sequence_id: early })
    await message(4, 'Between')
    const { text, body } = await get(format, viewer, again)
    if (format === 'json') {
      const texts = (entries: unknown) => (entries as { text: string }[]).map((entry) => entry.text)
      const file = body as { entries: unknown; formerConversations: { entries: unknown }[] }
      expect(file.formerConversations.map(({ entries }) => texts(entries))).toEqual([
        ['Before', 'Once', 'Amid'],
      ])
      expect(texts(file.entries)).toEqual(['Between', 'Twice'])
    } else
      expect(text.replace(/\\\\/g, '')).toMatch(
        /Earlier conversation, begun 2026-01-01[^]*cancelled[^]*Before[^]*Once[^]*Amid[^]*Newest conversation, begun 2026-01-02[^]*Between[^]*Twice[^]*In sum/,
      )
  })
})

describe('what was said cannot be more than words', () => {
  it('in HTML: every text is escaped, and the file loads nothing', async () => {
    const { text } = await get('html')
    const tags = new Set(Array.from(text.matchAll(/<\/?([a-z0-9]+)/gi), ([, name]) => name))
    const own = 'html head meta title style body h1 article h2 div p em strong ol li q'.split(' ')
    expect([...tags].filter((tag) => !own.includes(tag ?? ''))).toEqual([])
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).toContain('<title>&lt;i&gt;ERP&lt;/i&gt; initiative')
    expect(text).toContain('O&#39;Neil &amp; &quot;Co&quot;')
  })

  it('in Markdown: no text makes an entry of its own, nor HTML, nor swallows what follows', async () => {
    const { text } = await get('markdown')
    const outside = text.replace(/^```$[^]*?^```$/gm, '')
    const headings = outside.split('\n').filter((line) => /^#{1,2} /.test(line))
    expect(headings.map((line) => line.replace(/, \d{4}-.*\)$/, ')'))).toEqual([
      '# \\<i\\>ERP\\</i\\> initiative: \\<i\\>ERP\\</i\\> phase 1',
      `## Robin \\*B\\*\\<b\\> \\# O'Neil \\& "Co" (USER)`,
      '## Analyst (CONTRIBUTOR)',
      '## Final summary',
    ])
    expect(outside).toContain('#### Judge (APPROVER, today)')
    expect(outside).toContain('\nApproved\n\\===\n')
    expect(outside).toContain('### Costs\n\nUse `a < b` and &lt;b>bold&lt;/b> [1]')
    expect(outside).toContain('*Costs\\_of \\<b\\>it\\</b\\>*')
    expect(outside).toContain('> \\[1\\] Plan \\<1\\>, page 3: “as \\# said”')
    expect(outside).not.toMatch(/(?<!\\)<(?:script|img|b|i|\/)/)
  })

  it('in JSON: it is read back as it was said', async () => {
    const { sequence } = (await get('json')).body as { sequence: { summary: string } }
    expect(sequence.summary).toBe(hostile)
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type DeckChoice, type DeckSectionId, deckKinds } from '@parley/contracts/http/exports.ts'
import { newId } from '@parley/contracts/ids.ts'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Scope, workerScope } from '@parley/server-kit/database/scope.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import type { Block, CitedText, DeckDocument, DeckSection } from '@parley/decks/deck-document.ts'
import { collectDeck } from './collect-deck.ts'

const now = new Date('2026-11-22T10:00:00Z')
let database: TestDatabase<DB>
let folder: string
let scope: Scope
let initiativeId: string
let phaseIds: string[]

beforeAll(async () => {
  database = await createTestDatabase<DB>()
  folder = await mkdtemp(join(tmpdir(), 'parley-decks-'))
  await seedDemo({ database, files: await createDiskFileStore(folder), now })
  const [row] = await database.asOwner<{ id: string; firm_id: string; client_id: string }>(
    `select id, firm_id, client_id from initiative where name = 'ERP vendor selection'`,
  )
  if (row === undefined) throw new Error('The demo has no such initiative.')
  initiativeId = row.id
  scope = workerScope({ firmId: row.firm_id, clientId: row.client_id })
  const phases = await database.asOwner<{ id: string }>(
    'select id from initiative_phase where initiative_id = $1 order by position',
    [initiativeId],
  )
  phaseIds = phases.map(({ id }) => id)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function collect(choice: Partial<DeckChoice> = {}) {
  const collected = await database.tenantRead(scope, (tx) =>
    collectDeck(tx, initiativeId, { choice: { kind: 'main', language: 'en', ...choice }, now }),
  )
  if (collected === undefined) throw new Error('Nothing was collected.')
  return collected
}

const sectionOf = ({ sections }: DeckDocument, id: DeckSectionId): DeckSection => {
  const found = sections.find((section) => section.id === id)
  if (found === undefined) throw new Error(`There is no section ${id}.`)
  return found
}
const blocksOf = (section: DeckSection): Block[] => section.groups.flatMap(({ blocks }) => blocks)
const tablesOf = (section: DeckSection) => blocksOf(section).filter((block) => block.type === 'table')
const citedIn = (document: DeckDocument): number[] =>
  Array.from(JSON.stringify(document.sections).matchAll(/"sources":\[([\d,]*)\]/g), ([, numbers = '']) =>
    numbers === '' ? [] : numbers.split(',').map(Number),
  ).flat()

describe('a deck of the demo’s initiative', () => {
  it.each(deckKinds)(
    '%s tells something in every part that it has, in sentences and with figures',
    async (kind) => {
      const { document, parts } = await collect({ kind, confidential: false })
      expect(parts.filter(({ isEmpty }) => isEmpty)).toEqual([])
      expect(document).toMatchObject({
        title: 'ERP vendor selection',
        clientName: 'Acme Manufacturing',
        firmName: 'Northwind Advisory',
        date: '22 November 2026',
        // Although nobody asked for it: the initiative is confidential.
        confidentialityMark: 'Confidential',
      })
      for (const { lead, groups, id } of document.sections) {
        expect(lead).toMatch(/^[\dA-Z].*\.$/)
        expect(lead).not.toMatch(/undefined|null|NaN/)
        if (id !== 'sources') expect(groups.every(({ blocks }) => blocks.length > 0)).toBe(true)
      }
      expect(document.sections.length).toBeGreaterThanOrEqual(5)
    },
  )

  it('counts its sentences from the rows', async () => {
    const { document } = await collect()
    const leads = document.sections.map(({ id, lead }) => [id, lead])
    expect(leads).toEqual([
      ['overview', 'The initiative pursues 3 business objectives; 1 of 5 phases is complete.'],
      ['progress', expect.stringMatching(/^1 of 5 phases is complete; Discovery is under way/)],
      [
        'people',
        'Rajesh Menon and 1 other own the initiative; Daniel Okafor leads it for Northwind Advisory.',
      ],
      ['findings', '3 of 8 findings are not settled yet, 1 of them critical.'],
      ['conclusions', 'The agents came to 3 conclusions in 1 phase; all 2 verdicts approve the work.'],
      ['decisions', expect.stringMatching(/^4 decisions were taken, the latest on \d/)],
      [
        'next-steps',
        expect.stringMatching(/^3 findings and 2 flags need action; .* missing in Discovery\.$/),
      ],
      ['sources', expect.stringMatching(/^The deck cites \d+ passages\.$/)],
    ])
  })

  it('has each passage once among its sources, and cites none that is not there', async () => {
    const { document } = await collect({ kind: 'pre-read' })
    const { sources } = document
    expect(sources.map(({ number }) => number)).toEqual(sources.map((_, index) => index + 1))
    expect(new Set(sources.map(({ name, page, quote }) => JSON.stringify([name, page, quote]))).size).toBe(
      sources.length,
    )
    expect([...new Set(citedIn(document))].sort((one, two) => one - two)).toEqual(
      sources.map(({ number }) => number),
    )
    // The marks of the agents' own texts are numbers of their own lists: none is left.
    expect(JSON.stringify(document.sections)).not.toMatch(/"text":"(?:[^"\\]|\\.)*\[\d+\]/)
  })

  it('numbers nothing where the list of sources is left out', async () => {
    const { document } = await collect({ sections: ['conclusions'] })
    expect([document.sources, citedIn(document)]).toEqual([[], []])
  })

  it('speaks German but for what people and agents wrote', async () => {
    const { document } = await collect({ language: 'de' })
    expect(document).toMatchObject({
      subtitle: 'Hauptpräsentation',
      date: '22. November 2026',
      confidentialityMark: 'Vertraulich',
    })
    expect(sectionOf(document, 'findings').lead).toBe(
      '3 von 8 Feststellungen sind noch nicht erledigt, 1 davon kritisch.',
    )
    expect(JSON.stringify(sectionOf(document, 'findings'))).toContain('The go-live of Sheffield')
  })
})

describe('the kinds of decks (Document 2, 2.1)', () => {
  it('main has the gravest findings and agents in short; the Pre-Read has all of both', async () => {
    const main = (await collect()).document
    const whole = (await collect({ kind: 'pre-read' })).document
    const answer = 'Keeping the present landscape for five more years would cost £6.09 million'
    const textOf = (document: DeckDocument): string => JSON.stringify(sectionOf(document, 'conclusions'))
    expect([textOf(main).includes(answer), textOf(whole).includes(answer)]).toEqual([false, true])
    const [table] = tablesOf(sectionOf(main, 'findings'))
    expect(table?.rows[0]?.map(({ text }) => text).slice(1, 3)).toEqual(['Critical', 'To remediate'])
    expect(tablesOf(sectionOf(whole, 'findings')).map(({ rows }) => rows.length)).toEqual([1, 2, 2, 3, 2])
  })

  it('findings names what each rests on, its plan, the notes and the mitigation that it breaks', async () => {
    const { document } = await collect({ kind: 'findings' })
    const rows = tablesOf(sectionOf(document, 'findings')).flatMap((table) => table.rows)
    const text = JSON.stringify(rows)
    expect(rows.every(([finding]) => (finding?.sources ?? []).length > 0)).toBe(true)
    for (const words of [
      'Sarah Lindgren brings two alternatives',
      'Without a line of their own the offers cannot be compared.',
      'Risk mitigation: No milestone of the plan breaks a constraint that any solution must respect',
    ])
      expect(text).toContain(words)
  })

  it('what is confirmed stands beside the findings with the words that say so, but not on slides', async () => {
    const confirmed = async (kind: DeckChoice['kind']) =>
      sectionOf((await collect({ kind })).document, 'findings').groups.filter(
        ({ heading }) => heading === 'Confirmed',
      )
    expect(await confirmed('main')).toEqual([])
    const [group] = await confirmed('findings')
    const [table] = group?.blocks.filter((block) => block.type === 'table') ?? []
    expect(table?.rows.map(([statement]) => statement?.text)).toEqual([
      'The steering committee has approved a range for the five-year total cost of ownership',
      'The mandate names what is in scope and what is out of scope',
    ])
    expect(table?.rows[0]?.[2]?.text).toMatch(
      /^“The committee approves a range .*” \(Steering Committee Minutes\)$/,
    )
    expect(table?.rows[0]?.[0]?.sources).toHaveLength(1)
  })

  it('the conversation is an appendix in the order in which it was held, with what was replaced', async () => {
    const sections: DeckSectionId[] = ['conversation']
    const { document } = await collect({ kind: 'pre-read', sections })
    const said = blocksOf(sectionOf(document, 'conversation')).filter((block) => block.type === 'statement')
    expect(said).toHaveLength(14)
    expect(said[0]).toMatchObject({
      speaker: 'Moderator',
      text: expect.stringContaining('Welcome to the initiation'),
    })
    expect(said.filter(({ role }) => role.includes('replaced by a newer version'))).toHaveLength(2)
    const person = said.findIndex(({ speaker }) => speaker === 'Daniel Okafor')
    expect(said[person + 1]).toMatchObject({ speaker: 'Moderator', text: expect.stringContaining('Noted') })
    expect(
      (await collect({ kind: 'pre-read' })).document.sections.some(({ id }) => id === 'conversation'),
    ).toBe(false)
  })

  it('decisions are overruled verdicts, answers to agents, accepted risks and resolved flags, latest first', async () => {
    const [run] = await database.asOwner<{ id: string }>('select id from sequence_run where phase_id = $1', [
      phaseIds[0],
    ])
    const asked = { decision: 'approve', gateKind: 'question', question: 'Who decides?' }
    await database.asOwner(
      `insert into hitl_message (id, firm_id, client_id, initiative_id, phase_id, sequence_id, content, role, wants_reply, message_type, metadata, seq, created_at)
       select gen_random_uuid(), firm_id, client_id, initiative_id, id, $1, said.content, said.role, false, said.type, said.metadata, 900 + said.place, $2
       from initiative_phase, (values
         (0, 'Who decides?', 'MODERATOR', 'GATE_QUESTION', jsonb_build_object('agentName', 'Moderator')),
         (1, '**The board** decides.', 'USER', 'GATE_ANSWER', $4::jsonb),
         (2, 'Overruled.', 'USER', 'GATE_ANSWER', jsonb_build_object('decision', 'overrule', 'gateKind', 'approval_rejected', 'interactionId',
           (select id from agent_interaction where sequence_id = $1 and agent->>'name' = 'Judge' limit 1))),
         (3, 'Thanks, all of you.', 'USER', 'USER_MESSAGE', '{}')) as said (place, content, role, type, metadata)
       where id = $3`,
      [run?.id, new Date('2026-11-21T10:00:00Z'), phaseIds[0], JSON.stringify(asked)],
    )
    await database.asOwner(
      `update agent_interaction set verdict = jsonb_set(verdict, '{overruledBy}', $2) where sequence_id = $1 and agent->>'name' = 'Judge'`,
      [
        run?.id,
        JSON.stringify({ id: newId(), name: 'Daniel Okafor', note: 'Go on.', at: '2026-11-21T12:00:00Z' }),
      ],
    )
    const { document } = await collect({ sections: ['decisions'] })
    const [table] = tablesOf(sectionOf(document, 'decisions'))
    expect(table?.rows.map((row) => row.map(({ text }) => text)).slice(0, 2)).toEqual([
      ['21 Nov 2026', 'The verdict of Judge was overruled. Go on.', 'Daniel Okafor'],
      ['21 Nov 2026', 'In Initiation, “Who decides?” was answered. The board decides.', 'A person'],
    ])
    expect(table?.rows.length).toBe(6)
    const whole = await collect({ kind: 'pre-read', sections: ['conversation'] })
    expect(blocksOf(sectionOf(whole.document, 'conversation'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role: 'Moderator, to the people of the phase', text: 'Who decides?' }),
        expect.objectContaining({ role: 'Person, answered', text: 'The board decides.' }),
        expect.objectContaining({ role: 'Person, overruled', text: 'Overruled' }),
      ]),
    )
  })
})

describe('what the initiative has not', () => {
  it('is left out, and told to be empty', async () => {
    const id = newId()
    await database.asOwner(
      `insert into initiative (id, firm_id, client_id, name) select $1, firm_id, client_id, 'Bare' from initiative where id = $2`,
      [id, initiativeId],
    )
    const collected = await database.tenantRead(scope, (tx) =>
      collectDeck(tx, id, { choice: { kind: 'pre-read', language: 'en' }, now }),
    )
    expect(collected?.document.sections.map(({ id: section, lead }) => [section, lead])).toEqual([
      ['overview', 'No phase is planned yet.'],
    ])
    expect(collected?.parts.filter(({ isEmpty }) => !isEmpty).map((part) => part.id)).toEqual(['overview'])
  })

  it('is nothing at all for another tenant', async () => {
    const foreign = workerScope({ firmId: newId(), clientId: newId() })
    const read = database.tenantRead(foreign, (tx) =>
      collectDeck(tx, initiativeId, { choice: { kind: 'main', language: 'en' }, now }),
    )
    expect(await read).toBeUndefined()
  })
})

it('hostile words are words: they neither become marks nor bullets of their own', async () => {
  const hostile = '<script>alert(1)</script> [99] ![x](http://evil.test/a.png) \u0000= 1'
  await database.asOwner('update observation set description = $1 where initiative_id = $2', [
    hostile.replace('\u0000', ''),
    initiativeId,
  ])
  const { document } = await collect({ kind: 'findings' })
  const cells = tablesOf(sectionOf(document, 'findings')).flatMap(({ rows }) =>
    rows.map(([cell]) => cell as CitedText),
  )
  const found = cells.slice(0, -2)
  expect(found.every(({ text }) => text.startsWith('<script>alert(1)</script> [99]'))).toBe(true)
})

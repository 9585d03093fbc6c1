import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { verify } from '@node-rs/argon2'
import { initiativeTypeSchema, templateStatusSchema } from '@parley/contracts/enums.ts'
import { isBlankRichText, plainTextOf, readRichText } from '@parley/contracts/rich-text.ts'
import { templateDefinitionSchema } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { demoDocuments } from './documents/index.ts'
import { seedDemo } from './seed-demo.ts'
import { citedQuotes } from './testing/cited-quotes.ts'

let database: TestDatabase<DB>
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-demo-'))
  database = await createTestDatabase<DB>()
  const files = await createDiskFileStore(folder)
  expect(await seedDemo({ database, files, now: new Date('2026-11-20T09:00:00Z') })).toBe(true)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

describe('accounts (D9)', () => {
  it('are those of the table, each with its role and tenant', async () => {
    const accounts = await database.asOwner(`
      select u.email, r.name as role, r.kind, u.is_super_admin as super, f.name as firm, c.name as client
      from user_account u
        left join user_role ur on ur.user_id = u.id
        left join role r on r.id = ur.role_id
        left join consulting_firm f on f.id = u.firm_id
        left join client c on c.id = u.client_id`)
    const northwind = { super: false, firm: 'Northwind Advisory', client: null }
    const southgate = { super: false, firm: 'Southgate Partners', client: null }
    const acme = { ...northwind, kind: 'client', client: 'Acme Manufacturing' }
    const admin = { role: 'Firm Admin', kind: 'firm' }
    const consultant = { role: 'Consultant', kind: 'firm' }
    const clientAdmin = { role: 'Client Admin', kind: 'client' }
    const expected = [
      {
        email: 'superadmin@parley.test',
        role: 'SUPER_ADMIN',
        kind: 'super_admin',
        super: true,
        firm: null,
        client: null,
      },
      { email: 'admin@northwind.test', ...admin, ...northwind },
      { email: 'consultant@northwind.test', ...consultant, ...northwind },
      { email: 'admin@acme.test', ...acme, ...clientAdmin },
      { email: 'member@acme.test', ...acme, role: 'Client Member' },
      { email: 'viewer@acme.test', ...acme, role: 'Client Viewer' },
      { email: 'admin@helios.test', ...northwind, ...clientAdmin, client: 'Helios Health' },
      { email: 'admin@southgate.test', ...admin, ...southgate },
      { email: 'consultant@southgate.test', ...consultant, ...southgate },
      { email: 'admin@borealis.test', ...southgate, ...clientAdmin, client: 'Borealis Bank' },
    ]
    expect(accounts).toHaveLength(expected.length)
    expect(accounts).toEqual(expect.arrayContaining(expected))
  })

  it('all open with the one password', async () => {
    const credentials = await database.asOwner<{ password_hash: string | null }>(
      'select c.password_hash from user_account u left join credential c on c.user_id = u.id',
    )
    const opened = await Promise.all(
      credentials.map(
        async ({ password_hash: hash }) => hash !== null && (await verify(hash, 'Parley-demo-1!')),
      ),
    )
    expect(opened).toEqual(Array.from({ length: 10 }, () => true))
  })

  it('let the Northwind consultant into Acme, not into Helios', async () => {
    const clients = await database.asOwner(`
      select c.name from user_account u
        join consultant_client_access a on a.consultant_id = u.consultant_id
        join client c on c.id = a.client_id
      where u.email = 'consultant@northwind.test'`)
    expect(clients).toEqual([{ name: 'Acme Manufacturing' }])
  })
})

describe('interviews', () => {
  it('keep the rules of interviews: a held one has a summary that may be shown, an automated one no consultant', async () => {
    const rows = await database.asOwner<{
      status: string
      is_automated: boolean
      summary: unknown
      summary_text: string
      stakeholders: number
      consultants: number
    }>(`
      select i.status, i.is_automated, i.summary, i.summary_text,
        (select count(*)::int from interview_stakeholder s where s.interview_id = i.id) as stakeholders,
        (select count(*)::int from interview_consultant c where c.interview_id = i.id) as consultants
      from interview i`)
    expect(rows.length).toBeGreaterThanOrEqual(4)
    for (const row of rows) {
      const summary = readRichText(row.summary)
      expect(isBlankRichText(summary)).toBe(row.status === 'PLANNED')
      expect(row.summary_text).toBe(summary === undefined ? '' : plainTextOf(summary))
      expect(row.stakeholders).toBeGreaterThan(0)
      expect(row.consultants).toBe(row.is_automated ? 0 : 1)
    }
  })
})

describe('templates', () => {
  interface Row {
    name: string
    language: string | null
    status: string
    initiative_type: string
    visibility: string
    owner: string | null
    firm: string | null
    client: string | null
    definition: unknown
  }
  let rows: Row[]
  beforeAll(async () => {
    rows = await database.asOwner<Row>(`
      select t.name, t.language, t.status, t.initiative_type, t.visibility, o.name as owner, f.name as firm, c.name as client,
        v.definition
      from initiative_template t join template_version v on v.template_id = t.id and v.version = t.version
        left join consulting_firm o on o.id = t.owner_firm_id
        left join consulting_firm f on f.id = t.firm_id
        left join client c on c.id = t.client_id`)
  })

  it('include the three of D9 and three more in five phases, and exactly one to come', () => {
    const phasesOf = (name: string): number | undefined => {
      const row = rows.find((one) => one.name === name && one.status === 'CURRENT')
      return row && templateDefinitionSchema.parse(row.definition).phases.length
    }
    const names = [
      'Vendor Selection',
      'AI Implementation',
      'Digital Maturity',
      'Cybersecurity Resilience Assessment',
      'Operating Model Redesign',
      'Cloud Migration of a Legacy Estate',
    ]
    for (const name of names) expect([name, phasesOf(name)]).toEqual([name, 5])
    expect(rows.filter(({ status, language }) => status === 'FUTURE' && language === 'en')).toHaveLength(1)
    expect(rows.filter(({ language }) => language === 'en')).toHaveLength(names.length + 1)
  })

  it('are all there in German too, for the same people', () => {
    const of = (wanted: string) => rows.filter(({ language }) => language === wanted)
    expect(
      of('de')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'Anbieterauswahl',
      'Cloud-Migration gewachsener Systeme',
      'Cyberresilienz',
      'Digitaler Reifegrad',
      'Einführung von KI',
      'Neugestaltung des Betriebsmodells',
      'Vorbereitung der Nachhaltigkeitsberichterstattung',
    ])
    const audiences = (wanted: string) =>
      of(wanted)
        .map(({ status, visibility, owner, firm, client, initiative_type: type }) =>
          [type, status, visibility, owner, firm, client].join(),
        )
        .sort()
    expect(audiences('de')).toEqual(audiences('en'))
  })

  it('are for everybody, but one that is Northwind’s own and one that it has assigned to Acme, in both languages', () => {
    const northwind = { owner: 'Northwind Advisory', firm: 'Northwind Advisory' }
    const limited = rows
      .filter(({ visibility }) => visibility !== 'PARLEY')
      .map(({ name, visibility, owner, firm, client }) => ({ name, visibility, owner, firm, client }))
    expect(limited).toEqual(
      expect.arrayContaining([
        { ...northwind, name: 'Operating Model Redesign', visibility: 'CONSULTING_FIRM', client: null },
        {
          ...northwind,
          name: 'Cloud Migration of a Legacy Estate',
          visibility: 'CLIENT',
          client: 'Acme Manufacturing',
        },
      ]),
    )
    expect(limited).toHaveLength(4)
    const standard = rows.filter(({ visibility }) => visibility === 'PARLEY')
    for (const row of standard) expect(row).toMatchObject({ owner: null, firm: null, client: null })
  })

  it('are stored as the contract has them, with nothing missing or beyond it', () => {
    for (const { status, initiative_type: type, definition } of rows) {
      expect(templateStatusSchema.parse(status)).toBe(status)
      expect(initiativeTypeSchema.parse(type)).toBe(type)
      expect(templateDefinitionSchema.parse(definition)).toEqual(definition)
    }
  })
})

describe('initiatives', () => {
  it('are planned as long as their template says, without a gap, and what is at work is not late', async () => {
    const phases = await database.asOwner<{
      gap: number | null
      days: number
      wanted: number
      late: boolean
    }>(`
      select p.planned_end - p.planned_start + 1 as days, (p.definition ->> 'durationDays')::int as wanted,
        p.planned_start - lag(p.planned_end) over (partition by p.initiative_id order by p.position) as gap,
        p.status = 'IN_PROGRESS' and p.planned_end < '2026-11-20' as late
      from initiative_phase p`)
    expect(phases).toHaveLength(30)
    for (const { gap, days, wanted, late } of phases)
      expect({ gap, days, late }).toEqual({ gap: gap === null ? null : 1, days: wanted, late: false })
  })

  it('that are over are archived, with every phase completed, and are remembered in a summary', async () => {
    const finished = await database.asOwner(`
      select i.name, c.name as client, i.is_archived as archived, i.is_confidential as confidential,
        (select bool_and(p.status = 'COMPLETED' and p.end_date < '2026-11-20') from initiative_phase p where p.initiative_id = i.id) as completed,
        s.vendor_choices[1] as vendor
      from initiative i join client c on c.id = i.client_id join initiative_summary s on s.initiative_id = i.id
      where i.status = 'COMPLETED' order by i.name`)
    const over = { archived: true, confidential: false, completed: true }
    expect(finished).toEqual([
      { ...over, name: 'Maintenance maturity review', client: 'Acme Manufacturing', vendor: 'Vibrasense' },
      { ...over, name: 'Patient portal selection', client: 'Helios Health', vendor: 'Carepath' },
      { ...over, name: 'Warehouse scanning selection', client: 'Acme Manufacturing', vendor: 'Tallywise' },
    ])
  })

  it('have teams whose members take roles of the template', async () => {
    const unknown = await database.asOwner(`
      select m.role from initiative_member m join initiative i on i.id = m.initiative_id
      where not exists (select 1 from template_version v, jsonb_array_elements(v.definition -> 'teamRoles') r
        where v.template_id = i.template_id and r ->> 'name' = m.role)`)
    expect(unknown).toEqual([])
  })
})

describe('documents of the firm', () => {
  it('include a method for selecting vendors that may be used in client work, and one that may not', async () => {
    const documents = await database.asOwner<{ name: string; allowed: boolean }>(`
      select a.name, a.use_in_client_work as allowed from artifact a join consulting_firm f on f.id = a.firm_id
      where f.name = 'Northwind Advisory' and a.scope = 'firm' order by a.name`)
    expect(documents).toEqual([
      { name: 'Northwind Method for Vendor Selection', allowed: true },
      { name: 'Rate Card and Margin Guidance (confidential)', allowed: false },
    ])
  })
})

describe('quotes of the finished phase', () => {
  it('stand for every statement of its checks: each is confirmed or has an observation', async () => {
    const open = await database.asOwner<{ kind: string; checked: number; told: number }>(`
      select v.kind, v.checked, (select count(distinct m)::int from (
          select mitigation_id as m from observation o where o.validation_run_id = v.id
          union all select mitigation_id from confirmed_statement c where c.validation_run_id = v.id) told) as told
        from validation_run v`)
    expect(open).toHaveLength(2)
    for (const { checked, told } of open) expect(told).toBe(checked)
  })

  it('lead to documents that Acme has', async () => {
    const names = await database.asOwner<{ name: string }>(
      `select a.name from artifact a join client c on c.id = a.client_id where c.name = 'Acme Manufacturing'`,
    )
    const owned = new Set(names.map(({ name }) => name))
    const cited = new Set(citedQuotes.map(([key]) => demoDocuments.find((one) => one.key === key)?.name))
    expect([...cited].filter((name) => name === undefined || !owned.has(name))).toEqual([])
  })
})

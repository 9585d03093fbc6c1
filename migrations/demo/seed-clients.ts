import type { PhaseStatus } from '@parley/contracts/enums.ts'
import type { PhaseInputs } from '@parley/contracts/http/phases.ts'
import type { TemplateDefinition } from '@parley/contracts/template-definition.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import { acmeDiscoveryInputs, acmeInitiationInputs } from './content/acme-phases.ts'
import { demoFinished } from './content/finished.ts'
import { demoClients, demoFirms, demoInitiatives, demoPlacements } from './content/people.ts'
import { seedConversation } from './seed-conversation.ts'
import type { SeededClient, SeededDirectory } from './seed-directory.ts'
import { seedDocument } from './seed-documents.ts'
import { seedFinished } from './seed-finished.ts'
import { seedFlags } from './seed-flags.ts'
import { seedInterviews } from './seed-interviews.ts'
import { seedObservations } from './seed-observations.ts'
import type { SeededTemplates } from './seed-templates.ts'
import {
  asFirm,
  dateOf,
  daysBefore,
  insert,
  json,
  type SeedContext,
  type Tx,
} from '../seeding/seed-writer.ts'

type Initiative = (typeof demoInitiatives)[number]

interface Around extends SeedContext {
  files: FileStore
  directory: SeededDirectory
  templates: SeededTemplates
}

/** All that belongs to firms and clients: documents, people, initiatives and Acme's finished phase. */
export async function seedClients(around: Around): Promise<void> {
  const { tx: transaction, directory } = around
  for (const firm of demoFirms) {
    const firmId = directory.firms.get(firm.key) ?? ''
    await asFirm(transaction, firmId, async (tx) => {
      await seedFirmDocuments(tx, around, { firmId, key: firm.key, documents: firm.documents })
      for (const client of demoClients.filter(({ firm: key }) => key === firm.key))
        await seedClient(tx, around, client)
    })
  }
}

async function seedFirmDocuments(
  tx: Tx,
  { files, now, directory }: Around,
  firm: { firmId: string; key: string; documents: { key: string; useInClientWork: boolean }[] },
): Promise<void> {
  for (const { key, useInClientWork } of firm.documents) {
    const at = daysBefore(now, 200)
    const place = {
      firmId: firm.firmId,
      clientId: null,
      initiativeId: null,
      department: null,
      tags: ['method'],
      uploadedById: directory.users.get(`admin@${firm.key}.test`) ?? null,
      at,
    }
    await seedDocument(tx, files, { key, place: { ...place, useInClientWork } })
  }
}

async function seedClient(tx: Tx, around: Around, client: (typeof demoClients)[number]): Promise<void> {
  const seeded = around.directory.clients.get(client.key)
  if (seeded === undefined) return
  const tenant = { firm_id: seeded.firmId, client_id: seeded.clientId }
  const departments = new Map<string, string>()
  for (const [key, name, code, description, parent] of client.departments) {
    const parent_id = parent === undefined ? null : (departments.get(parent) ?? null)
    departments.set(key, await insert(tx, 'department', { ...tenant, name, code, description, parent_id }))
  }
  const people = new Map<string, string>()
  for (const [first, last, role, department, phone, notes] of client.stakeholders) {
    const id = await insert(tx, 'stakeholder', {
      ...tenant,
      first_name: first,
      last_name: last,
      role,
      email: `${first}.${last}@${client.key}.test`.toLowerCase(),
      department_id: departments.get(department) ?? null,
      phone: phone ?? null,
      notes: notes ?? null,
    })
    people.set(`${first} ${last}`, id)
  }
  for (const initiative of demoInitiatives.filter((one) => one.client === client.key))
    await seedInitiative(tx, around, { initiative, seeded, people })
  await seedFinishedWork(tx, around, seeded)
}

async function seedFinishedWork(
  tx: Tx,
  { directory, templates, now }: Around,
  seeded: SeededClient,
): Promise<void> {
  for (const finished of demoFinished.filter(({ client }) => client === seeded.key)) {
    const template = templates.templates.get(finished.template)
    if (template === undefined) continue
    const consultantId = directory.consultants.get(finished.consultant) ?? null
    const authorId = directory.users.get('admin@northwind.test') ?? null
    await seedFinished(tx, { finished, seeded, template, consultantId, authorId, now })
  }
}

interface InitiativeSeed {
  initiative: Initiative
  seeded: SeededClient
  people: Map<string, string>
}

async function seedInitiative(tx: Tx, around: Around, seed: InitiativeSeed): Promise<void> {
  const { initiative, seeded, people } = seed
  const template = around.templates.templates.get(initiative.template)
  if (template === undefined) return
  const { content, definition } = template
  const tenant = { firm_id: seeded.firmId, client_id: seeded.clientId }
  const createdAt = daysBefore(around.now, initiative.createdDaysAgo)
  const initiativeId = await insert(tx, 'initiative', {
    ...tenant,
    name: initiative.name,
    description: initiative.description,
    status: 'ACTIVE',
    is_confidential: initiative.isConfidential,
    template_id: template.id,
    template_version: 1,
    template_snapshot: json({
      name: content.name,
      icon: content.icon,
      initiativeType: content.initiativeType,
      inputs: content.inputs,
      teamRoles: content.teamRoles,
    }),
    consultant_id: around.directory.consultants.get(initiative.consultant) ?? null,
    metadata: json({ ...initiative.metadata, globalInputs: initiative.globalInputs }),
    created_at: createdAt,
    updated_at: createdAt,
  })
  for (const [kind, names] of [
    ['owner', initiative.owners],
    ['stakeholder', initiative.stakeholders],
  ] as const)
    for (const [position, name] of names.entries())
      await tx
        .insertInto('initiative_stakeholder')
        .values({
          ...tenant,
          initiative_id: initiativeId,
          stakeholder_id: people.get(name) ?? '',
          kind,
          position,
        })
        .execute()
  await seedTeam(tx, around, { initiativeId, seeded })
  await seedInterviews(tx, {
    client: seeded.key,
    tenant,
    initiativeId,
    people,
    consultants: around.directory.consultants,
    now: around.now,
  })
  const artifacts = await seedDocuments(tx, around, { initiativeId, seeded })
  const isAcme = seeded.key === 'acme'
  const phaseIds = await seedPhases(tx, around.now, { ...seed, initiativeId, definition })
  const [first] = definition.phases
  if (!isAcme || first === undefined) return
  const author = around.directory.users.get('consultant@northwind.test') ?? null
  const place = { ...tenant, initiative_id: initiativeId }
  const conversation = {
    place: { ...place, phase_id: phaseIds[0] ?? '' },
    definition: first,
    artifacts,
    author,
    endedAt: daysBefore(around.now, 52),
  }
  await seedObservations(tx, conversation, await seedConversation(tx, conversation))
  await seedFlags(tx, { place, userId: author, now: around.now })
}

interface PhasesSeed extends InitiativeSeed {
  initiativeId: string
  definition: TemplateDefinition
}

/** Phases one after the other, each planned as long as its template says. */
async function seedPhases(tx: Tx, now: Date, seed: PhasesSeed): Promise<string[]> {
  const { initiative, initiativeId, seeded, people, definition } = seed
  const tenant = { firm_id: seeded.firmId, client_id: seeded.clientId, initiative_id: initiativeId }
  const isAcme = seeded.key === 'acme'
  const ids: string[] = []
  let plannedFor = initiative.startedDaysAgo
  for (const phase of definition.phases) {
    const length = phase.durationDays ?? 1
    const started = isAcme ? acmeState(phase.order, now) : firstState(phase.order, initiative, now)
    const id = await insert(tx, 'initiative_phase', {
      ...tenant,
      ...started,
      name: phase.name,
      position: phase.order,
      inputs: json(isAcme ? acmeInputs(phase.order, people) : {}),
      definition: json(phase),
      template_version: 1,
      planned_start: dateOf(daysBefore(now, plannedFor)),
      planned_end: dateOf(daysBefore(now, plannedFor - length + 1)),
    })
    plannedFor -= length
    ids.push(id)
  }
  return ids
}

interface Started {
  status: PhaseStatus
  start_date?: Date
  end_date?: Date
}

const firstState = (order: number, { startedDaysAgo }: Initiative, now: Date): Started =>
  order === 1 ? { status: 'IN_PROGRESS', start_date: daysBefore(now, startedDaysAgo) } : { status: 'PENDING' }

function acmeState(order: number, now: Date): Started {
  if (order === 1)
    return { status: 'COMPLETED', start_date: daysBefore(now, 84), end_date: daysBefore(now, 51) }
  return order === 2 ? { status: 'IN_PROGRESS', start_date: daysBefore(now, 50) } : { status: 'PENDING' }
}

/** People in inputs are named; here they become ids. */
function acmeInputs(order: number, people: Map<string, string>): PhaseInputs {
  if (order === 2) return acmeDiscoveryInputs
  if (order !== 1) return {}
  const ids = (names: string[]): string[] => names.flatMap((name) => people.get(name) ?? [])
  const { keyStakeholders, ...rest } = acmeInitiationInputs
  return { ...rest, keyStakeholders: ids(keyStakeholders) }
}

/** Roles are those that the templates name. */
const team: Record<string, [email: string, role: string][]> = {
  acme: [
    ['consultant@northwind.test', 'Project lead'],
    ['admin@acme.test', 'Solution architect'],
    ['member@acme.test', 'Process owner'],
  ],
  helios: [['admin@helios.test', 'Project lead']],
  borealis: [
    ['consultant@southgate.test', 'Project lead'],
    ['admin@borealis.test', 'Process owner'],
  ],
}

async function seedTeam(
  tx: Tx,
  { directory, now }: Around,
  { initiativeId, seeded }: { initiativeId: string; seeded: SeededClient },
): Promise<void> {
  const tenant = { firm_id: seeded.firmId, client_id: seeded.clientId, initiative_id: initiativeId }
  for (const [index, [email, role]] of (team[seeded.key] ?? []).entries()) {
    const user_id = directory.users.get(email) ?? ''
    await tx
      .insertInto('initiative_member')
      .values({ ...tenant, user_id, role })
      .execute()
    await insert(tx, 'human_hours', {
      ...tenant,
      user_id,
      minutes: 60 * (14 - 3 * index),
      note: 'Workshops and preparation',
      at: daysBefore(now, 40 - index),
    })
  }
}

async function seedDocuments(
  tx: Tx,
  { files, directory, now }: Around,
  { initiativeId, seeded }: { initiativeId: string; seeded: SeededClient },
): Promise<Map<string, string>> {
  const artifacts = new Map<string, string>()
  const own = demoPlacements.filter(({ client }) => client === seeded.key)
  for (const [index, { document: key, initiative, department, tags }] of own.entries()) {
    const place = {
      firmId: seeded.firmId,
      clientId: seeded.clientId,
      initiativeId: initiative ? initiativeId : null,
      department,
      tags,
      useInClientWork: false,
      uploadedById: directory.users.get(`admin@${seeded.key}.test`) ?? null,
      at: daysBefore(now, 60 - index),
    }
    artifacts.set(key, await seedDocument(tx, files, { key, place }))
  }
  return artifacts
}

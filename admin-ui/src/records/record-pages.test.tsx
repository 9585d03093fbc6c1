import { beforeEach, describe, expect, it } from '@jest/globals'
import * as admin from '@parley/contracts/http/admin.ts'
import type { AdminResource } from '@parley/contracts/http/admin-resource.ts'
import { adminFeedback } from '@parley/contracts/http/feedback.ts'
import { listMails } from '@parley/contracts/http/mails.ts'
import { newId } from '@parley/contracts/ids.ts'
import { listTemplateVersions } from '@parley/contracts/http/template-versions.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, northwind } from '@parley/ui-kit/testing/people.ts'
import { roleRecord, templateSummary, userRecord } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { filterOf } from '../testing/asked.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { clientRow, consultantRow, firmRow, initiativeRow } from '../testing/tenant-records.ts'
// What comes late in a browser is here from the start: no test waits for it.
import '../resources/consulting-firms/FirmShow.tsx'
import '../resources/clients/ClientShow.tsx'
import '../resources/consultants/ConsultantShow.tsx'
import '../resources/consultant-client-access/AccessShow.tsx'
import '../resources/users/UserShow.tsx'
import '../resources/roles/RoleShow.tsx'
import '../resources/ai-agents/AgentShow.tsx'
import '../resources/industries/IndustryShow.tsx'
import '../resources/initiative-templates/TemplateShow.tsx'
import '../resources/initiatives/InitiativeShow.tsx'
import '../resources/audit-events/AuditEventShow.tsx'
import '../resources/feedback/FeedbackShow.tsx'

const at = '2026-05-04T10:00:00.000Z'
const firm = firmRow()
const client = clientRow()
const consultant = consultantRow({ hasAccount: true })
const role = roleRecord()
const user = {
  ...userRecord({ roles: [{ id: role.id, name: role.name }], hasTwoFactor: true }),
  roleIds: [role.id],
}
const template = templateSummary({ name: 'Vendor Selection' })
const industry = { id: newId(), code: 'manufacturing' }
const access = {
  id: `${consultant.id}:${acme.id}`,
  consultantId: consultant.id,
  clientId: acme.id,
  canAccess: true,
  client: { name: acme.name, isObsolete: false },
  consultant: { firstName: 'Clara', lastName: 'Ng', isObsolete: false },
}
const initiative = initiativeRow({
  owner: { id: consultant.id, name: 'Clara Ng' },
  template: { id: template.id, name: template.name },
  createdAt: at,
})
const agent = {
  id: newId(),
  name: 'Judge',
  description: 'Weighs what was said.',
  systemMessage: 'You weigh.',
  role: 'APPROVER' as const,
  isSME: false,
  isActive: true,
  industries: ['all'],
  createdBy: null,
  createdAt: at,
  updatedAt: at,
}
const event = {
  id: newId(),
  at,
  action: 'client.updated',
  entity: 'client',
  entityId: acme.id,
  actor: { id: user.id, name: 'Sam One', email: user.email },
  subject: { id: user.id, name: 'Sam One' },
  consultingFirm: northwind,
  client: { id: acme.id, name: acme.name },
  ipAddress: null,
  requestId: null,
  details: {},
}
const feedback = {
  id: newId(),
  kind: 'IDEA' as const,
  text: 'More colours',
  page: '/initiatives',
  wantsAnswer: false,
  state: 'NEW' as const,
  answer: null,
  answeredAt: null,
  user: { id: user.id, name: 'Sam One', email: user.email },
  consultingFirm: northwind,
  client: { id: acme.id, name: acme.name },
  createdAt: at,
  updatedAt: at,
}

/** Filters of each list that was asked for. */
let asked: Record<string, Record<string, unknown>[]>

beforeEach(() => {
  asked = {}
  const lists: [AdminResource, object][] = [
    [admin.adminConsultingFirms, firm],
    [admin.adminClients, client],
    [admin.adminConsultants, consultant],
    [admin.adminConsultantClientAccess, access],
    [admin.adminUsers, user],
    [admin.adminRoles, role],
    [admin.adminAgents, agent],
    [admin.adminIndustries, industry],
    [admin.adminTemplates, template],
    [admin.adminInitiatives, initiative],
    [admin.adminAuditEvents, event],
    [adminFeedback, feedback],
  ]
  for (const [{ path, list, get }, row] of lists)
    server.use(
      answer(list, ({ query }) => {
        ;(asked[path] ??= []).push(filterOf(query))
        return [row]
      }),
      answer(get, row),
    )
  server.use(
    answer(listMails, []),
    answer(listTemplateVersions, {
      versions: [
        {
          version: 2,
          note: 'Shorter',
          createdAt: at,
          createdBy: { id: user.id, name: 'Sam One' },
          phaseCount: 5,
          initiativeCount: 1,
        },
      ],
      total: 1,
    }),
  )
})

interface Case {
  resource: string
  id: string
  /** Filters that related lists have to ask with. */
  asks: Record<string, object>
  /** Links that the page has to have, by name, with where they lead. */
  links: [string, string][]
}

const growth: [string, string] = ['Growth', `/initiatives/${initiative.id}/show`]
const toAcme: [string, string] = [acme.name, `/clients/${acme.id}/show`]
const toFirm: [string, string] = [northwind.name, `/consulting-firms/${northwind.id}/show`]
const cases: Case[] = [
  {
    resource: 'consulting-firms',
    id: firm.id,
    asks: {
      clients: { consultingFirmId: firm.id },
      consultants: { consultingFirmId: firm.id },
      users: { consultingFirmId: firm.id },
      initiatives: { consultingFirmId: firm.id },
      'initiative-templates': { ownerId: firm.id },
      'audit-events': { consultingFirmId: firm.id },
    },
    links: [toAcme, ['Clara Ng', `/consultants/${consultant.id}/show`], growth],
  },
  {
    resource: 'clients',
    id: client.id,
    asks: {
      initiatives: { clientId: client.id },
      users: { clientId: client.id },
      'consultant-client-access': { clientId: client.id, canAccess: true },
    },
    links: [toFirm, growth, ['Sam One', `/users/${user.id}/show`]],
  },
  {
    resource: 'consultants',
    id: consultant.id,
    asks: { 'consultant-client-access': { consultantId: consultant.id } },
    links: [toFirm, toAcme],
  },
  { resource: 'consultant-client-access', id: access.id, asks: {}, links: [toAcme] },
  {
    resource: 'users',
    id: user.id,
    asks: { 'audit-events': { actor: user.id } },
    links: [toAcme, [role.name, `/roles/${role.id}/show`]],
  },
  {
    resource: 'roles',
    id: role.id,
    asks: { users: { roleId: role.id } },
    links: [['Sam One', `/users/${user.id}/show`]],
  },
  {
    resource: 'ai-agents',
    id: agent.id,
    asks: { 'initiative-templates': { agentId: agent.id } },
    links: [['Vendor Selection', `/initiative-templates/${template.id}/show`]],
  },
  {
    resource: 'industries',
    id: industry.id,
    asks: { clients: { industry: 'manufacturing' }, 'ai-agents': { industry: 'manufacturing' } },
    links: [toAcme],
  },
  {
    resource: 'initiative-templates',
    id: template.id,
    asks: { initiatives: { templateId: template.id } },
    links: [growth, ['Sam One', `/users/${user.id}/show`]],
  },
  {
    resource: 'initiatives',
    id: initiative.id,
    asks: { 'audit-events': { entityId: initiative.id } },
    links: [toAcme, toFirm, ['Vendor Selection', `/initiative-templates/${template.id}/show`]],
  },
  {
    resource: 'audit-events',
    id: event.id,
    asks: {},
    links: [['Sam One', `/users/${user.id}/show`], toAcme, ['Record', `/clients/${acme.id}/show`]],
  },
  {
    resource: 'feedback',
    id: feedback.id,
    asks: {},
    links: [['Sam One', `/users/${user.id}/show`], toAcme, toFirm],
  },
]

describe.each(cases)('the page of $resource', ({ resource, id, asks, links }) => {
  const address = `/${resource}/${encodeURIComponent(id)}/show`

  it('asks for what belongs to the record, and leads there', async () => {
    renderConsole(address)
    for (const [name, to] of links) {
      const found = await screen.findAllByRole('link', { name })
      expect(found.map((link) => link.getAttribute('href'))).toContain(to)
    }
    for (const [list, filter] of Object.entries(asks))
      await waitFor(() => expect(asked[list]).toContainEqual(filter))
    expect(await accessibilityProblems()).toEqual([])
  })

  it.each(['NOT_FOUND', 'FORBIDDEN'] as const)('says %s in its place, with the way back', async (code) => {
    const all = [...Object.values(admin), adminFeedback] as Partial<AdminResource>[]
    const one = all.find(({ path, list }) => list !== undefined && path === resource)
    if (one?.get === undefined) throw new Error(`There is no resource ${resource}.`)
    server.use(answer(one.get, () => refuse(code, 'No.')))
    const view = renderConsole(address, { language: 'de' })
    const said =
      code === 'NOT_FOUND'
        ? 'Diesen Eintrag gibt es nicht oder nicht mehr.'
        : 'Sie dürfen diesen Eintrag nicht sehen.'
    expect(await screen.findByText(said)).toBeTruthy()
    await view.actor.click(screen.getByRole('link', { name: 'Zurück zur Liste' }))
    await waitFor(() => expect(view.path().split('?')[0]).toBe(`/${resource}`))
  })
})

describe('a record’s page', () => {
  it('is edited and deleted in place; what was deleted can be taken back at once', async () => {
    const { change, remove } = admin.adminClients as Required<typeof admin.adminClients>
    const sent: unknown[] = []
    server.use(
      answer(remove, { id: client.id }),
      answer(change, ({ body }) => (sent.push(body), client)),
    )
    const view = renderConsole(`/clients/${client.id}/show`)
    await view.actor.click(await screen.findByRole('button', { name: 'Edit Client' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit Client' })
    await view.actor.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await view.actor.click(await screen.findByRole('button', { name: 'Delete Client' }))
    await view.actor.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    )
    await waitFor(() => expect(view.path().split('?')[0]).toBe('/clients'))
    await view.actor.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toEqual([{ isObsolete: false }]))
    expect(await screen.findByText(`${client.name} is active again.`)).toBeTruthy()
  })

  it('is what a click on a row opens', async () => {
    const view = renderConsole('/consulting-firms')
    const row = (await screen.findByRole('link', { name: northwind.name })).closest('tr')
    await view.actor.click(within(row ?? document.body).getAllByRole('cell')[2] ?? document.body)
    await waitFor(() => expect(view.path()).toBe(`/consulting-firms/${firm.id}/show`))
  })
})

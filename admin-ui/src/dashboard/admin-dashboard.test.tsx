import { describe, expect, it } from '@jest/globals'
import { getSuperAdminDashboard, type SuperAdminStats } from '@parley/contracts/http/dashboards.ts'
import { getPlatformSettings, setPlatformSettings } from '@parley/contracts/http/platform-settings.ts'
import { adminSelfChecks } from '@parley/contracts/http/self-checks.ts'
import { adminListNotices } from '@parley/contracts/http/admin-notices.ts'
import type { EmbedderNotice } from '@parley/contracts/rules/embedder-notice.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { noStats } from '../testing/no-stats.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { statusAccents } from './status-accents.ts'

const [firmId, clientId] = [newId(), newId()]

const stats: SuperAdminStats = {
  totalInitiatives: 12,
  activeClientsCount: 4,
  activeInitiativesCount: 3,
  totalConsultingFirms: 2,
  totalUsers: 17,
  initiativesByStatus: [
    { status: 'PENDING', _count: 5 },
    { status: 'ACTIVE', _count: 3 },
    { status: 'COMPLETED', _count: 4 },
  ],
  topConsultingFirms: [{ id: firmId, name: 'Northwind', clientsCount: 3 }],
  topClients: [{ id: clientId, name: 'Acme', initiativesCount: 9 }],
}

const give = (given: SuperAdminStats, notices: EmbedderNotice[] = []): void =>
  server.use(
    answer(getSuperAdminDashboard, { stats: given }),
    answer(adminListNotices, { notices }),
    answer(getPlatformSettings, { superAdminsNeedTwoFactor: false, updatedAt: '2026-03-02T09:00:00.000Z' }),
  )

/** Where a link leads, with the filter that it hands on. */
function aimOf(link: HTMLElement): { list: string; filter: unknown } {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://console')
  return { list: pathname, filter: JSON.parse(searchParams.get('filter') ?? 'null') }
}

const panel = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name })

describe('the settings of the platform', () => {
  it('require two-factor of super admins, once somebody says so', async () => {
    give(noStats)
    const sent: unknown[] = []
    server.use(
      answer(setPlatformSettings, ({ body }) => {
        sent.push(body)
        return { superAdminsNeedTwoFactor: true, updatedAt: '2026-03-02T10:00:00.000Z' }
      }),
    )
    const { actor } = renderConsole('/')
    const needed = await screen.findByRole('switch', { name: 'Super admins need two-factor authentication' })
    expect(needed).toHaveProperty('checked', false)
    await actor.click(needed)
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect([sent, needed]).toMatchObject([[{ superAdminsNeedTwoFactor: true }], { checked: true }])
  })
})

describe('the Admin Dashboard', () => {
  it('has the cards, each with the way to what it counts', async () => {
    give(stats)
    renderConsole('/')
    expect(aimOf(await screen.findByRole('link', { name: 'Total Initiatives 12' }))).toEqual({
      list: '/initiatives',
      filter: { isArchived: false },
    })
    expect(aimOf(screen.getByRole('link', { name: 'Active Clients 4' }))).toEqual({
      list: '/clients',
      filter: { isObsolete: false },
    })
    expect(aimOf(screen.getByRole('link', { name: 'Active Initiatives 3' }))).toEqual({
      list: '/initiatives',
      filter: { isArchived: false, status: 'ACTIVE' },
    })
    expect(aimOf(screen.getByRole('link', { name: 'Consulting Firms 2' }))).toEqual({
      list: '/consulting-firms',
      filter: { isObsolete: false },
    })
    expect(screen.getByText(/^As of /)).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('has the panels, each number with the way to what it counts', async () => {
    give(stats)
    renderConsole('/')
    const byStatus = within(await panel('Initiatives by Status'))
    expect(aimOf(byStatus.getByRole('link', { name: 'Pending: show these 5' }))).toEqual({
      list: '/initiatives',
      filter: { isArchived: false, status: 'PENDING' },
    })
    expect(
      within(await panel('System Users')).getByRole('link', { name: 'Active user accounts: show these 17' }),
    ).toBeTruthy()
    const overview = within(await panel('System Overview'))
    expect(overview.getByRole('row', { name: 'Active share of all initiatives 25%' })).toBeTruthy()
    expect(overview.getByRole('row', { name: 'Users per consulting firm 8.5' })).toBeTruthy()
    const firms = within(await panel('Top 5 Consulting Firms'))
    expect(aimOf(firms.getByRole('link', { name: 'Northwind: show these 3' }))).toEqual({
      list: '/clients',
      filter: { consultingFirmId: firmId, isObsolete: false },
    })
    const clients = within(await panel('Top 5 Most Active Clients'))
    expect(aimOf(clients.getByRole('link', { name: 'Acme: show these 9' }))).toEqual({
      list: '/initiatives',
      filter: { isArchived: false, clientId },
    })
  })

  it('says that the last self-check found something, with the way to its report', async () => {
    give(stats)
    const asked: unknown[] = []
    const id = newId()
    const time = '2026-11-23T03:00:00.000Z'
    const report = { id, status: 'DONE', results: [], requestedById: null, createdAt: time, startedAt: time }
    server.use(
      answer(adminSelfChecks.list, ({ query }) => {
        asked.push(JSON.parse(query.get('filter') ?? '{}'))
        return [{ ...report, found: 2, finishedAt: time }]
      }),
    )
    renderConsole('/')
    const link = await screen.findByRole('link', { name: 'Open the report' })
    expect(link.getAttribute('href')).toBe(`/self-checks/${id}/show`)
    expect(screen.getByText(/^The self-check of .+ found 2 things\./)).toBeTruthy()
    expect(asked).toEqual([{ status: 'DONE' }])
  })

  it('says where there is nothing yet', async () => {
    give(noStats)
    renderConsole('/')
    await panel('System Overview')
    expect(screen.getAllByText('No data available')).toHaveLength(5)
  })

  it('says what failed, and tries again', async () => {
    give(stats)
    server.use(answer(getSuperAdminDashboard, () => refuse('INTERNAL', 'The database is away.')))
    const { actor } = renderConsole('/')
    await screen.findByText('Common error: The database is away.')
    give(stats)
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('link', { name: 'Total Initiatives 12' })
  })

  it('is read anew when asked, and keeps its numbers when that fails', async () => {
    give(stats)
    const { actor } = renderConsole('/')
    await screen.findByRole('link', { name: 'Total Initiatives 12' })
    server.use(answer(getSuperAdminDashboard, () => refuse('INTERNAL', 'The database is away.')))
    // The one of the top bar, on every page.
    await actor.click(screen.getByRole('button', { name: /refresh/i }))
    await screen.findByText(/Common error: The database is away\./)
    expect(screen.getByRole('link', { name: 'Total Initiatives 12' })).toBeTruthy()
  })

  it('says what the deployment lacks', async () => {
    const notice = { code: 'CHANGED', model: 'openai/bge-m3', dimensions: 768, before: 1_024 } as const
    give(stats, [notice])
    renderConsole('/')
    await screen.findByText(
      'The embedding server of openai/bge-m3 answers 768 dimensions and not 1024 as before. What is indexed is embedded anew. Words are searched meanwhile.',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('has the colours of Document 3 for the states', () => {
    // By the look’s tokens: high is orange, contributor blue, approver green, low gray, critical red.
    expect(statusAccents).toMatchObject({
      PENDING: 'high',
      ANALYZING: 'contributor',
      ACTIVE: 'approver',
      COMPLETED: 'low',
      CANCELLED: 'critical',
    })
  })
})

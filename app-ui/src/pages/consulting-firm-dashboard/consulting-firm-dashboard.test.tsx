import { describe, expect, it } from '@jest/globals'
import { type FirmStats, getFirmDashboard } from '@parley/contracts/http/dashboards.ts'
import { listFirmInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  acme,
  clientAdmin,
  consultant,
  firmAdmin,
  insideAcme,
  northwind,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { initiativeSummary, templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../../testing/render-route.tsx'

const path = '/consulting-firm-dashboard'
const clara = newId()

const empty: FirmStats = {
  totalInitiatives: 0,
  activeInitiativesCount: 0,
  activeClientsCount: 0,
  activeConsultantsCount: 0,
  initiativesByPhase: [],
  clientsPerIndustry: [],
  initiativesPerType: [],
  topConsultants: [],
  topClients: [],
}
const stats: FirmStats = {
  totalInitiatives: 1234,
  activeInitiativesCount: 7,
  activeClientsCount: 3,
  activeConsultantsCount: 2,
  initiativesByPhase: [
    { status: 'PENDING', _count: 4 },
    { status: 'ACTIVE', _count: 7 },
    { status: 'CANCELLED', _count: 1 },
  ],
  clientsPerIndustry: [{ industry: 'manufacturing', count: 2 }],
  initiativesPerType: [{ type: 'VENDOR_SELECTION', count: 6 }],
  topConsultants: [
    {
      id: clara,
      firstName: 'Clara',
      lastName: 'Ng',
      position: 'Principal',
      email: null,
      activeInitiativesCount: 5,
    },
  ],
  topClients: [{ id: acme.id, name: acme.name, initiativesCount: 8 }],
}

const serve = (given: FirmStats = stats) => server.use(answer(getFirmDashboard, { stats: given }))
const panel = (name: string) => within(screen.getByRole('region', { name }))
const hrefOf = (element: HTMLElement) => element.getAttribute('href')

describe('the firm dashboard', () => {
  it('shows every number with the way to the list that it counts', async () => {
    const asked: string[] = []
    server.use(
      answer(getFirmDashboard, ({ params }) => {
        asked.push(params.consultingFirmId ?? '')
        return { stats }
      }),
    )
    renderRoute(path, { user: firmAdmin })
    expect(hrefOf(await screen.findByRole('link', { name: 'Total Initiatives 1,234' }))).toBe('/initiatives')
    expect(asked[0]).toBe(northwind.id)
    expect(hrefOf(screen.getByRole('link', { name: 'Active Clients 3' }))).toBe('/clients')
    expect(hrefOf(screen.getByRole('link', { name: 'Active Consultants 2' }))).toBe('/consultants')
    expect(hrefOf(screen.getByRole('link', { name: 'Active Initiatives 7' }))).toBe(
      '/initiatives?status=ACTIVE',
    )
    const links: [string, string, string][] = [
      ['Initiatives by Phase', 'Pending: show 4 initiatives', '/initiatives?status=PENDING'],
      ['Initiatives by Phase', 'Cancelled: show 1 initiative', '/initiatives?status=CANCELLED'],
      ['Clients per Industry', 'Manufacturing: show 2 clients', '/clients?onlyIndustry=manufacturing'],
      [
        'Initiatives per Type',
        'Vendor selection: show 6 initiatives',
        '/initiatives?initiativeType=VENDOR_SELECTION',
      ],
      [
        'Top 5 Active Consultants',
        'Clara Ng: show 5 initiatives',
        `/initiatives?consultantId=${clara}&status=ACTIVE`,
      ],
      ['Top 5 Most Active Clients', `${acme.name}: show 8 initiatives`, `/initiatives?clientId=${acme.id}`],
    ]
    for (const [title, name, href] of links)
      expect([name, hrefOf(panel(title).getByRole('link', { name }))]).toEqual([name, href])
    await waitFor(() => expect(document.querySelectorAll('[class*=MuiCharts]')).not.toHaveLength(0))
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is where firm users begin, and in their menu', async () => {
    serve()
    const { path: at } = renderRoute('/', { user: consultant })
    await screen.findByRole('link', { name: 'Active Clients 3' })
    expect(at()).toBe(path)
    expect(screen.getAllByRole('link', { name: 'Firm Dashboard' })[0]?.getAttribute('href')).toBe(path)
  })

  it('says where there is nothing yet', async () => {
    serve(empty)
    renderRoute(path, { user: firmAdmin })
    expect(await screen.findAllByText('No data available')).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'Total Initiatives 0' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says what failed, and tries again', async () => {
    server.use(answer(getFirmDashboard, () => refuse('UNAVAILABLE', 'The database is down.')))
    const { actor } = renderRoute(path, { user: firmAdmin })
    expect(await screen.findByText('Common error: The database is down.')).toBeTruthy()
    expect(screen.getAllByText(/The database is down/)).toHaveLength(1)
    serve()
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Active Clients 3' })).toBeTruthy()
  })

  it('is read anew when the window is looked at again, and keeps its numbers where that fails', async () => {
    serve()
    renderRoute(path, { user: firmAdmin })
    await screen.findByRole('link', { name: 'Active Clients 3' })
    const look = (): void =>
      act(() => {
        window.dispatchEvent(new Event('visibilitychange'))
      })
    serve({ ...stats, activeClientsCount: 4 })
    look()
    expect(await screen.findByRole('link', { name: 'Active Clients 4' })).toBeTruthy()
    let failed = 0
    server.use(
      answer(getFirmDashboard, () => {
        failed += 1
        return refuse('UNAVAILABLE', 'The database is down.')
      }),
    )
    look()
    await waitFor(() => expect(failed).toBe(1))
    expect(screen.getByRole('link', { name: 'Active Clients 4' })).toBeTruthy()
  })

  it.each([
    ['client users', clientAdmin],
    ['a consultant inside a client', insideAcme(consultant)],
    ['super admins outside of firms', superAdmin],
    ['firm users without view_analytics', { ...firmAdmin, permissions: ['manage_initiatives'] }],
  ])('is not for %s', async (_who, user) => {
    renderRoute(path, { user })
    expect(await screen.findByText('Access denied')).toBeTruthy()
  })

  it('is not where those begin who may not see it', async () => {
    server.use(answer(listClients, []))
    const { path: at } = renderRoute('/', { user: { ...firmAdmin, permissions: ['manage_initiatives'] } })
    await waitFor(() => expect(at()).toBe('/clients'))
  })

  it('speaks German', async () => {
    serve()
    renderRoute(path, { user: firmAdmin })
    await screen.findByRole('link', { name: 'Active Clients 3' })
    await act(() => changeLanguage('de'))
    expect(await screen.findByRole('link', { name: 'Initiativen insgesamt 1.234' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Ausstehend: 4 Initiativen zeigen' })).toBeTruthy()
  })
})

describe('the list behind a number', () => {
  it('is narrowed down as the link says, tells how many there are, and lets go of each filter', async () => {
    const asked: (string | null)[] = []
    const mine = initiativeSummary({
      consultant: { id: clara, firstName: 'Clara', lastName: 'Ng', position: null },
    })
    server.use(
      answer(listTemplates, templateList()),
      answer(listClients, []),
      answer(listFirmInitiatives, ({ query }) => {
        asked.push(query.get('filter'))
        return [mine]
      }),
    )
    const { actor, path: at } = renderRoute(
      `/initiatives?consultantId=${clara}&status=ACTIVE&initiativeType=DISCOVERY`,
      { user: firmAdmin },
    )
    expect(await screen.findByText('Leading consultant: Clara Ng')).toBeTruthy()
    const status = screen.getByRole('combobox', { name: 'Status' })
    expect(status.textContent).toBe('Active')
    expect(screen.getByText('Type: Discovery')).toBeTruthy()
    expect(screen.getByText('1 initiative')).toBeTruthy()
    expect(JSON.parse(asked[0] ?? '')).toEqual({
      consultantId: clara,
      status: 'ACTIVE',
      initiativeType: 'DISCOVERY',
    })
    expect(await accessibilityProblems()).toEqual([])
    await actor.click(status)
    await actor.click(await screen.findByRole('option', { name: 'All statuses' }))
    await waitFor(() => expect(at()).toBe(`/initiatives?consultantId=${clara}&initiativeType=DISCOVERY`))
    expect(JSON.parse(asked.at(-1) ?? '')).toEqual({ consultantId: clara, initiativeType: 'DISCOVERY' })
    await actor.click(screen.getByRole('button', { name: 'Take off: Type: Discovery' }))
    await waitFor(() => expect(at()).toBe(`/initiatives?consultantId=${clara}`))
  })
})

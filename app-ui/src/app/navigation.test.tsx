import { describe, expect, it } from '@jest/globals'
import { listClientInitiatives, listFirmInitiatives } from '@parley/contracts/http/initiatives.ts'
import { listNotifications } from '@parley/contracts/http/notifications.ts'
import { listClients, listConsultingFirms } from '@parley/contracts/http/people.ts'
import { logout, me, stopImpersonation, type SessionUser } from '@parley/contracts/http/session.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keepLogoutFailure, takeLogoutFailure } from '@parley/ui-kit/calls/logout-failure.ts'
import { showOffer } from '@parley/ui-kit/components/toasts.tsx'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  clientAdmin,
  clientViewer,
  consultant,
  firmAdmin,
  insideAcme,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { templateList } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderRoute } from '../testing/render-route.tsx'
import { kindOf } from '../features/account/session/session-user.ts'
import { homePathOf, refugeOf } from './homes.ts'
import { RequireRole } from './guards.tsx'
import { RequireSession } from '../features/account/session/RequireSession.tsx'
import { menuFor, menuOf } from './shell/menus.ts'

const emptyLists = () => [
  answer(listClientInitiatives, []),
  answer(listFirmInitiatives, []),
  answer(listClients, []),
  answer(listConsultingFirms, []),
  answer(listTemplates, templateList()),
]

const menuTexts = async (): Promise<(string | null)[]> => {
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

describe('the root', () => {
  it.each([
    ['a client user', clientAdmin, '/initiatives'],
    ['a consultant inside a client', insideAcme(consultant), '/initiatives'],
    ['a super admin inside a client', insideAcme(superAdmin), '/initiatives'],
  ])('leads %s home', async (_, user, home) => {
    server.use(...emptyLists())
    const { path } = renderRoute('/', { user })
    await waitFor(() => expect(path()).toBe(home))
  })

  it('leads a super admin to the console’s consulting firms', async () => {
    const { left } = renderRoute('/', { user: superAdmin })
    await waitFor(() => expect(left).toEqual(['/admin/consulting-firms']))
  })

  it('leads a firm user to the firm dashboard once it exists, and to the clients until then', () => {
    expect(['/consulting-firm-dashboard', '/clients']).toContain(homePathOf(firmAdmin))
  })

  it('leads those who are not signed in to the sign-in page, and back afterwards', async () => {
    const { path } = renderRoute('/initiatives')
    await waitFor(() => expect(path()).toBe('/login?next=%2Finitiatives'))
  })

  it('leads to the sign-in page when the server knows no session', async () => {
    const { path } = renderRoute('/initiatives', { user: clientAdmin })
    server.use(answer(me, () => refuse('SESSION_ENDED', 'The session has ended.')))
    await waitFor(() => expect(path()).toMatch(/^\/login/))
  })
})

describe('pages for certain roles', () => {
  const showGuarded = (user: SessionUser) =>
    renderRoute('/guarded', {
      user,
      routes: [
        {
          element: <RequireSession />,
          children: [
            {
              element: <RequireRole roles={['SUPER_ADMIN']} />,
              children: [{ path: '/guarded', element: 'secret' }],
            },
            { path: '*', element: 'elsewhere' },
          ],
        },
      ],
    })

  it('let a super admin pass', async () => {
    showGuarded(superAdmin)
    expect(await screen.findByText('secret')).toBeTruthy()
  })
  it('send a firm user to the clients', async () => {
    const { path } = showGuarded(firmAdmin)
    await waitFor(() => expect(path()).toBe('/clients'))
    expect(refugeOf(firmAdmin)).toBe('/clients')
  })
  it('send everybody else to the initiatives', async () => {
    const { path } = showGuarded(clientViewer)
    await waitFor(() => expect(path()).toBe('/initiatives'))
  })
  it('let those pass who hold the role', async () => {
    showGuarded({ ...clientViewer, roles: [{ id: clientViewer.id, name: 'SUPER_ADMIN' }] })
    expect(await screen.findByText('secret')).toBeTruthy()
  })
})

describe('menus', () => {
  const everything = () => true
  const first = (user: SessionUser) => menuOf(kindOf(user), everything).map(({ label }) => label)

  it('are those of each kind of person', () => {
    expect(first(superAdmin)).toEqual([
      'adminDashboard',
      'templates',
      'clients',
      'consultingFirms',
      'marketplace',
    ])
    const firm = ['firmDashboard', 'clients', 'consultants', 'artifacts', 'queryKnowledge', 'firmSecurity']
    expect(first(firmAdmin)).toEqual(firm)
    const client = ['initiatives', 'artifacts', 'queryKnowledge', 'departments', 'settings']
    expect(first(clientAdmin)).toEqual(client)
    expect(first(insideAcme(consultant))).toEqual(client)
    expect(first(insideAcme(superAdmin))).toEqual(client)
    expect(menuOf('none', everything)).toEqual([])
  })

  it('lead a super admin to the console where it has the page, and to the app otherwise', () => {
    const places = Object.fromEntries(menuOf('super-admin').map(({ label, path }) => [label, path]))
    expect(places).toMatchObject({
      adminDashboard: '/admin/',
      templates: '/initiative-templates',
      clients: '/admin/clients',
      consultingFirms: '/admin/consulting-firms',
    })
  })

  it('hold under settings security, AI, users, roles, SSO and the maturity level', () => {
    const settings = menuOf('client', everything).at(-1)
    expect(settings?.items?.map(({ label }) => label)).toEqual([
      'security',
      'ai',
      'users',
      'roles',
      'sso',
      'maturity',
      'audit',
    ])
  })

  it('leave the audit log out for those who may not read it', () => {
    const labels = (user: SessionUser) => JSON.stringify(menuFor(user))
    expect(labels(firmAdmin)).toContain('/settings/audit')
    expect(labels(consultant)).not.toContain('/settings/audit')
    expect(labels(insideAcme(consultant))).not.toContain('/settings/audit')
  })

  it('leave out what does not exist', () => {
    const menu = menuOf('firm', (path) => path === '/initiatives' || path === '/clients')
    expect(menu.map(({ label, path }) => [label, path])).toEqual([
      ['firmDashboard', undefined],
      ['clients', '/clients'],
    ])
  })

  it('are shown, with nothing that leads nowhere', async () => {
    server.use(...emptyLists())
    renderRoute('/initiatives', { user: clientAdmin })
    const { hasPage } = await import('./routes.ts')
    expect(await menuTexts()).toContain('Initiatives')
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    for (const link of within(menu).getAllByRole('link')) {
      expect(hasPage(link.getAttribute('href') ?? '')).toBe(true)
    }
  })
})

describe('the top bar', () => {
  it('names the product, the page and the organisation, and offers to log out', async () => {
    server.use(...emptyLists(), answer(logout, { ok: true }))
    const { actor, path } = renderRoute('/initiatives', { user: clientAdmin })
    expect(await screen.findByRole('heading', { level: 1, name: 'Initiatives' })).toBeTruthy()
    expect(screen.getByText('Enterprise Platform')).toBeTruthy()
    expect(screen.getByText('Acme Manufacturing')).toBeTruthy()
    expect(screen.queryByText(/Impersonating/)).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Account of Adam Berg' }))
    expect(screen.getByText('admin@acme.test')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(path()).toBe('/login'))
    expect(localStorage.getItem('parley.token')).toBeNull()
  })

  it('asks nothing more in the person’s name once they log out', async () => {
    const asked: string[] = []
    let end = (): void => undefined
    server.use(
      ...emptyLists(),
      answer(logout, () => new Promise((resolve) => (end = () => resolve({ ok: true })))),
    )
    const { actor, path } = renderRoute('/initiatives', { user: clientAdmin })
    await screen.findByText('No initiatives found')
    await actor.click(screen.getByRole('button', { name: 'Account of Adam Berg' }))
    await actor.click(screen.getByRole('button', { name: 'Logout' }))
    server.use(answer(listNotifications, () => (asked.push('late'), [])))
    await expect(callRoute(listNotifications, { query: {} })).rejects.toThrow('Signing out')
    await waitFor(() => {
      end()
      expect(path()).toBe('/login')
    })
    expect(asked).toEqual([])
  })

  it('says why it could not log out', async () => {
    server.use(
      ...emptyLists(),
      answer(logout, () => refuse('INTERNAL', 'It broke.')),
    )
    const { actor, path } = renderRoute('/initiatives', { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Account of Adam Berg' }))
    act(() => showOffer('Board deck is ready', 'Download', () => undefined))
    expect(await screen.findByText('Board deck is ready')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(path()).toMatch(/^\/login/)
    expect(await screen.findByText('Logout failed: It broke.')).toBeTruthy()
    // What one person was told is nothing for the next one at this browser.
    await waitFor(() => expect(screen.queryByText('Board deck is ready')).toBeNull())
  })

  it('says on the sign-in page why the console could not log out, once', async () => {
    keepLogoutFailure('It broke.')
    renderRoute('/login')
    expect(await screen.findByText('Logout failed: It broke.')).toBeTruthy()
    expect(takeLogoutFailure()).toBeNull()
  })

  it('says why it does not know who is signed in', async () => {
    renderRoute('/initiatives', { user: clientAdmin })
    server.use(answer(me, () => refuse('INTERNAL', 'It broke.')))
    expect(await screen.findByText('Failed to fetch current user: It broke.')).toBeTruthy()
  })

  it('shows firm and client, the red badge with the minutes left, and Disconnect, while impersonating', async () => {
    const user = insideAcme(consultant)
    server.use(...emptyLists(), answer(stopImpersonation, { token: 'own', user: consultant }))
    const { actor, path } = renderRoute('/initiatives', { user })
    expect(await screen.findByText('Northwind Advisory | Acme Manufacturing')).toBeTruthy()
    expect(screen.getByText('Impersonating')).toBeTruthy()
    expect(screen.getByText(/42 min/)).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Account of Clara Ng' }))
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
    server.use(answer(me, { user: consultant }))
    await actor.click(screen.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull())
    await waitFor(() => expect(path()).toBe(homePathOf(consultant)))
    expect(localStorage.getItem('parley.token')).toBe('own')
    // The menu is closed: no Logout comes to stand under the pointer.
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
  })

  it('names the client alone to a super admin inside it, and never more than 60 minutes', async () => {
    const inside = insideAcme(superAdmin)
    const expiresAt = new Date(Date.now() + 60 * 60_000 + 5_000).toISOString()
    server.use(...emptyLists())
    renderRoute('/initiatives', {
      user: { ...inside, impersonation: { actor: superAdmin, expiresAt } },
    })
    expect(await screen.findByText('Acme Manufacturing')).toBeTruthy()
    expect(screen.getByText(/60 min/)).toBeTruthy()
  })

  it('changes the language', async () => {
    server.use(...emptyLists())
    const { actor } = renderRoute('/initiatives', { user: clientAdmin })
    await actor.click(await screen.findByRole('button', { name: 'Account of Adam Berg' }))
    await actor.click(screen.getByRole('button', { name: 'Deutsch' }))
    expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('de')
  })

  it('has no accessibility problem', async () => {
    server.use(...emptyLists())
    renderRoute('/initiatives', { user: insideAcme(consultant) })
    await screen.findByText('No initiatives found')
    expect(await accessibilityProblems()).toEqual([])
  })
})

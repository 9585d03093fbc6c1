import { describe, expect, it } from '@jest/globals'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import {
  clientAdmin,
  clientViewer,
  consultant,
  firmAdmin,
  insideAcme,
  insideNorthwind,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { refuse, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { type RenderedRoute, renderRoute } from '../testing/render-route.tsx'
import { signedInRoutes } from './routes.ts'
import type { SignedInPath } from './app-route.ts'

const people = {
  superAdmin,
  firmAdmin,
  consultant,
  clientAdmin,
  clientViewer,
  superAdminInFirm: insideNorthwind,
  consultantInClient: insideAcme(consultant),
} satisfies Record<string, SessionUser>
type Kind = keyof typeof people
const kinds = Object.keys(people) as Kind[]

/** What stands at an address for somebody: the page, 'Access denied', or an address that they are led to. */
type Sight = 'page' | 'denied' | `/${string}`
type Exceptions = Partial<Record<Kind, Sight>>

const ofClient: Kind[] = ['clientAdmin', 'clientViewer', 'consultantInClient']
const ofFirm: Kind[] = ['firmAdmin', 'consultant', 'superAdminInFirm']
const sights = (who: readonly Kind[], sight: Sight): Exceptions =>
  Object.fromEntries(who.map((kind) => [kind, sight]))
const everybody = {}
/** Records of a client: a super admin sees them only when acting for somebody (decisions D1). */
const tenantsOnly: Exceptions = { superAdmin: 'denied' }
const notForClients = sights(ofClient, 'denied')
/** Firm Admins begin work for their clients without switching (decisions D11, Menus); others from inside one. */
const fromInside = sights(['superAdmin', 'consultant', 'clientViewer'], 'denied')
const firmsOnly: Exceptions = { ...notForClients, superAdmin: 'denied' }

/**
 * Who sees which page (Document 1, 2.1; Document 3, section 6; decisions D1 and D8): the page, but for those named.
 * A new page does not compile until it stands here.
 */
const table: Record<SignedInPath, Exceptions> = {
  '/initiatives': everybody,
  '/initiatives/create': fromInside,
  '/initiatives/create/:templateId': fromInside,
  '/initiatives/:id/about?': tenantsOnly,
  '/initiatives/:id/edit': tenantsOnly,
  '/initiatives/:id/report': tenantsOnly,
  '/initiatives/:id/team': tenantsOnly,
  '/initiatives/:id/connections': tenantsOnly,
  '/connections/portfolios/:id': tenantsOnly,
  '/connections/programs/:id': tenantsOnly,
  '/connections/objectives/:id': tenantsOnly,
  '/initiative-templates': everybody,
  '/initiative-templates/create': notForClients,
  '/initiative-templates/:id/edit': everybody,
  '/departments-and-stakeholders': everybody,
  '/artifacts': everybody,
  '/query-knowledge': everybody,
  // Nobody follows anything for the platform.
  '/notifications': { superAdmin: 'denied' },
  '/clients/:id?/:mode?': { ...notForClients, superAdmin: '/admin/clients' },
  // Of a client: for who may delete it.
  '/clients/:id/archives': { ...notForClients, consultant: 'denied', superAdmin: '/admin/clients' },
  '/consultants/:id?/:mode?': { ...firmsOnly, superAdmin: '/admin/consultants' },
  '/consulting-firm-dashboard': firmsOnly,
  '/consulting-firms': {
    ...notForClients,
    ...sights(ofFirm, 'denied'),
    superAdmin: '/admin/consulting-firms',
  },
  '/firm-management/:tab?/:id?/:mode?': firmsOnly,
  '/settings': sights(kinds, '/settings/ai'),
  '/settings/sso': everybody,
  '/settings/ai': everybody,
  '/settings/security': everybody,
  '/consulting-firm/security': firmsOnly,
  '/maturity-level': everybody,
  '/demo': everybody,
  '/superadmin-dashboard': {
    ...sights(ofClient, '/initiatives'),
    ...sights(ofFirm, '/clients'),
    // Let through by the guard, and told by the page that it is the platform's.
    superAdminInFirm: 'denied',
    superAdmin: '/admin/',
  },
  '/ai-agents/:id?/:mode?': { ...sights(kinds, 'denied'), superAdmin: '/admin/ai-agents' },
  '/marketplace': everybody,
  '/tutorials': everybody,
  '/feedback': everybody,
  '/settings/users/:id?/:mode?': everybody,
  '/dashboard/users/:id?/:mode?': { superAdmin: '/admin/users' },
  '/settings/roles/:id?/:mode?': everybody,
  // The log is for who manages the settings.
  '/settings/audit': sights(['consultant', 'clientViewer', 'consultantInClient'], 'denied'),
  '/dashboard/roles/:id?/:mode?': {
    ...sights(ofClient, '/initiatives'),
    ...sights(ofFirm, '/clients'),
    // The rights inside a firm are the firm's, but a super admin passes every guard.
    superAdminInFirm: 'page',
    superAdmin: '/admin/roles',
  },
}
const paths = Object.keys(table) as SignedInPath[]

const addressOf = (path: SignedInPath): string =>
  path.replaceAll(/\/:?\w+\?/g, '').replaceAll(/:\w+/g, () => newId())

/** Nothing is known but who is signed in: what matters is who gets as far as asking. */
const nothingAnswers = http.all('*/api/*', () => refuse('UNAVAILABLE', 'Nothing answers here.'))

/** What stands at an address where the product has gone to. */
async function sightOf(address: string, { client, path, left, navigate }: RenderedRoute): Promise<Sight> {
  left.length = 0
  await navigate(address)
  const main = () => document.querySelector('main')
  await waitFor(() => expect(left.length > 0 || main() !== null).toBe(true))
  const [inConsole] = left
  if (inConsole !== undefined) {
    // From there one is led to the console again, as whoever comes new.
    await navigate('/nowhere')
    return inConsole as Sight
  }
  await waitFor(() => {
    expect(client.isFetching()).toBe(0)
    expect(main()?.textContent).not.toMatch(/^$|Loading…/)
  })
  if (path() !== address) return path() as Sight
  expect(screen.queryByText('Page not found')).toBeNull()
  return screen.queryByText('Access denied') === null ? 'page' : 'denied'
}

describe('who sees what', () => {
  it('is said of every page', () => {
    expect(signedInRoutes.map((route) => route.path).toSorted()).toEqual([...paths].toSorted())
  })

  /** Where all see the same, those who may least and those who are outside of every tenant stand for all. */
  const shownTo = (path: SignedInPath): readonly Kind[] => {
    const seen = new Set(kinds.map((kind) => table[path][kind] ?? 'page'))
    return seen.size === 1 ? ['clientViewer', 'superAdmin'] : kinds
  }
  // The product is drawn once for each, who then goes from page to page.
  it.each(kinds)('is as it is said for %s', async (kind) => {
    server.use(nothingAnswers)
    const product = renderRoute('/nowhere', { user: people[kind] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    const shown = paths.filter((path) => shownTo(path).includes(kind))
    const seen: Partial<Record<SignedInPath, Sight>> = {}
    for (const path of shown) seen[path] = await sightOf(addressOf(path), product)
    expect(seen).toEqual(Object.fromEntries(shown.map((path) => [path, table[path][kind] ?? 'page'])))
  })
})

it.each([
  ['/ai-agents', 'Access denied. Super admin privileges required.', firmAdmin],
  ['/ai-agents/marketplace', 'Access denied. Super admin privileges required.', clientViewer],
  [
    '/superadmin-dashboard',
    'Access denied. This page is only available to super administrators.',
    insideNorthwind,
  ],
])('%s says: %s', async (path, text, user) => {
  server.use(nothingAnswers)
  renderRoute(path, { user })
  expect(await screen.findByText(text)).toBeTruthy()
})

describe('who is not signed in', () => {
  // All pages stand behind one door; those of one word, of two, with an id and with a part that may be left out.
  it.each<SignedInPath>(['/artifacts', '/settings/ai', '/initiatives/:id/team', '/clients/:id?/:mode?'])(
    'is led to the sign-in page from %s, and back afterwards',
    async (path) => {
      server.use(nothingAnswers)
      const address = addressOf(path)
      const { path: shown } = renderRoute(address)
      await waitFor(() => expect(shown()).toBe(`/login?next=${encodeURIComponent(address)}`))
    },
  )
})

import type { ComponentType } from 'react'
import { matchPath } from 'react-router'

export interface AppRoute {
  path: string
  /** Names of roles of which one is needed; a super admin passes always (Document 1, section 2.1, Guard). */
  roles?: readonly string[]
  /** Of a record that only people of a firm or a client have. */
  needsTenant?: boolean
  load: () => Promise<{ Component: ComponentType }>
}

/** Pages without the shell, for anybody. */
export const publicRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    load: async () => ({ Component: (await import('../pages/login/LoginPage.tsx')).LoginPage }),
  },
  {
    path: '/forgot-password',
    load: async () => ({
      Component: (await import('../pages/forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: '/reset-password',
    load: async () => ({
      Component: (await import('../pages/reset-password/ResetPasswordPage.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: '/register',
    load: async () => ({ Component: (await import('../pages/register/RegisterPage.tsx')).RegisterPage }),
  },
  {
    path: '/verify-email',
    load: async () => ({
      Component: (await import('../pages/verify-email/VerifyEmailPage.tsx')).VerifyEmailPage,
    }),
  },
  {
    path: '/unlock',
    load: async () => ({
      Component: (await import('../pages/unlock-sign-in/UnlockSignInPage.tsx')).UnlockSignInPage,
    }),
  },
  {
    path: '/auth/sso/callback',
    load: async () => ({
      Component: (await import('../pages/sso-callback/SsoCallbackPage.tsx')).SsoCallbackPage,
    }),
  },
]

/**
 * Addresses of all pages for the signed-in. Menus, redirects and links look here, so that none leads nowhere: a new
 * page is a path here and its way to load in `signed-in-pages.ts`, and its menu item appears by itself.
 */
const signedInPaths = [
  '/initiatives',
  '/initiatives/create',
  '/initiatives/create/:templateId',
  // What is known about it stands in a drawer with an address of its own.
  '/initiatives/:id/about?',
  '/initiative-templates',
  '/departments-and-stakeholders',
  '/artifacts',
  '/query-knowledge',
  '/initiatives/:id/edit',
  '/initiatives/:id/team',
  '/initiatives/:id/report',
  '/initiatives/:id/connections',
  '/connections/portfolios/:id',
  '/connections/programs/:id',
  '/connections/objectives/:id',
  '/notifications',
  '/consulting-firm-dashboard',
  '/consulting-firms',
  // A record's dialog stands in the address: create, an id, or an id with edit.
  '/clients/:id?/:mode?',
  '/clients/:id/archives',
  '/consultants/:id?/:mode?',
  '/settings',
  '/settings/sso',
  '/settings/ai',
  '/settings/security',
  '/consulting-firm/security',
  '/maturity-level',
  '/demo',
  '/superadmin-dashboard',
  '/ai-agents/:id?/:mode?',
  '/marketplace',
  '/tutorials',
  '/feedback',
  '/settings/users/:id?/:mode?',
  '/dashboard/users/:id?/:mode?',
  '/settings/roles/:id?/:mode?',
  '/dashboard/roles/:id?/:mode?',
  '/settings/audit',
  '/firm-management/:tab?/:id?/:mode?',
  '/initiative-templates/create',
  '/initiative-templates/:id/edit',
] as const
export type SignedInPath = (typeof signedInPaths)[number]

/** Pages that need a role by its name. */
const neededRoles: Partial<Record<SignedInPath, readonly string[]>> = {
  '/superadmin-dashboard': ['SUPER_ADMIN'],
  '/dashboard/roles/:id?/:mode?': ['SUPER_ADMIN'],
}

/** Pages of one initiative, or of what initiatives are connected with. */
const ofTenants = /^\/(initiatives\/:id|connections\/)/

/** What only the signed-in load is not even named in what everybody loads. */
export const signedInRoutes: readonly AppRoute[] = signedInPaths.map((path) => {
  const roles = neededRoles[path]
  return {
    path,
    load: async () => (await import('./signed-in-pages.ts')).signedInPages[path](),
    ...(roles === undefined ? {} : { roles }),
    needsTenant: ofTenants.test(path),
  }
})

/** Without the parts that may be left out. */
const shortest = (path: string): string => path.replace(/(\/:?\w+\?)+$/, '')
const paths = new Set([...publicRoutes, ...signedInRoutes].map(({ path }) => shortest(path)))

/** Whether a page exists at this path, parameters included (`/initiatives/:id` by its pattern). */
export const hasPage = (path: string): boolean => paths.has(path)

/** Whether anybody may open the page at this address. */
export const isPublic = (address: string): boolean => publicRoutes.some(({ path }) => path === address)

/** Whether there is a page at this address; at any other one nobody is asked to sign in. */
export const isPage = (address: string): boolean =>
  address === '/' ||
  [...publicRoutes, ...signedInRoutes].some(({ path }) => matchPath(path, address) !== null)

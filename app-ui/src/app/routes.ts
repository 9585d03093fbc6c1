import { type AppRoute, type SignedInPath, signedInPaths } from './app-route.ts'
import { matchPath } from 'react-router'

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

import type { ComponentType } from 'react'

export interface AppRoute {
  path: string
  /** Names of roles of which one is needed; a super admin passes always (Document 1, section 2.1, Guard). */
  roles?: readonly string[]
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
]

const usersPage: AppRoute['load'] = async () => ({
  Component: (await import('../pages/users/UsersPage.tsx')).UsersPage,
})
const rolesPage: AppRoute['load'] = async () => ({
  Component: (await import('../pages/roles/RolesPage.tsx')).RolesPage,
})

/**
 * Every page for the signed-in that exists. Menus, redirects and links look here, so that none leads nowhere: a
 * new page is one entry in this table, and its menu item appears by itself.
 */
export const signedInRoutes: readonly AppRoute[] = [
  {
    path: '/initiatives',
    load: async () => ({
      Component: (await import('../pages/initiatives/InitiativesPage.tsx')).InitiativesPage,
    }),
  },
  {
    path: '/initiatives/create',
    load: async () => ({
      Component: (await import('../pages/initiatives/ChooseTemplatePage.tsx')).ChooseTemplatePage,
    }),
  },
  {
    path: '/initiatives/create/:templateId',
    load: async () => ({
      Component: (await import('../pages/initiatives/CreateInitiativePage.tsx')).CreateInitiativePage,
    }),
  },
  {
    path: '/initiatives/:id',
    load: async () => ({
      Component: (await import('../pages/initiative/InitiativePage.tsx')).InitiativePage,
    }),
  },
  {
    path: '/departments-and-stakeholders',
    load: async () => ({
      Component: (await import('../pages/departments-and-stakeholders/DepartmentsAndStakeholdersPage.tsx'))
        .DepartmentsAndStakeholdersPage,
    }),
  },
  {
    path: '/artifacts',
    load: async () => ({ Component: (await import('../pages/artifacts/ArtifactsPage.tsx')).ArtifactsPage }),
  },
  {
    path: '/initiatives/:id/edit',
    load: async () => ({
      Component: (await import('../pages/initiative-record/EditInitiativePage.tsx')).EditInitiativePage,
    }),
  },
  {
    path: '/initiatives/:id/team',
    load: async () => ({
      Component: (await import('../pages/initiative-record/TeamPage.tsx')).TeamPage,
    }),
  },
  {
    path: '/initiatives/:id/connections',
    load: async () => ({
      Component: (await import('../pages/connections/ConnectionsPage.tsx')).ConnectionsPage,
    }),
  },
  {
    path: '/connections/portfolios/:id',
    load: async () => ({
      Component: (await import('../pages/connections/ConnectionPages.tsx')).PortfolioPage,
    }),
  },
  {
    path: '/connections/programs/:id',
    load: async () => ({ Component: (await import('../pages/connections/ConnectionPages.tsx')).ProgramPage }),
  },
  {
    path: '/connections/objectives/:id',
    load: async () => ({
      Component: (await import('../pages/connections/ConnectionPages.tsx')).ObjectivePage,
    }),
  },
  {
    path: '/notifications',
    load: async () => ({
      Component: (await import('../pages/notifications/NotificationsPage.tsx')).NotificationsPage,
    }),
  },
  {
    path: '/clients',
    load: async () => ({ Component: (await import('../pages/clients/ClientsPage.tsx')).ClientsPage }),
  },
  {
    path: '/consulting-firms',
    load: async () => ({
      Component: (await import('../pages/consulting-firms/ConsultingFirmsPage.tsx')).ConsultingFirmsPage,
    }),
  },
  // A record's dialog stands in the address: create, an id, or an id with edit.
  { path: '/settings/users/:id?/:mode?', load: usersPage },
  { path: '/dashboard/users/:id?/:mode?', load: usersPage },
  { path: '/settings/roles/:id?/:mode?', load: rolesPage },
  { path: '/dashboard/roles/:id?/:mode?', roles: ['SUPER_ADMIN'], load: rolesPage },
]

/** Without the parts that may be left out. */
const shortest = (path: string): string => path.replace(/(\/:\w+\?)+$/, '')
const paths = new Set([...publicRoutes, ...signedInRoutes].map(({ path }) => shortest(path)))

/** Whether a page exists at this path, parameters included (`/initiatives/:id` by its pattern). */
export const hasPage = (path: string): boolean => paths.has(path)

/** Whether anybody may open the page at this address. */
export const isPublic = (address: string): boolean => publicRoutes.some(({ path }) => path === address)

import type { ComponentType } from 'react'

/** Who may open a page: anybody, the signed-in, or those with a role of that name (Document 1, section 2.1). */
export type Access = 'public' | 'signed-in' | readonly string[]

export interface AppRoute {
  path: string
  access: Access
  load: () => Promise<{ Component: ComponentType }>
}

/**
 * Every page that exists. Menus, redirects and links look here, so that none leads nowhere: a new page is one
 * line in this table, and its menu item appears by itself.
 */
export const appRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    access: 'public',
    load: async () => ({ Component: (await import('../pages/login/LoginPage.tsx')).LoginPage }),
  },
  {
    path: '/initiatives',
    access: 'signed-in',
    load: async () => ({
      Component: (await import('../pages/initiatives/InitiativesPage.tsx')).InitiativesPage,
    }),
  },
  {
    path: '/initiatives/create',
    access: 'signed-in',
    load: async () => ({
      Component: (await import('../pages/initiatives/ChooseTemplatePage.tsx')).ChooseTemplatePage,
    }),
  },
  {
    path: '/initiatives/create/:templateId',
    access: 'signed-in',
    load: async () => ({
      Component: (await import('../pages/initiatives/CreateInitiativePage.tsx')).CreateInitiativePage,
    }),
  },
  {
    path: '/initiatives/:id',
    access: 'signed-in',
    load: async () => ({
      Component: (await import('../pages/initiative/InitiativePage.tsx')).InitiativePage,
    }),
  },
]

/** Whether a page exists at this path, parameters included (`/initiatives/:id` by its pattern). */
export const hasPage = (path: string): boolean => appRoutes.some((route) => route.path === path)

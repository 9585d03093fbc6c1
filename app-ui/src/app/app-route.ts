import type { ComponentType } from 'react'

export interface AppRoute {
  path: string
  /** Names of roles of which one is needed; a super admin passes always (Document 1, section 2.1, Guard). */
  roles?: readonly string[]
  /** Of a record that only people of a firm or a client have. */
  needsTenant?: boolean
  load: () => Promise<{ Component: ComponentType }>
}

/**
 * Addresses of all pages for the signed-in. Menus, redirects and links look here, so that none leads nowhere: a new
 * page is a path here and its way to load in `signed-in-pages.ts`, and its menu item appears by itself.
 */
export const signedInPaths = [
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

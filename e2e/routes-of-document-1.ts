/** What stands for the parameters of an address. */
export interface RecordIds {
  initiative: string
  template: string
  portfolio: string
  program: string
  objective: string
  agent: string
  user: string
  role: string
  client: string
}

/** The addresses of document 1, section 2.1, for people who are signed in, and those that came since. */
export const routesFor = (ids: RecordIds): string[] => [
  '/',
  '/initiatives',
  '/initiatives/create',
  `/initiatives/create/${ids.template}`,
  `/initiatives/${ids.initiative}`,
  `/initiatives/${ids.initiative}/edit`,
  `/initiatives/${ids.initiative}/team`,
  `/initiatives/${ids.initiative}/connections`,
  `/initiatives/${ids.initiative}/report`,
  `/connections/portfolios/${ids.portfolio}`,
  `/connections/programs/${ids.program}`,
  `/connections/objectives/${ids.objective}`,
  '/settings',
  '/settings/security',
  '/settings/sso',
  '/settings/ai',
  '/settings/users',
  '/settings/roles',
  '/settings/audit',
  '/consulting-firm/security',
  '/query-knowledge',
  '/consulting-firms',
  '/consulting-firm-dashboard',
  '/marketplace',
  '/tutorials',
  '/feedback',
  '/artifacts',
  '/maturity-level',
  '/departments-and-stakeholders',
  '/firm-management',
  '/ai-agents',
  '/ai-agents/marketplace',
  '/ai-agents/create',
  `/ai-agents/${ids.agent}`,
  `/ai-agents/${ids.agent}/edit`,
  '/initiative-templates',
  '/initiative-templates/create',
  `/initiative-templates/${ids.template}/edit`,
  '/dashboard/roles',
  '/dashboard/roles/create',
  `/dashboard/roles/${ids.role}`,
  `/dashboard/roles/${ids.role}/edit`,
  '/clients',
  '/clients/create',
  `/clients/${ids.client}`,
  `/clients/${ids.client}/edit`,
  '/consultants',
  '/superadmin-dashboard',
  '/dashboard/users',
  '/dashboard/users/create',
  `/dashboard/users/${ids.user}`,
  `/dashboard/users/${ids.user}/edit`,
  '/notifications',
  '/demo',
]

/** Without a session. */
export const publicRoutes = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/auth/sso/callback',
  '/verify-email',
  '/unlock',
]

/** The lists of the console, for super admins alone. */
export const consoleRoutes = [
  '/admin/',
  '/admin/consulting-firms',
  '/admin/clients',
  '/admin/consultants',
  '/admin/consultant-client-access',
  '/admin/ai-agents',
  '/admin/users',
  '/admin/roles',
  '/admin/industries',
  '/admin/initiative-templates',
  '/admin/initiatives',
  '/admin/jobs',
  '/admin/mails',
  '/admin/audit-events',
]

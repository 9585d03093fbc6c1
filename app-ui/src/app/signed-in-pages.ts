import type { AppRoute, SignedInPath } from './app-route.ts'

const usersPage: AppRoute['load'] = async () => ({
  Component: (await import('../pages/users/UsersPage.tsx')).UsersPage,
})
const rolesPage: AppRoute['load'] = async () => ({
  Component: (await import('../pages/roles/RolesPage.tsx')).RolesPage,
})

const settingsPage: AppRoute['load'] = async () => ({
  Component: (await import('../pages/settings/SettingsPage.tsx')).SettingsPage,
})

/** How each page for the signed-in is loaded; the table of addresses is in `routes.ts`. */
export const signedInPages: Record<SignedInPath, AppRoute['load']> = {
  '/initiatives': async () => ({
    Component: (await import('../pages/initiatives/InitiativesPage.tsx')).InitiativesPage,
  }),
  '/initiatives/create': async () => ({
    Component: (await import('../pages/initiatives/ChooseTemplatePage.tsx')).ChooseTemplatePage,
  }),
  '/initiatives/create/:templateId': async () => ({
    Component: (await import('../pages/initiatives/CreateInitiativePage.tsx')).CreateInitiativePage,
  }),
  '/initiatives/:id/about?': async () => ({
    Component: (await import('../pages/initiative/InitiativePage.tsx')).InitiativePage,
  }),
  '/initiative-templates': async () => ({
    Component: (await import('../pages/templates/TemplatesPage.tsx')).TemplatesPage,
  }),
  '/departments-and-stakeholders': async () => ({
    Component: (await import('../pages/departments-and-stakeholders/DepartmentsAndStakeholdersPage.tsx'))
      .DepartmentsAndStakeholdersPage,
  }),
  '/artifacts': async () => ({
    Component: (await import('../pages/artifacts/ArtifactsPage.tsx')).ArtifactsPage,
  }),
  '/query-knowledge': async () => ({
    Component: (await import('../pages/query-knowledge/QueryKnowledgePage.tsx')).QueryKnowledgePage,
  }),
  '/initiatives/:id/edit': async () => ({
    Component: (await import('../pages/initiative-record/EditInitiativePage.tsx')).EditInitiativePage,
  }),
  '/initiatives/:id/team': async () => ({
    Component: (await import('../pages/initiative-record/TeamPage.tsx')).TeamPage,
  }),
  '/initiatives/:id/report': async () => ({
    Component: (await import('../pages/report/ReportPage.tsx')).ReportPage,
  }),
  '/initiatives/:id/connections': async () => ({
    Component: (await import('../pages/connections/ConnectionsPage.tsx')).ConnectionsPage,
  }),
  '/connections/portfolios/:id': async () => ({
    Component: (await import('../pages/connections/ConnectionPages.tsx')).PortfolioPage,
  }),
  '/connections/programs/:id': async () => ({
    Component: (await import('../pages/connections/ConnectionPages.tsx')).ProgramPage,
  }),
  '/connections/objectives/:id': async () => ({
    Component: (await import('../pages/connections/ConnectionPages.tsx')).ObjectivePage,
  }),
  '/notifications': async () => ({
    Component: (await import('../pages/notifications/NotificationsPage.tsx')).NotificationsPage,
  }),
  '/clients/:id?/:mode?': async () => ({
    Component: (await import('../pages/clients/ClientsPage.tsx')).ClientsPage,
  }),
  '/clients/:id/archives': async () => ({
    Component: (await import('../pages/client-archives/ClientArchivesPage.tsx')).ClientArchivesPage,
  }),
  '/consulting-firm-dashboard': async () => ({
    Component: (await import('../pages/consulting-firm-dashboard/ConsultingFirmDashboardPage.tsx'))
      .ConsultingFirmDashboardPage,
  }),
  '/consulting-firms': async () => ({
    Component: (await import('../pages/super-admins-only/SuperAdminsOnlyPages.tsx')).ConsultingFirmsPage,
  }),
  '/consultants/:id?/:mode?': async () => ({
    Component: (await import('../pages/consultants/ConsultantsPage.tsx')).ConsultantsPage,
  }),
  '/settings': async () => ({
    Component: (await import('../pages/settings/SettingsPage.tsx')).FirstSettings,
  }),
  '/settings/sso': settingsPage,
  '/settings/ai': settingsPage,
  '/maturity-level': settingsPage,
  '/demo': async () => ({ Component: (await import('../pages/demo/DemoPage.tsx')).DemoPage }),
  '/settings/security': async () => ({
    Component: (await import('../pages/security/SecurityPages.tsx')).SecurityPage,
  }),
  '/consulting-firm/security': async () => ({
    Component: (await import('../pages/security/SecurityPages.tsx')).FirmSecurityPage,
  }),
  '/superadmin-dashboard': async () => ({
    Component: (await import('../pages/super-admins-only/SuperAdminsOnlyPages.tsx')).AdminDashboardPage,
  }),
  '/ai-agents/:id?/:mode?': async () => ({
    Component: (await import('../pages/super-admins-only/SuperAdminsOnlyPages.tsx')).AgentsPage,
  }),
  '/marketplace': async () => ({
    Component: (await import('../pages/marketplace/MarketplacePage.tsx')).MarketplacePage,
  }),
  '/tutorials': async () => ({
    Component: (await import('../pages/tutorials/TutorialsPage.tsx')).TutorialsPage,
  }),
  '/feedback': async () => ({
    Component: (await import('../pages/feedback/FeedbackPage.tsx')).FeedbackPage,
  }),
  '/settings/users/:id?/:mode?': usersPage,
  '/dashboard/users/:id?/:mode?': usersPage,
  '/settings/roles/:id?/:mode?': rolesPage,
  '/dashboard/roles/:id?/:mode?': rolesPage,
  '/settings/audit': async () => ({
    Component: (await import('../pages/audit/AuditPage.tsx')).AuditPage,
  }),
  '/firm-management/:tab?/:id?/:mode?': async () => ({
    Component: (await import('../pages/firm-management/FirmManagementPage.tsx')).FirmManagementPage,
  }),
  '/initiative-templates/create': async () => ({
    Component: (await import('../pages/template-editor/CreateTemplatePage.tsx')).CreateTemplatePage,
  }),
  '/initiative-templates/:id/edit': async () => ({
    Component: (await import('../pages/template-editor/EditTemplatePage.tsx')).EditTemplatePage,
  }),
}

import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const superAdminTexts = {
  firmsTitle: 'Consulting Firms',
  firmsText: 'Consulting firms are for super admins.',
  agentsTitle: 'AI Agents',
  agentsText: 'Access denied. Super admin privileges required.',
  dashboardTitle: 'Admin Dashboard',
  dashboardText: 'Access denied. This page is only available to super administrators.',
}

defineTexts('superAdmins', superAdminTexts, async () => (await import('./de.ts')).superAdminTexts)

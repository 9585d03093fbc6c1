export const superAdminTexts = {
  agentsTitle: 'AI Agents',
  agentsText: 'Access denied. Super admin privileges required.',
  dashboardTitle: 'Admin Dashboard',
  dashboardText: 'Access denied. This page is only available to super administrators.',
}

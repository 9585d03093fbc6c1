import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const dashboardsTexts = {
  firmTitle: 'Firm Dashboard',
  totalInitiatives: 'Total Initiatives',
  activeClients: 'Active Clients',
  activeConsultants: 'Active Consultants',
  activeInitiatives: 'Active Initiatives',
  byPhase: 'Initiatives by Phase',
  perIndustry: 'Clients per Industry',
  perType: 'Initiatives per Type',
  topConsultants: 'Top 5 Active Consultants',
  topClients: 'Top 5 Most Active Clients',
  noData: 'No data available',
  error: 'Common error: {{message}}',
  unknownError: 'Unknown error',
  status: 'Status',
  industry: 'Industry',
  type: 'Type',
  consultant: 'Consultant',
  client: 'Client',
  initiatives: 'Initiatives',
  clients: 'Clients',
  activeOfConsultant: 'Active initiatives',
  showInitiatives_one: '{{name}}: show {{count}} initiative',
  showInitiatives_other: '{{name}}: show {{count}} initiatives',
  showClients_one: '{{name}}: show {{count}} client',
  showClients_other: '{{name}}: show {{count}} clients',
}

defineTexts('dashboards', dashboardsTexts, async () => (await import('./de.ts')).dashboardsTexts)

import { defineTexts } from '@parley/ui-kit/i18n/defined-texts.ts'

export const myWorkTexts = {
  title: 'My work',
  reasons: {
    gate: 'Decision',
    assigned: 'Assigned to you',
    findings: 'Findings',
    due: 'Due {{date}}',
    running: 'At work',
  },
  assigned_one: '{{count}} observation is yours to see to.',
  assigned_other: '{{count}} observations are yours to see to.',
  more_one: '{{count}} more',
  more_other: '{{count}} more',
  dueOn: 'due {{date}}',
  overdueOn: 'overdue since {{date}}',
  openFinding: 'Open observation: {{description}}',
  overdue: 'Overdue since {{date}}',
  workIn: 'Work in {{client}}',
  switchTitle: 'Switch into the client first',
  switchText: 'From outside a client you read. To change something, go in; the page opens again inside.',
  switchClient: 'Client',
  switchGo: 'Work in the client',
  switchNone: 'No clients are assigned to you.',
  all: 'Show all {{count}}',
  fewer: 'Show fewer',
  failed: 'Your work could not be loaded.',
}

defineTexts('myWork', myWorkTexts, async () => (await import('./de.ts')).myWorkTexts)

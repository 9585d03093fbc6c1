import type { myWorkTexts as english } from './en.ts'

export const myWorkTexts: typeof english = {
  title: 'Meine Arbeit',
  reasons: {
    gate: 'Entscheidung',
    assigned: 'Ihnen zugewiesen',
    findings: 'Feststellungen',
    due: 'Fällig am {{date}}',
    running: 'Läuft',
  },
  assigned_one: 'Um {{count}} Feststellung sollen Sie sich kümmern.',
  assigned_other: 'Um {{count}} Feststellungen sollen Sie sich kümmern.',
  more_one: '{{count}} weitere',
  more_other: '{{count}} weitere',
  dueOn: 'fällig am {{date}}',
  overdueOn: 'überfällig seit {{date}}',
  openFinding: 'Feststellung öffnen: {{description}}',
  overdue: 'Überfällig seit {{date}}',
  workIn: 'In {{client}} arbeiten',
  switchTitle: 'Zuerst zum Klienten wechseln',
  switchText:
    'Von außen lesen Sie nur. Um etwas zu ändern, wechseln Sie zum Klienten; die Seite öffnet sich dort wieder.',
  switchClient: 'Klient',
  switchGo: 'Beim Klienten arbeiten',
  switchNone: 'Ihnen sind keine Klienten zugewiesen.',
  all: 'Alle {{count}} zeigen',
  fewer: 'Weniger zeigen',
  failed: 'Ihre Arbeit konnte nicht geladen werden.',
}

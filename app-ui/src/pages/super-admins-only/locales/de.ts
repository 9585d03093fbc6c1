import type { Translation } from '@parley/ui-kit/i18n/i18n.ts'
import type { superAdminTexts as english } from './en.ts'

export const superAdminTexts: Translation<typeof english> = {
  firmsTitle: 'Beratungsfirmen',
  firmsText: 'Beratungsfirmen sind Sache der Super-Admins.',
  agentsTitle: 'KI-Agenten',
  agentsText: 'Zugriff verweigert. Dafür braucht man die Rechte eines Super-Admins.',
  dashboardTitle: 'Admin-Übersicht',
  dashboardText: 'Zugriff verweigert. Diese Seite steht nur Super-Admins offen.',
}

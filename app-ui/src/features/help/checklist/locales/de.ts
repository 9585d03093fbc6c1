import type { Translation } from '@parley/ui-kit/i18n/i18n.ts'
import type { checklistTexts as english } from './en.ts'

export const checklistTexts: Translation<typeof english> = {
  title: 'Erste Schritte',
  progress: '{{done}} von {{total}} erledigt',
  dismiss: 'Erste Schritte ausblenden',
  all: 'Alle Schritte zeigen',
  fewer: 'Weniger Schritte zeigen',
  keptInMenu: 'Sie finden sie im Menü Ihres Kontos wieder.',
  failed: 'Das wurde nicht gespeichert: {{message}}',
  stepDone: 'erledigt',
  stepOpen: 'noch offen',
  steps: {
    client: 'Einen Klienten hinzufügen',
    consultant: 'Einen Berater einladen',
    firmDocument: 'Ein Dokument in die Bibliothek der Firma legen',
    firmInitiative: 'Die Arbeit mit einem Klienten beginnen',
    initiative: 'Eine Initiative anlegen',
    stakeholder: 'Einen Stakeholder hinzufügen',
    document: 'Ein Dokument hochladen',
    colleague: 'Eine Kollegin oder einen Kollegen einladen',
    phase: 'Eine Phase abschließen',
    tour: 'Sehen, wo alles ist',
    tutorial: 'Einer Anleitung folgen',
    twoFactor: 'Zwei-Faktor-Authentifizierung einrichten',
  },
}

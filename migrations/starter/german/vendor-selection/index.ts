import type { TemplateTexts } from '../template-texts.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

export const vendorSelectionTexts: TemplateTexts = {
  name: 'Anbieterauswahl',
  description:
    'Die geordnete Auswahl eines Produkts und seines Anbieters, vom Auftrag bis zu einer Empfehlung, die jeder Prüfung standhält.',
  teamRoles: {
    sponsor: ['Sponsor', 'Verantwortet das Budget und unterschreibt die Empfehlung.'],
    'project-lead': ['Projektleitung', 'Führt die Auswahl und hält ihren Zeitplan ein.'],
    'process-owner': [
      'Prozessverantwortliche',
      'Verantworten die Anforderungen eines Prozesses und bewerten, wie die Angebote sie erfüllen.',
    ],
    procurement: ['Einkauf', 'Führt das Verfahren, hält den Kontakt zu den Anbietern und verhandelt.'],
    'solution-architect': ['Lösungsarchitektur', 'Beurteilt Integration, Daten und Betrieb.'],
    'security-lead': [
      'Informationssicherheit',
      'Legt die Sicherheitsbedingungen fest, die zu erfüllen sind.',
    ],
    'finance-partner': ['Controlling', 'Führt das Kostenmodell und prüft es gegen die Angebote.'],
  },
  groups: { context: 'Rahmen' },
  fields: {
    productCategory: ['Produktkategorie', { placeholder: 'Zum Beispiel ERP oder Kernbanksystem' }],
    sites: 'Einbezogene Standorte',
    dataResidency: [
      'Datenstandort',
      {
        options: [
          'Keine Einschränkung',
          'EWR oder Vereinigtes Königreich',
          'Nur EWR',
          'Nur Vereinigtes Königreich',
          'Im eigenen Rechenzentrum',
        ],
      },
    ],
  },
  phases: { initiation, discovery, analysis, synthesis, recommendation },
}

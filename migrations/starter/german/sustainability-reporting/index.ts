import type { TemplateTexts } from '../template-texts.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

export const sustainabilityReportingTexts: TemplateTexts = {
  name: 'Vorbereitung der Nachhaltigkeitsberichterstattung',
  description:
    'Themen, Daten, Kontrollen und Zuständigkeiten für einen Nachhaltigkeitsbericht vorbereiten, den der Prüfer nachvollziehen kann. In Vorbereitung.',
  teamRoles: {
    sponsor: ['Sponsor', 'Mitglied des Vorstands, das den Bericht unterzeichnet.'],
    'project-lead': ['Projektleitung', 'Führt die Vorbereitung und hält ihren Kalender ein.'],
    'data-owner': ['Datenverantwortliche', 'Stehen für die Zahlen eines Themas oder Standorts ein.'],
    'finance-partner': ['Finanzen', 'Verbindet die Zahlen mit der Rechnungslegung und ihren Kontrollen.'],
    'legal-counsel': ['Rechtsabteilung', 'Sagt, welche Pflichten für wen und ab wann gelten.'],
  },
  groups: { context: 'Rahmen' },
  fields: {
    entities: 'Gesellschaften im Bericht',
    standards: ['Standards', { options: ['ESRS', 'ISSB', 'GRI', 'UK SRS', 'Eigenes Format'] }],
    firstReport: 'Ende des ersten Berichtsjahrs',
  },
  phases: { initiation, discovery, analysis, synthesis, recommendation },
}

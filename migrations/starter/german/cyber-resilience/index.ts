import type { TemplateTexts } from '../template-texts.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

export const cyberResilienceTexts: TemplateTexts = {
  name: 'Cyberresilienz',
  description:
    'Feststellen, wie die Organisation einen schweren Cybervorfall überstehen würde, wie schnell sie wieder arbeitsfähig wäre und welche Maßnahmen das für ihr Geld am stärksten verkürzen.',
  teamRoles: {
    sponsor: [
      'Sponsor',
      'Mitglied des Vorstands, das das Cyberrisiko verantwortet und das Restrisiko trägt.',
    ],
    'project-lead': [
      'Projektleitung',
      'Führt die Untersuchung, hält ihre Termine und die Nachweise zusammen.',
    ],
    'security-lead': [
      'Informationssicherheit',
      'Kennt die Schutzmaßnahmen, liefert die Nachweise und setzt die Maßnahmen danach um.',
    ],
    'it-operations': [
      'IT-Betrieb',
      'Spricht für Identitäten, Datensicherung, Wiederanlauf und den täglichen Betrieb der Systeme.',
    ],
    'process-owner': [
      'Prozessverantwortliche',
      'Sagen, wie lange ein Dienst stillstehen darf und was geschieht, wenn er es tut.',
    ],
    'risk-and-compliance': [
      'Risiko und Compliance',
      'Verbindet die Befunde mit Risikoinventar, Aufsicht und Versicherer.',
    ],
  },
  groups: { context: 'Rahmen' },
  fields: {
    entities: 'Einbezogene Gesellschaften und Standorte',
    regulations: [
      'Geltende Vorschriften',
      {
        options: ['NIS 2', 'DORA', 'DSGVO', 'UK NIS Regulations', 'HIPAA', 'PCI DSS', 'Keine davon'],
      },
    ],
    annualRevenue: ['Jahresumsatz', { description: 'Setzt die geschätzten Schäden ins Verhältnis.' }],
    hosting: [
      'Wo die Systeme laufen',
      { options: ['Eigene Rechenzentren', 'Public Cloud', 'Dienstleister', 'Gemischt'] },
    ],
  },
  phases: { initiation, discovery, analysis, synthesis, recommendation },
}

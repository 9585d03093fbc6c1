import type { TemplateTexts } from '../template-texts.ts'
import { dataAndSafety } from './data-and-safety.ts'
import { evaluation } from './evaluation.ts'
import { operation } from './operation.ts'
import { pilotDesign } from './pilot-design.ts'
import { useCase } from './use-case.ts'

export const aiImplementationTexts: TemplateTexts = {
  name: 'Einführung von KI',
  description:
    'Einen KI-Anwendungsfall in die tägliche Arbeit bringen: zuerst Nutzen, Daten, Sicherheit und Recht, dann ein Pilotbetrieb mit Messungen, dann ein Regelbetrieb mit Verantwortlichen.',
  teamRoles: {
    sponsor: ['Sponsor', 'Will das Ergebnis, bezahlt es und kann den Pilotbetrieb anhalten.'],
    'project-lead': ['Projektleitung', 'Führt den Pilotbetrieb, seinen Plan und seine Auswertung.'],
    'process-owner': [
      'Prozessverantwortliche',
      'Verantworten die Arbeit, die besser werden soll, und ihr Erfolgsmaß.',
    ],
    'data-owner': ['Datenverantwortliche', 'Stehen für die Daten ein: Qualität, Zugriff und Rechtmäßigkeit.'],
    'data-protection': [
      'Datenschutzbeauftragte',
      'Beraten zur Folgenabschätzung und zu den Rechten der Betroffenen.',
    ],
    'security-lead': [
      'Informationssicherheit',
      'Beurteilt Zugriffe, Lieferanten und was mit den Daten geschieht.',
    ],
    'operation-owner': [
      'Verantwortliche im Betrieb',
      'Beobachten das Werkzeug nach dem Pilotbetrieb, korrigieren es und können es abschalten.',
    ],
  },
  groups: { context: 'Rahmen' },
  fields: { useCase: 'Anwendungsfall', affectedPeople: 'Betroffene Menschen' },
  phases: {
    'use-case': useCase,
    'data-and-safety': dataAndSafety,
    'pilot-design': pilotDesign,
    evaluation,
    operation,
  },
}

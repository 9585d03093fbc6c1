import type { TemplateTexts } from '../../../../../starter/german/template-texts.ts'
import { analysis } from './analysis.ts'
import { discovery } from './discovery.ts'
import { initiation } from './initiation.ts'
import { recommendation } from './recommendation.ts'
import { synthesis } from './synthesis.ts'

export const cloudMigrationTexts: TemplateTexts = {
  name: 'Cloud-Migration gewachsener Systeme',
  description:
    'Eine gewachsene Landschaft aus Anwendungen und Schnittstellen in die Cloud verlagern, während die Werke weiterlaufen, und abschalten, was niemand braucht.',
  teamRoles: {
    sponsor: [
      'Sponsor',
      'Verantwortet das Budget und entscheidet, wo Termine, Kosten und Risiko kollidieren.',
    ],
    'project-lead': ['Projektleitung', 'Führt das Programm, seinen Plan und seine Berichte.'],
    'enterprise-architect': [
      'Unternehmensarchitektur',
      'Steht für die Zielarchitektur und jede Ausnahme davon ein.',
    ],
    'application-owner': [
      'Anwendungsverantwortliche',
      'Entscheiden, was mit einer Anwendung geschieht, und nehmen das Ergebnis ihres Umzugs ab.',
    ],
    'plant-systems-owner': [
      'Verantwortliche der Werkssysteme',
      'Sprechen für die Produktion: Stillstände, vertretbare Verzögerungen an Maschinen und Handbetrieb.',
    ],
    'security-lead': [
      'Informationssicherheit',
      'Nimmt die Cloud-Umgebung, ihre Zugriffsregeln und ihre Ausnahmen ab.',
    ],
    procurement: [
      'Einkauf',
      'Verhandelt mit Anbietern von Cloud, Lizenzen und Rechenzentren und überwacht Kündigungsfristen.',
    ],
    'finance-partner': ['Controlling', 'Hält die Kosten der alten und der neuen Landschaft vergleichbar.'],
  },
  groups: { context: 'Rahmen' },
  fields: {
    dataCentres: 'Rechenzentren und Serverräume',
    targets: [
      'Erwogene Ziele',
      {
        options: ['Amazon Web Services', 'Microsoft Azure', 'Google Cloud', 'Private Cloud', 'Edge-Server'],
      },
    ],
    dataResidency: [
      'Datenstandort',
      {
        options: [
          'Keine Einschränkung',
          'EWR oder Vereinigtes Königreich',
          'Nur EWR',
          'Nur Vereinigtes Königreich',
          'Nach Datenklasse',
        ],
      },
    ],
    exitDate: 'Rechenzentrum leer bis',
  },
  phases: { initiation, discovery, analysis, synthesis, recommendation },
}

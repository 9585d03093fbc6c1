import type { TemplateTexts } from '../template-texts.ts'
import { assessment } from './assessment.ts'
import { comparison } from './comparison.ts'
import { framing } from './framing.ts'
import { launch } from './launch.ts'
import { roadMap } from './road-map.ts'

export const digitalMaturityTexts: TemplateTexts = {
  name: 'Digitaler Reifegrad',
  description:
    'Die digitale Reife in fünf Dimensionen anhand von Belegen erheben, mit anderen und mit dem eigenen Anspruch vergleichen und einen Fahrplan vereinbaren, den die Organisation trägt.',
  teamRoles: {
    sponsor: ['Sponsor', 'Verantwortet den Anspruch und das Budget des Fahrplans.'],
    'project-lead': ['Projektleitung', 'Führt die Erhebung und hält Skala und Belege überall gleich.'],
    'unit-lead': [
      'Leitung der Einheit',
      'Antwortet für eine Einheit, mit Belegen, und trägt deren Schritte.',
    ],
    'technology-lead': ['Leitung Technik', 'Bringt die Tatsachen zu Systemen und Daten ein.'],
    'people-lead': ['Leitung Personal', 'Spricht für Fähigkeiten, Schulung und Kapazität.'],
  },
  groups: { context: 'Rahmen' },
  fields: {
    units: 'Erhobene Einheiten',
    strategy: 'Was die Strategie von der Technik erwartet',
  },
  phases: { framing, assessment, comparison, 'road-map': roadMap, launch },
}
